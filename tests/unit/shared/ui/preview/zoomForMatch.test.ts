import { expect, it } from 'vitest'
import { zoomForMatch } from '#shared/ui/preview/pdf/zoomForMatch.ts'

it.each<[string, Parameters<typeof zoomForMatch>[0], number]>([
  [
    'small letters are zoomed to',
    { zoom: 1, fontPx: 10, isSetByUser: false, storedZoom: null },
    1.3,
  ],
  ['of a phone too', { zoom: 1, fontPx: 5.4, isSetByUser: false, storedZoom: null }, 2.4],
  ['never beyond the most', { zoom: 1, fontPx: 1, isSetByUser: false, storedZoom: null }, 4],
  [
    'what can be read is left',
    { zoom: 1.2, fontPx: 13, isSetByUser: false, storedZoom: null },
    1.2,
  ],
  ['letters without a size too', { zoom: 1, fontPx: 0, isSetByUser: false, storedZoom: null }, 1],
  ['no size too', { zoom: 1, fontPx: Number.NaN, isSetByUser: false, storedZoom: null }, 1],
  ['an earlier choice counts', { zoom: 1, fontPx: 10, isSetByUser: false, storedZoom: 1.3 }, 1.3],
  ['also one that is smaller', { zoom: 1.6, fontPx: 16, isSetByUser: false, storedZoom: 1 }, 1],
  ['one out of range is none', { zoom: 1, fontPx: 10, isSetByUser: false, storedZoom: 90 }, 4],
  ['one of this file comes first', { zoom: 1.1, fontPx: 9, isSetByUser: true, storedZoom: 2 }, 1.1],
])('%s', (_, look, zoom) => {
  expect(zoomForMatch(look)).toBe(zoom)
})
