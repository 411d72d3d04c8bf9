import { pxPerMetre, type View } from '../frame.ts'

const LONGEST_PX = 100
const ROUND = [1, 2, 5] as const

/** The longest round number of metres that the bar has room for. */
export function scaleOf(view: View): { metres: number; px: number } {
  const most = LONGEST_PX / pxPerMetre(view)
  const power = 10 ** Math.floor(Math.log10(most))
  const metres = Math.max(...ROUND.map((step) => step * power).filter((step) => step <= most))
  return { metres, px: metres * pxPerMetre(view) }
}

const worded = (metres: number) => (metres >= 1000 ? `${metres / 1000} km` : `${metres} m`)

/** A bar at the bottom left. */
export function drawScale(context: CanvasRenderingContext2D, view: View): void {
  const { metres, px } = scaleOf(view)
  const [left, bottom] = [8, view.height - 8]
  context.save()
  context.fillStyle = '#ffffffd9'
  context.fillRect(left - 4, bottom - 18, px + 8, 22)
  context.strokeStyle = '#121c1e'
  context.lineWidth = 1.5
  context.beginPath()
  context.moveTo(left, bottom - 5)
  context.lineTo(left, bottom)
  context.lineTo(left + px, bottom)
  context.lineTo(left + px, bottom - 5)
  context.stroke()
  context.fillStyle = '#121c1e'
  context.font = '400 10px Arial, sans-serif'
  context.textAlign = 'left'
  context.textBaseline = 'alphabetic'
  context.fillText(worded(metres), left + 3, bottom - 5)
  context.restore()
}
