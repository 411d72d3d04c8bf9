import type { Point } from '../case.ts'

const TILE_PX = 256
/** kyc §9 */
const MAX_FIT_ZOOM = 14
const PADDING_PX = 100
const MAX_PADDING_SHARE = 0.3

export type Size = { width: number; height: number }
/** Web Mercator, CSS px. */
export type Viewport = Size & { centre: Point; zoom: number }
export type PixelPoint = { x: number; y: number }

/** On the whole world at this zoom. */
function worldPixel({ latitude, longitude }: Point, zoom: number): PixelPoint {
  const size = TILE_PX * 2 ** zoom
  const sine = Math.sin((latitude * Math.PI) / 180)
  return {
    x: ((longitude + 180) / 360) * size,
    y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * size,
  }
}

function pointAtPixel({ x, y }: PixelPoint, zoom: number): Point {
  const size = TILE_PX * 2 ** zoom
  const angle = Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / size)))
  return { latitude: (angle * 180) / Math.PI, longitude: (x / size) * 360 - 180 }
}

/** To px from the view's top left corner. */
export function project(view: Viewport): (point: Point) => PixelPoint {
  const centre = worldPixel(view.centre, view.zoom)
  return (point) => {
    const { x, y } = worldPixel(point, view.zoom)
    return { x: x - centre.x + view.width / 2, y: y - centre.y + view.height / 2 }
  }
}

/** At the centre of the view. */
export function pxPerMetre({ centre, zoom }: Viewport): number {
  const equatorM = 40_075_016.686
  return (TILE_PX * 2 ** zoom) / (equatorM * Math.cos((centre.latitude * Math.PI) / 180))
}

/** The closest view that shows all points, of which there is at least one. */
export function fitViewport(points: readonly Point[], { width, height }: Size): Viewport {
  const padding = (length: number) => Math.min(PADDING_PX, length * MAX_PADDING_SHARE)
  const available = { x: width - 2 * padding(width), y: height - 2 * padding(height) }
  for (let zoom = MAX_FIT_ZOOM; ; zoom -= 1) {
    const pixels = points.map((point) => worldPixel(point, zoom))
    const [xs, ys] = [pixels.map(({ x }) => x), pixels.map(({ y }) => y)]
    const [left, right] = [Math.min(...xs), Math.max(...xs)]
    const [top, bottom] = [Math.min(...ys), Math.max(...ys)]
    if (zoom === 0 || (right - left <= available.x && bottom - top <= available.y)) {
      const centre = pointAtPixel({ x: (left + right) / 2, y: (top + bottom) / 2 }, zoom)
      return { centre, zoom, width, height }
    }
  }
}

export function isInViewport(view: Viewport, point: Point): boolean {
  const { x, y } = project(view)(point)
  return x >= 0 && x <= view.width && y >= 0 && y <= view.height
}
