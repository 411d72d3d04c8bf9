/** px from the window's upper left corner. */
export type Box = { left: number; top: number; right: number; bottom: number }
export type Size = { width: number; height: number }
export type Position = { left: number; top: number }
export type Side = 'left' | 'right'

/** Space between a toast and what it must not cover, px. */
const GAP = 8

const isBeside = (left: number, { width }: Size, box: Box): boolean =>
  left >= box.right + GAP || left + width <= box.left - GAP

const isAboveOrBelow = (top: number, { height }: Size, box: Box): boolean =>
  top >= box.bottom + GAP || top + height <= box.top - GAP

/** Whether a box at this position overlaps one of the boxes. */
export const overlapsAny = ({ left, top }: Position, size: Size, boxes: readonly Box[]): boolean =>
  boxes.some((box) => !isBeside(left, size, box) && !isAboveOrBelow(top, size, box))

/**
 * A position for toasts that overlaps none of `boxes`: as high in `room` as possible, then as near to their side as
 * possible; their corner where nothing is free.
 * @param room the area of the window that they may use
 */
export function findFreePosition(
  size: Size,
  room: Box,
  boxes: readonly Box[],
  side: Side,
): Position {
  const last = {
    left: Math.max(room.left, room.right - size.width),
    top: room.bottom - size.height,
  }
  const corner = { left: side === 'left' ? room.left : last.left, top: room.top }
  const tops = [room.top, ...boxes.map(({ bottom }) => bottom + GAP)]
    .filter((top) => top >= room.top && top <= last.top)
    .toSorted((a, b) => a - b)
  for (const top of tops) {
    const row = boxes.filter((box) => !isAboveOrBelow(top, size, box))
    const free = [corner.left, ...row.flatMap((box) => positionsBeside(box, size))]
      .filter((left) => left >= room.left && left <= last.left)
      .filter((left) => row.every((box) => isBeside(left, size, box)))
    if (free.length > 0) return { left: nearest(free, corner.left), top }
  }
  return corner
}

/** The highest free position at the left edge in the upper third of `room`; null where there is none. */
function findPositionAtLeftEdge(size: Size, room: Box, boxes: readonly Box[]): Position | null {
  const reach = room.top + (room.bottom - room.top) * REACH
  const tops = [room.top, ...boxes.map(({ bottom }) => bottom + GAP)]
    .filter((top) => top >= room.top && top + size.height <= reach)
    .toSorted((a, b) => a - b)
  const top = tops.find((one) => !overlapsAny({ left: room.left, top: one }, size, boxes))
  return top === undefined ? null : { left: room.left, top }
}

/** Elements on the page: controls, and texts. */
export type Obstacles = { controls: readonly Box[]; texts: readonly Box[] }

/** Toasts avoid texts only in this upper share of the room; further down nobody would look for them. */
const REACH = 1 / 3
/** Toasts with this share of the room's width are on a phone. */
const PHONE = 3 / 4

/**
 * A better position for toasts at `at`: off every control, and off texts where there is a place near the top. Null:
 * they may stay.
 */
export function findBetterPosition(
  at: Box & Size,
  room: Box,
  taken: Obstacles,
  side: Side,
): Position | null {
  const all = [...taken.controls, ...taken.texts]
  const isInside = at.right <= room.right
  // 'top-start' toasts move down the left side rather than into the middle.
  const below = side === 'left' ? findPositionAtLeftEdge(at, room, all) : null
  if (below !== null) return at.left === below.left && at.top === below.top ? null : below
  if (isInside && !overlapsAny(at, at, all)) return null
  const isPhone = at.width > (room.right - room.left) * PHONE
  const upper = { ...room, bottom: room.top + (room.bottom - room.top) * REACH }
  const clear = findFreePosition(at, isPhone ? room : upper, all, side)
  if (!overlapsAny(clear, at, all)) return clear
  return isInside && !overlapsAny(at, at, taken.controls)
    ? null
    : findFreePosition(at, room, taken.controls, side)
}

const positionsBeside = ({ left, right }: Box, { width }: Size): number[] => [
  right + GAP,
  left - GAP - width,
]

const nearest = (lefts: readonly number[], to: number): number =>
  lefts.reduce((best, left) => (Math.abs(left - to) < Math.abs(best - to) ? left : best))
