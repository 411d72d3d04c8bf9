import { expect, it } from 'vitest'
import { zoomForMatch } from '#shared/ui/preview/pdf/zoomForMatch.ts'

const INPUT = { zoom: 1, fontPx: 8, fullWidthZoom: 1, isSetByUser: false, storedZoom: null }

it.each<[string, Partial<Parameters<typeof zoomForMatch>[0]>, number]>([
  ['small letters are zoomed to', {}, 1.2],
  ['of a phone too', { fontPx: 5.4 }, 1.7],
  ['never beyond the most', { fontPx: 1 }, 4],
  ['the whole width is kept where it is enough', { fullWidthZoom: 1.15 }, 1.15],
  ['and left where it is not', { fullWidthZoom: 1.1 }, 1.2],
  ['letters of 9 px are left', { zoom: 1.2, fontPx: 9 }, 1.2],
  ['letters without a size too', { fontPx: 0 }, 1],
  ['no size too', { fontPx: Number.NaN }, 1],
  ['an earlier choice counts for small letters', { storedZoom: 1.3 }, 1.3],
  ['but not for readable ones', { zoom: 1.6, fontPx: 16, storedZoom: 1 }, 1.6],
  ['one out of range is none', { storedZoom: 90 }, 4],
  ['one of this file comes first', { zoom: 1.1, isSetByUser: true, storedZoom: 2 }, 1.1],
])('%s', (_, part, zoom) => {
  expect(zoomForMatch({ ...INPUT, ...part })).toBe(zoom)
})
