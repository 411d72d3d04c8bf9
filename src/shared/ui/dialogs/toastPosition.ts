/** px from the window's upper left corner. */
export type Box = { left: number; top: number; right: number; bottom: number }
export type Size = { width: number; height: number }
export type Position = { left: number; top: number }
export type Side = 'left' | 'right'

/** px between a toast and what it must not cover. */
const GAP = 8

const isBeside = (left: number, { width }: Size, box: Box): boolean =>
  left >= box.right + GAP || left + width <= box.left - GAP

const isAboveOrBelow = (top: number, { height }: Size, box: Box): boolean =>
  top >= box.bottom + GAP || top + height <= box.top - GAP

export const overlapsAny = ({ left, top }: Position, size: Size, boxes: readonly Box[]): boolean =>
  boxes.some((box) => !isBeside(left, size, box) && !isAboveOrBelow(top, size, box))

/** The highest one in `area`, then the nearest to their side; their corner where nothing is free. */
export function findFreePosition(
  size: Size,
  area: Box,
  boxes: readonly Box[],
  side: Side,
): Position {
  const last = {
    left: Math.max(area.left, area.right - size.width),
    top: area.bottom - size.height,
  }
  const corner = { left: side === 'left' ? area.left : last.left, top: area.top }
  const tops = [area.top, ...boxes.map(({ bottom }) => bottom + GAP)]
    .filter((top) => top >= area.top && top <= last.top)
    .toSorted((a, b) => a - b)
  for (const top of tops) {
    const row = boxes.filter((box) => !isAboveOrBelow(top, size, box))
    const free = [corner.left, ...row.flatMap((box) => positionsBeside(box, size))]
      .filter((left) => left >= area.left && left <= last.left)
      .filter((left) => row.every((box) => isBeside(left, size, box)))
    if (free.length > 0) return { left: nearest(free, corner.left), top }
  }
  return corner
}

/** The highest free position at the left edge in the upper third of `area`; null where there is none. */
function findPositionAtLeftEdge(size: Size, area: Box, boxes: readonly Box[]): Position | null {
  const lowestBottom = area.top + (area.bottom - area.top) * UPPER_SHARE
  const tops = [area.top, ...boxes.map(({ bottom }) => bottom + GAP)]
    .filter((top) => top >= area.top && top + size.height <= lowestBottom)
    .toSorted((a, b) => a - b)
  const top = tops.find((one) => !overlapsAny({ left: area.left, top: one }, size, boxes))
  return top === undefined ? null : { left: area.left, top }
}

export type Obstacles = { controls: readonly Box[]; texts: readonly Box[] }

/** Further down nobody would look for toasts that avoid texts. */
const UPPER_SHARE = 1 / 3
/** Share of the area's width that a toast has on a phone. */
const PHONE = 3 / 4

/** Off every control, and off texts if there is space near the top. Null: the toasts may stay. */
export function findBetterPosition(
  at: Box & Size,
  area: Box,
  obstacles: Obstacles,
  side: Side,
): Position | null {
  const all = [...obstacles.controls, ...obstacles.texts]
  const isInside = at.right <= area.right
  // 'top-start' toasts move down the left side rather than into the middle.
  const below = side === 'left' ? findPositionAtLeftEdge(at, area, all) : null
  if (below !== null) return at.left === below.left && at.top === below.top ? null : below
  if (isInside && !overlapsAny(at, at, all)) return null
  const isPhone = at.width > (area.right - area.left) * PHONE
  const upper = { ...area, bottom: area.top + (area.bottom - area.top) * UPPER_SHARE }
  const position = findFreePosition(at, isPhone ? area : upper, all, side)
  if (!overlapsAny(position, at, all)) return position
  return isInside && !overlapsAny(at, at, obstacles.controls)
    ? null
    : findFreePosition(at, area, obstacles.controls, side)
}

const positionsBeside = ({ left, right }: Box, { width }: Size): number[] => [
  right + GAP,
  left - GAP - width,
]

const nearest = (lefts: readonly number[], to: number): number =>
  lefts.reduce((best, left) => (Math.abs(left - to) < Math.abs(best - to) ? left : best))
