import { expect, it } from 'vitest'
import {
  ZOOM_MAX,
  canZoomIn,
  canZoomOut,
  zoomIn,
  zoomLabel,
  zoomOut,
} from '#shared/ui/preview/pdf/zoom.ts'

it.each([
  [1, 1.1],
  [1.1, 1.2],
  [1.2, 1.3],
  [1.37, 1.4],
  [2.9999999, 3.1],
  [3.9, 4],
  [4, 4],
])('zooms in from %d to %d', (from, to) => {
  expect(zoomIn(from)).toBe(to)
})

it.each([
  [1, 1],
  [1.04, 1],
  [1.1, 1],
  [1.37, 1.3],
  [4, 3.9],
])('zooms out from %d to %d', (from, to) => {
  expect(zoomOut(from)).toBe(to)
})

it('comes back to exactly 1 after thirty steps in and out', () => {
  let zoom = 1
  for (let step = 0; step < 30; step += 1) zoom = zoomIn(zoom)
  expect(zoom).toBe(ZOOM_MAX)
  for (let step = 0; step < 30; step += 1) zoom = zoomOut(zoom)
  expect(zoom).toBe(1)
})

it.each([
  [1, false, true],
  [1.1, true, true],
  [4, true, false],
])('at %d zooming out is %s and in is %s', (zoom, out, into) => {
  expect([canZoomOut(zoom), canZoomIn(zoom)]).toEqual([out, into])
})

it('is shown in per cent', () => {
  expect(zoomLabel(1.1)).toBe('110%')
})
