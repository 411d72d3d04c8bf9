/** px from the window's upper left corner. */
export type Box = { left: number; top: number; right: number; bottom: number }
export type Size = { width: number; height: number }
export type Spot = { left: number; top: number }
export type Side = 'left' | 'right'

/** Between a toast and what it must not cover, px. */
const GAP = 8

const isBeside = (left: number, { width }: Size, box: Box): boolean =>
  left >= box.right + GAP || left + width <= box.left - GAP

const isAboveOrBelow = (top: number, { height }: Size, box: Box): boolean =>
  top >= box.bottom + GAP || top + height <= box.top - GAP

/** Whether what stands there lies on one of the boxes. */
export const covers = ({ left, top }: Spot, size: Size, boxes: readonly Box[]): boolean =>
  boxes.some((box) => !isBeside(left, size, box) && !isAboveOrBelow(top, size, box))

/**
 * Where toasts lie on none of `boxes`: as high in `room` as there is such a place, and at that height as near to their
 * side as can be. Where everything is taken, in their corner.
 * @param room what of the window they may take
 */
export function freeSpot(size: Size, room: Box, boxes: readonly Box[], side: Side): Spot {
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
    const free = [corner.left, ...row.flatMap((box) => besides(box, size))]
      .filter((left) => left >= room.left && left <= last.left)
      .filter((left) => row.every((box) => isBeside(left, size, box)))
    if (free.length > 0) return { left: nearest(free, corner.left), top }
  }
  return corner
}

/** The highest place at the left edge of `room`, in its upper third, that lies on none of `boxes`; null: there is none. */
function spotBelow(size: Size, room: Box, boxes: readonly Box[]): Spot | null {
  const reach = room.top + (room.bottom - room.top) * REACH
  const tops = [room.top, ...boxes.map(({ bottom }) => bottom + GAP)]
    .filter((top) => top >= room.top && top + size.height <= reach)
    .toSorted((a, b) => a - b)
  const top = tops.find((one) => !covers({ left: room.left, top: one }, size, boxes))
  return top === undefined ? null : { left: room.left, top }
}

/** What stands on the page: what is pressed or typed into, and what is read. */
export type Taken = { controls: readonly Box[]; texts: readonly Box[] }

/** Of the room, from its top: for a text's sake toasts go no further down, or nobody would look for them there. */
const REACH = 1 / 3
/** Toasts that take this share of the room's width are on a phone, all of which is seen at once. */
const PHONE = 3 / 4

/**
 * Where toasts that are at `at` should go: off every control, and off what is read where there is a place near the top.
 * Null: they may stay.
 */
export function betterSpot(at: Box & Size, room: Box, taken: Taken, side: Side): Spot | null {
  const all = [...taken.controls, ...taken.texts]
  const isInside = at.right <= room.right
  // 'top-start' was asked for by name: at the left below what stands there, rather than beside it in mid-window.
  const below = side === 'left' ? spotBelow(at, room, all) : null
  if (below !== null) return at.left === below.left && at.top === below.top ? null : below
  if (isInside && !covers(at, at, all)) return null
  const isPhone = at.width > (room.right - room.left) * PHONE
  const upper = { ...room, bottom: room.top + (room.bottom - room.top) * REACH }
  const clear = freeSpot(at, isPhone ? room : upper, all, side)
  if (!covers(clear, at, all)) return clear
  return isInside && !covers(at, at, taken.controls)
    ? null
    : freeSpot(at, room, taken.controls, side)
}

/** Right of a box, and left of it. */
const besides = ({ left, right }: Box, { width }: Size): number[] => [
  right + GAP,
  left - GAP - width,
]

const nearest = (lefts: readonly number[], to: number): number =>
  lefts.reduce((best, left) => (Math.abs(left - to) < Math.abs(best - to) ? left : best))
