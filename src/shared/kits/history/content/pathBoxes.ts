import { areaOf, isUpright, transformBox, type Box, type Matrix } from './geometry.ts'

/** Values of pdf.js's `DrawOPS`, each with the count of its numbers. */
const POINTS_OF = [2, 2, 6, 4, 0]
const [MOVE, LINE] = [0, 1]

type Subpath = { points: [number, number][]; isCurved: boolean }

function subpathsOf(path: ArrayLike<number>): Subpath[] {
  const subpaths: Subpath[] = []
  for (let at = 0; at < path.length;) {
    const kind = path[at] ?? 0
    const count = POINTS_OF[kind] ?? 0
    if (kind === MOVE) subpaths.push({ points: [], isCurved: false })
    const current = subpaths.at(-1)
    if (current !== undefined && count > 0) {
      current.isCurved ||= kind > LINE
      current.points.push([path[at + count - 1] ?? 0, path[at + count] ?? 0])
    }
    at += 1 + count
  }
  return subpaths
}

/** The share of a curved shape's box that surely is inside of it. */
const INNER = 0.15

function boxOf({ points, isCurved }: Subpath): Box | null {
  if (points.length < 3) return null
  const [across, down] = [points.map(([x]) => x), points.map(([, y]) => y)]
  const box: Box = [Math.min(...across), Math.min(...down), Math.max(...across), Math.max(...down)]
  if (isCurved) {
    const [dx, dy] = [(box[2] - box[0]) * INNER, (box[3] - box[1]) * INNER]
    return [box[0] + dx, box[1] + dy, box[2] - dx, box[3] - dy]
  }
  const isCorner = ([x, y]: [number, number]) =>
    (near(x, box[0]) || near(x, box[2])) && (near(y, box[1]) || near(y, box[3]))
  return points.every(isCorner) && points.length <= 6 ? box : null
}

const near = (a: number, b: number) => Math.abs(a - b) < 0.05

const contains = (outer: Box, inner: Box) =>
  outer !== inner &&
  outer[0] <= inner[0] &&
  outer[1] <= inner[1] &&
  outer[2] >= inner[2] &&
  outer[3] >= inner[3]

/** The rectangles that a filled path surely covers. A shape within another may be a hole: then none. */
export function filledBoxes(path: ArrayLike<number>, matrix: Matrix): Box[] {
  if (!isUpright(matrix)) return []
  const boxes = subpathsOf(path)
    .map(boxOf)
    .filter((box) => box !== null)
  if (boxes.length < 100 && boxes.some((box) => boxes.some((other) => contains(box, other))))
    return []
  return boxes.map((box) => transformBox(matrix, box)).filter((box) => areaOf(box) > 0)
}

/** The only rectangle of a path that clips; null for other shapes. */
export function clipBox(path: ArrayLike<number>, matrix: Matrix): Box | null {
  const [subpath, ...others] = subpathsOf(path)
  if (subpath === undefined || others.length > 0 || subpath.isCurved || !isUpright(matrix))
    return null
  const box = boxOf(subpath)
  return box === null ? null : transformBox(matrix, box)
}

/** Straight thick lines, which can cover text as a shape does. */
export function strokedBoxes(path: ArrayLike<number>, matrix: Matrix, width: number): Box[] {
  if (!isUpright(matrix)) return []
  return subpathsOf(path).flatMap(({ points, isCurved }) => {
    const [start, end] = points
    if (isCurved || points.length !== 2 || start === undefined || end === undefined) return []
    const half = width / 2
    if (near(start[1], end[1]))
      return [
        transformBox(matrix, [
          Math.min(start[0], end[0]),
          start[1] - half,
          Math.max(start[0], end[0]),
          start[1] + half,
        ]),
      ]
    return near(start[0], end[0])
      ? [
          transformBox(matrix, [
            start[0] - half,
            Math.min(start[1], end[1]),
            start[0] + half,
            Math.max(start[1], end[1]),
          ]),
        ]
      : []
  })
}
