/** Left, top, right and bottom in points from the page's upper left corner, its rotation applied. */
export type Box = readonly [number, number, number, number]
export type Matrix = readonly [number, number, number, number, number, number]

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0]
/** No edge anywhere. */
export const EVERYWHERE: Box = [-Infinity, -Infinity, Infinity, Infinity]

/** First `inner`, then `outer`. */
export const multiply = (outer: Matrix, inner: Matrix): Matrix => [
  outer[0] * inner[0] + outer[2] * inner[1],
  outer[1] * inner[0] + outer[3] * inner[1],
  outer[0] * inner[2] + outer[2] * inner[3],
  outer[1] * inner[2] + outer[3] * inner[3],
  outer[0] * inner[4] + outer[2] * inner[5] + outer[4],
  outer[1] * inner[4] + outer[3] * inner[5] + outer[5],
]

/** Undoes a matrix that keeps areas: those of pages turn, mirror, scale and move. */
export function inverse([a, b, c, d, e, f]: Matrix): Matrix {
  const area = a * d - b * c
  const [ia, ib, ic, id] = [d / area, -b / area, -c / area, a / area]
  return [ia, ib, ic, id, -(ia * e + ic * f), -(ib * e + id * f)]
}

export const pointAt = (matrix: Matrix, x: number, y: number): readonly [number, number] => [
  matrix[0] * x + matrix[2] * y + matrix[4],
  matrix[1] * x + matrix[3] * y + matrix[5],
]

/** Sides stay parallel to the page's. */
export const isUpright = ([a, b, c, d]: Matrix): boolean =>
  (Math.abs(b) < 1e-3 && Math.abs(c) < 1e-3) || (Math.abs(a) < 1e-3 && Math.abs(d) < 1e-3)

/** The smallest box around a transformed one. */
export function transformBox([a, b, c, d, e, f]: Matrix, [x1, y1, x2, y2]: Box): Box {
  const [ax, bx, cy, dy] = [a * (x2 - x1), b * (x2 - x1), c * (y2 - y1), d * (y2 - y1)]
  const [x, y] = [a * x1 + c * y1 + e, b * x1 + d * y1 + f]
  return [
    x + Math.min(ax, 0) + Math.min(cy, 0),
    y + Math.min(bx, 0) + Math.min(dy, 0),
    x + Math.max(ax, 0) + Math.max(cy, 0),
    y + Math.max(bx, 0) + Math.max(dy, 0),
  ]
}

export const intersect = (a: Box, b: Box): Box => [
  Math.max(a[0], b[0]),
  Math.max(a[1], b[1]),
  Math.min(a[2], b[2]),
  Math.min(a[3], b[3]),
]

export const isEmpty = ([left, top, right, bottom]: Box): boolean => right <= left || bottom <= top
export const areaOf = (box: Box): number =>
  isEmpty(box) ? 0 : (box[2] - box[0]) * (box[3] - box[1])
export const isInside = (box: Box, x: number, y: number): boolean =>
  x >= box[0] && x <= box[2] && y >= box[1] && y <= box[3]
export const overlaps = (a: Box, b: Box): boolean => !isEmpty(intersect(a, b))

export const around = (boxes: readonly Box[]): Box => [
  Math.min(...boxes.map((box) => box[0])),
  Math.min(...boxes.map((box) => box[1])),
  Math.max(...boxes.map((box) => box[2])),
  Math.max(...boxes.map((box) => box[3])),
]

export const centreOf = ([left, top, right, bottom]: Box): readonly [number, number] => [
  (left + right) / 2,
  (top + bottom) / 2,
]
