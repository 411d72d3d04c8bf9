import type { Point } from '../case.ts'

const TILE_PX = 256
/** kyc §9: how near the places are shown by themselves, and how much is left free around them. */
const MAX_ZOOM = 14
const PADDING_PX = 100
/** Of a map that is too small for that. */
const LEAST_SHARE = 0.3

export type Size = { width: number; height: number }
/** What a map shows: Web Mercator, px of CSS. */
export type View = Size & { centre: Point; zoom: number }
export type Spot = { x: number; y: number }

/** px of the whole world at this zoom. */
function worldSpot({ latitude, longitude }: Point, zoom: number): Spot {
  const size = TILE_PX * 2 ** zoom
  const sine = Math.sin((latitude * Math.PI) / 180)
  return {
    x: ((longitude + 180) / 360) * size,
    y: (0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) * size,
  }
}

function pointAt({ x, y }: Spot, zoom: number): Point {
  const size = TILE_PX * 2 ** zoom
  const angle = Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / size)))
  return { latitude: (angle * 180) / Math.PI, longitude: (x / size) * 360 - 180 }
}

/** Where a point lies in the view, from its top left corner. */
export function project(view: View): (point: Point) => Spot {
  const centre = worldSpot(view.centre, view.zoom)
  return (point) => {
    const { x, y } = worldSpot(point, view.zoom)
    return { x: x - centre.x + view.width / 2, y: y - centre.y + view.height / 2 }
  }
}

/** The point at a place of the view. */
export function unproject(view: View): (spot: Spot) => Point {
  const centre = worldSpot(view.centre, view.zoom)
  return ({ x, y }) =>
    pointAt({ x: centre.x + x - view.width / 2, y: centre.y + y - view.height / 2 }, view.zoom)
}

/** px of one metre on the ground, in the middle of the view. */
export function pxPerMetre({ centre, zoom }: View): number {
  const equatorM = 40_075_016.686
  return (TILE_PX * 2 ** zoom) / (equatorM * Math.cos((centre.latitude * Math.PI) / 180))
}

/** The view that shows all points, as near as it may. @param points at least one */
export function frameOf(points: readonly Point[], { width, height }: Size): View {
  const padding = (side: number) => Math.min(PADDING_PX, side * LEAST_SHARE)
  const free = { x: width - 2 * padding(width), y: height - 2 * padding(height) }
  for (let zoom = MAX_ZOOM; ; zoom -= 1) {
    const spots = points.map((point) => worldSpot(point, zoom))
    const [xs, ys] = [spots.map(({ x }) => x), spots.map(({ y }) => y)]
    const [left, right] = [Math.min(...xs), Math.max(...xs)]
    const [top, bottom] = [Math.min(...ys), Math.max(...ys)]
    if (zoom === 0 || (right - left <= free.x && bottom - top <= free.y)) {
      const centre = pointAt({ x: (left + right) / 2, y: (top + bottom) / 2 }, zoom)
      return { centre, zoom, width, height }
    }
  }
}

/** Whether the point is to be seen with its pin. */
export function shows(view: View, point: Point): boolean {
  const { x, y } = project(view)(point)
  return x >= 0 && x <= view.width && y >= 0 && y <= view.height
}
