import { describe, expect, it } from 'vitest'
import {
  findBetterPosition,
  overlapsAny,
  findFreePosition,
  type Box,
} from '#shared/ui/dialogs/toastPosition.ts'

const ROOM: Box = { left: 32, top: 68, right: 1248, bottom: 848 }
const SIZE = { width: 300, height: 48 }
const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
})

describe('the position of toasts', () => {
  it.each([
    ['nothing stands there: the corner', [], 'right', { left: 948, top: 68 }],
    ['nothing stands there, at the left', [], 'left', { left: 32, top: 68 }],
    [
      'what stands elsewhere does not move them',
      [box(948, 200, 200, 36)],
      'right',
      { left: 948, top: 68 },
    ],
    [
      'a button of the page’s head: beside it',
      [box(1088, 80, 160, 36)],
      'right',
      { left: 780, top: 68 },
    ],
    ['an arrow back at the left: beside it', [box(32, 80, 36, 36)], 'left', { left: 76, top: 68 }],
    [
      'two buttons: left of both, for between them is too little room',
      [box(1148, 80, 100, 36), box(800, 80, 100, 36)],
      'right',
      { left: 492, top: 68 },
    ],
    ['a row that is full: below it', [box(32, 80, 1216, 36)], 'right', { left: 948, top: 124 }],
    [
      'between two full rows: where there is height enough',
      [box(32, 68, 1216, 40), box(32, 160, 1216, 40)],
      'right',
      { left: 948, top: 208 },
    ],
    [
      'a button of another row does not bar this one',
      [box(1088, 300, 160, 36)],
      'right',
      { left: 948, top: 68 },
    ],
  ] as const)('%s', (_, boxes, side, spot) => {
    expect(findFreePosition(SIZE, ROOM, boxes, side)).toEqual(spot)
    expect(overlapsAny(findFreePosition(SIZE, ROOM, boxes, side), SIZE, boxes)).toBe(false)
  })

  it('uses the corner if there is no free space', () => {
    const all = [box(0, 0, 1280, 860)]
    expect(findFreePosition(SIZE, ROOM, all, 'right')).toEqual({ left: 948, top: 68 })
    expect(overlapsAny({ left: 948, top: 68 }, SIZE, all)).toBe(true)
  })

  it('starts at the left edge on a phone', () => {
    const phone: Box = { left: 16, top: 68, right: 374, bottom: 832 }
    const back = box(8, 72, 36, 36)
    expect(findFreePosition({ width: 358, height: 64 }, phone, [back], 'right')).toEqual({
      left: 16,
      top: 116,
    })
  })
})

describe("'top-start'", () => {
  const at = { ...box(32, 68, 300, 48), ...SIZE }

  it('stays at the left edge, below a heading', () => {
    const page = { controls: [box(300, 72, 120, 36)], texts: [box(32, 72, 200, 24)] }
    expect(findBetterPosition(at, ROOM, page, 'left')).toEqual({ left: 32, top: 116 })
  })

  it('stays if nothing is covered', () => {
    expect(findBetterPosition(at, ROOM, { controls: [], texts: [] }, 'left')).toBeNull()
  })
})

describe('a better position', () => {
  const at = { ...box(948, 68, 300, 48), ...SIZE }
  const head = box(32, 72, 200, 24)
  const button = box(1088, 80, 160, 36)
  const page = { controls: [button], texts: [head] }

  it.each([
    ['nobody reads or presses what is there', { controls: [], texts: [head] }, null],
    ['a button is there: left of it, off the heading', page, { left: 780, top: 68 }],
    [
      'a heading as wide as the page is there: below it',
      { controls: [], texts: [box(32, 72, 1216, 24)] },
      { left: 948, top: 104 },
    ],
    [
      'all is text as far down as somebody would look: it stays',
      { controls: [], texts: [box(32, 68, 1216, 400)] },
      null,
    ],
    [
      'all is text, and a button is there: off the button',
      { controls: [button], texts: [box(32, 68, 1216, 400)] },
      { left: 780, top: 68 },
    ],
  ])('%s', (_, taken, spot) => {
    expect(findBetterPosition(at, ROOM, taken, 'right')).toEqual(spot)
  })

  it('on a phone may be further down', () => {
    const phone: Box = { left: 16, top: 68, right: 374, bottom: 832 }
    const corner = { ...box(16, 68, 358, 64), width: 358, height: 64 }
    const texts = [box(16, 68, 358, 600)]
    expect(findBetterPosition(corner, phone, { controls: [], texts }, 'right')).toEqual({
      left: 16,
      top: 676,
    })
  })

  it('moves inside a window that became smaller', () => {
    const beyond = { ...box(1048, 68, 300, 48), ...SIZE }
    expect(findBetterPosition(beyond, ROOM, { controls: [], texts: [] }, 'right')).toEqual({
      left: 948,
      top: 68,
    })
  })
})
