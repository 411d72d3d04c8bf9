import { project, unproject, type View } from '../frame.ts'

/** Degrees between two lines: the smallest that leaves them this far apart. */
const LEAST_GAP_PX = 80
const STEPS = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 45] as const

function multiples(from: number, to: number, step: number): number[] {
  const first = Math.ceil(from / step)
  return Array.from({ length: Math.max(0, Math.floor(to / step) - first + 1) }, (_, index) =>
    Number(((first + index) * step).toFixed(6)),
  )
}

/** Light ground with lines of round coordinates, each named at its end. */
export function drawGround(context: CanvasRenderingContext2D, view: View): void {
  const { width, height } = view
  const [place, at] = [project(view), unproject(view)]
  const [topLeft, bottomRight] = [at({ x: 0, y: 0 }), at({ x: width, y: height })]
  const perPx = (bottomRight.longitude - topLeft.longitude) / width
  const step = STEPS.find((degrees) => degrees / perPx >= LEAST_GAP_PX) ?? 45
  context.fillStyle = '#eef1f0'
  context.fillRect(0, 0, width, height)
  context.strokeStyle = '#cbd5d4'
  context.fillStyle = '#5d6b6e'
  context.lineWidth = 1
  context.font = '400 10px Arial, sans-serif'
  context.textAlign = 'left'
  context.textBaseline = 'alphabetic'
  for (const longitude of multiples(topLeft.longitude, bottomRight.longitude, step)) {
    const { x } = place({ latitude: view.centre.latitude, longitude })
    strokeLine(context, [x, 0, x, height])
    context.fillText(String(longitude), x + 3, 11)
  }
  for (const latitude of multiples(bottomRight.latitude, topLeft.latitude, step)) {
    const { y } = place({ latitude, longitude: view.centre.longitude })
    strokeLine(context, [0, y, width, y])
    context.fillText(String(latitude), 3, y - 3)
  }
}

function strokeLine(
  context: CanvasRenderingContext2D,
  [fromX, fromY, toX, toY]: readonly [number, number, number, number],
): void {
  context.beginPath()
  context.moveTo(fromX, fromY)
  context.lineTo(toX, toY)
  context.stroke()
}
