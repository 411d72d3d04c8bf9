import { describe, expect, it } from 'vitest'
import { describeGeocodeError } from '#features/kyc/dav/map/geocodeState.ts'
import { buildMarkers } from '#features/kyc/dav/map/markers.ts'
import { INITIAL_PLOT_STATE, plotReducer, type PlotEvent } from '#features/kyc/dav/map/plotting.ts'
import { fitScaleBar } from '#features/kyc/dav/map/snapshot/drawMapImage.ts'
import { INITIAL_TILES, tilesReducer, type TileEvent } from '#features/kyc/dav/map/tiles.ts'

const FOUND = {
  kind: 'found',
  place: { latitude: 1, longitude: 2, name: 'Kothrud, Pune' },
} as const
const ASKED = { kind: 'asked', address: 'Kothrud' } as const
const ERROR = { kind: 'network' } as const
const PLOTTED = { address: 'Kothrud', latitude: 1, longitude: 2 }

describe('the new address', () => {
  it.each<[string, PlotEvent[], unknown]>([
    ['is asked for', [ASKED], { plotted: null, request: { kind: 'looking' } }],
    ['is kept as it was typed', [ASKED, FOUND], { plotted: PLOTTED, request: { kind: 'idle' } }],
    ['stays while another is asked for', [ASKED, FOUND, ASKED], { plotted: PLOTTED }],
    [
      'stays where another is nowhere',
      [ASKED, FOUND, ASKED, { kind: 'missed' }],
      { plotted: PLOTTED },
    ],
    [
      'stays where nobody answered',
      [ASKED, FOUND, ASKED, { kind: 'failed', error: ERROR }],
      { plotted: PLOTTED, request: { kind: 'failed', error: ERROR } },
    ],
    ['goes', [ASKED, FOUND, { kind: 'removed' }], INITIAL_PLOT_STATE],
    ['does not come after it went', [ASKED, { kind: 'removed' }, FOUND], INITIAL_PLOT_STATE],
  ])('%s', (_, events, state) => {
    expect(events.reduce(plotReducer, INITIAL_PLOT_STATE)).toMatchObject(state as object)
  })
})

describe('tiles', () => {
  it.each<[string, TileEvent[], object]>([
    ['come', ['came'], { kind: 'shown', withCors: true }],
    [
      'are asked without CORS where that is refused',
      ['failed'],
      { kind: 'waiting', withCors: false },
    ],
    ['come without CORS', ['failed', 'came'], { kind: 'shown', withCors: false }],
    ['are lost', ['failed', 'failed'], { kind: 'lost' }],
    ['are lost in silence', ['silent'], { kind: 'lost' }],
    ['come late', ['silent', 'came'], { kind: 'shown' }],
    ['may lack one', ['came', 'failed'], { kind: 'shown', withCors: true }],
    ['are not silent once one came', ['came', 'silent'], { kind: 'shown' }],
    [
      'are asked again',
      ['failed', 'failed', 'asked again'],
      { kind: 'waiting', withCors: true, attempt: 1 },
    ],
  ])('%s', (_, events, state) => {
    expect(events.reduce(tilesReducer, INITIAL_TILES)).toMatchObject(state)
  })
})

it.each([
  [{ kind: 'network' }, 'The maps service is not responding.'],
  [{ kind: 'timeout' }, 'The maps service is not responding.'],
  [
    { kind: 'http', status: 429, detail: '' },
    'The maps service is busy and accepts no more requests right now.',
  ],
  [{ kind: 'http', status: 503, detail: '' }, 'The maps service refused the request (503).'],
  [{ kind: 'contract', issue: '' }, 'The maps service sent a response without a location.'],
] as const)('says what is up: %o', (error, words) => {
  expect(describeGeocodeError(error)).toBe(words)
})

it.each([
  [14, 500],
  [10, 10_000],
  [4, 500_000],
])('has a scale of a round length at zoom %i', (zoom, metres) => {
  const view = { centre: { latitude: 12.7, longitude: 77.8 }, zoom, width: 372, height: 330 }
  expect(fitScaleBar(view).metres).toBe(metres)
  expect(fitScaleBar(view).px).toBeLessThanOrEqual(100)
})

it.each([
  ['close together', 77.7833, [-26, 26]],
  ['the other way round', 77.7819, [26, -26]],
  ['apart', 77.79, [0, 0]],
])('pins lean so that both letters are seen: %s', (_, longitude, leans) => {
  const entered = { latitude: 12.7071, longitude: 77.7826 }
  const marks = buildMarkers({ entered, detected: { ...entered, longitude }, plotted: null })
  expect(marks.map(({ rotation }) => rotation + 0)).toEqual(leans)
})
