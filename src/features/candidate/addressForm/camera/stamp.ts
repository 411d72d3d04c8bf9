const IN_INDIA = new Intl.DateTimeFormat('en-IN', {
  day: '2-digit',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
  timeZone: 'Asia/Kolkata',
})

/** What is written into a photo, in English for the report: '20 Nov 2026, 10:31:07 IST' (kyc §5). @param takenAt ms since 1970 */
export const stampText = (takenAt: number): string =>
  `${IN_INDIA.format(takenAt).replace('Sept', 'Sep')} IST`

/** Of the side of the picture: the height of the strip along its foot, of its letters, their distance from the edge. */
const STRIP = { height: 1 / 16, letters: 1 / 28, edge: 1 / 40 }

/** White letters on a dark strip: to be read on any ground. @param side px of the square picture */
export function drawStamp(context: CanvasRenderingContext2D, text: string, side: number): void {
  const height = side * STRIP.height
  context.fillStyle = 'rgb(0 0 0 / 70%)'
  context.fillRect(0, side - height, side, height)
  context.font = `600 ${Math.round(side * STRIP.letters)}px sans-serif`
  context.textBaseline = 'middle'
  context.fillStyle = 'rgb(255 255 255)'
  context.fillText(text, side * STRIP.edge, side - height / 2)
}
