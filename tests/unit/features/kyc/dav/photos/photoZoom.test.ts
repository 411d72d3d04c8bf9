import { describe, expect, it } from 'vitest'
import {
  FIT_ZOOM,
  fitScale,
  toTransform,
  zoomReducer,
  rotatedSize,
  visibleRect,
  type ZoomEvent,
} from '#features/kyc/dav/photos/photoZoom.ts'

const STAGE = { width: 800, height: 600 }
const PICTURE = { width: 1200, height: 1200 }
const MEASURED = { container: STAGE, image: PICTURE }
const after = (...events: ZoomEvent[]) =>
  events.reduce((view, event) => zoomReducer(view, event, MEASURED), FIT_ZOOM)

it.each([
  [PICTURE, 0.5],
  [{ width: 400, height: 300 }, 1],
  [{ width: 1600, height: 300 }, 0.5],
])('%o fits at %f: completely visible and never enlarged', (picture, expected) => {
  expect(fitScale(STAGE, picture)).toBe(expected)
})

it.each([
  [0, { width: 3, height: 2 }],
  [1, { width: 2, height: 3 }],
  [2, { width: 3, height: 2 }],
  [3, { width: 2, height: 3 }],
])('rotated %i times', (quarterTurns, expected) => {
  expect(rotatedSize({ width: 3, height: 2 }, quarterTurns)).toEqual(expected)
})

describe('zoomReducer', () => {
  it.each<[string, ZoomEvent[], object]>([
    ['zooms around the centre', [{ kind: 'zoomed', by: 2 }], { scale: 1, x: 0, y: 0 }],
    ['stops at four px per pixel', [{ kind: 'zoomed', by: 100 }], { scale: 4 }],
    [
      'keeps the point under the pointer',
      [{ kind: 'zoomed', by: 2, at: { x: 100, y: -50 } }],
      { scale: 1, x: -100, y: 50 },
    ],
    [
      'is moved by dragging',
      [
        { kind: 'zoomed', by: 4 },
        { kind: 'panned', x: 30, y: -20 },
      ],
      { scale: 2, x: 30, y: -20 },
    ],
    [
      'never shows space beside a larger photo',
      [
        { kind: 'zoomed', by: 2 },
        { kind: 'panned', x: 9000, y: -9000 },
      ],
      { scale: 1, x: 200, y: -300 },
    ],
  ])('%s', (_, events, expected) => {
    expect(after(...events)).toMatchObject({ kind: 'zoomed', ...expected })
  })

  it.each<ZoomEvent[][]>([
    [[{ kind: 'zoomed', by: 2 }, { kind: 'fitted' }]],
    [
      [
        { kind: 'zoomed', by: 2 },
        { kind: 'zoomed', by: 0.1 },
      ],
    ],
    [[{ kind: 'panned', x: 30, y: -20 }]],
  ])('fits after %o', (events) => {
    expect(after(...events)).toBe(FIT_ZOOM)
    expect(toTransform(FIT_ZOOM, STAGE, PICTURE)).toEqual({ scale: 0.5, x: 0, y: 0 })
  })
})

it.each([
  [
    { scale: 0.5, x: 0, y: 0 },
    { left: 0, width: 1, top: 0, height: 1 },
  ],
  [
    { scale: 2, x: 0, y: 0 },
    { left: 1 / 3, width: 1 / 3, top: 0.375, height: 0.25 },
  ],
  [
    { scale: 2, x: 800, y: -900 },
    { left: 0, width: 1 / 3, top: 0.75, height: 0.25 },
  ],
])('of %o the minimap frames %o', (placed, expected) => {
  const part = visibleRect(placed, STAGE, PICTURE)
  for (const [edge, share] of Object.entries(expected))
    expect(part).toHaveProperty(edge, expect.closeTo(share))
})
