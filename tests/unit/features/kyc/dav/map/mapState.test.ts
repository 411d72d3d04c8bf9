import { describe, expect, it } from 'vitest'
import { describeGeocodeError } from '#features/kyc/dav/map/geocode/geocodeState.ts'
import { buildMarkers } from '#features/kyc/dav/map/markers.ts'
import { INITIAL_PLOT_STATE, plotReducer, type PlotEvent } from '#features/kyc/dav/map/plotting.ts'
import { fitScaleBar } from '#features/kyc/dav/map/snapshot/drawLayers.ts'
import { INITIAL_TILES, tilesReducer, type TileEvent } from '#features/kyc/dav/map/tiles.ts'

const FOUND = {
  kind: 'found',
  location: { latitude: 1, longitude: 2, name: 'Kothrud, Pune' },
} as const
const ASKED = { kind: 'requested', address: 'Kothrud' } as const
const ERROR = { kind: 'network' } as const
const PLOTTED = { address: 'Kothrud', latitude: 1, longitude: 2 }

describe('new address', () => {
  it.each<[string, PlotEvent[], unknown]>([
    ['is requested', [ASKED], { plotted: null, request: { kind: 'loading' } }],
    ['is kept as typed', [ASKED, FOUND], { plotted: PLOTTED, request: { kind: 'idle' } }],
    ['stays while another one is requested', [ASKED, FOUND, ASKED], { plotted: PLOTTED }],
    [
      'stays when another one is not found',
      [ASKED, FOUND, ASKED, { kind: 'notFound' }],
      { plotted: PLOTTED },
    ],
    [
      'stays when the request fails',
      [ASKED, FOUND, ASKED, { kind: 'failed', error: ERROR }],
      { plotted: PLOTTED, request: { kind: 'failed', error: ERROR } },
    ],
    ['goes', [ASKED, FOUND, { kind: 'removed' }], INITIAL_PLOT_STATE],
    [
      'is not plotted after it was removed',
      [ASKED, { kind: 'removed' }, FOUND],
      INITIAL_PLOT_STATE,
    ],
  ])('%s', (_, events, state) => {
    expect(events.reduce(plotReducer, INITIAL_PLOT_STATE)).toMatchObject(state as object)
  })
})

describe('tiles', () => {
  it.each<[string, TileEvent[], object]>([
    ['come', ['loaded'], { kind: 'shown', withCors: true }],
    [
      'are requested without CORS after a failure',
      ['failed'],
      { kind: 'waiting', withCors: false },
    ],
    ['load without CORS', ['failed', 'loaded'], { kind: 'shown', withCors: false }],
    ['fail without CORS', ['failed', 'failed'], { kind: 'failed' }],
    ['fail after a timeout', ['timedOut'], { kind: 'failed' }],
    ['load after the timeout', ['timedOut', 'loaded'], { kind: 'shown' }],
    ['stay visible when one is missing', ['loaded', 'failed'], { kind: 'shown', withCors: true }],
    ['do not time out after the first one', ['loaded', 'timedOut'], { kind: 'shown' }],
    [
      'are requested again',
      ['failed', 'failed', 'retried'],
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
] as const)('describes the failure: %o', (error, message) => {
  expect(describeGeocodeError(error)).toBe(message)
})

it.each([
  [14, 500],
  [10, 10_000],
  [4, 500_000],
])('has a scale bar of a round length at zoom %i', (zoom, metres) => {
  const view = { centre: { latitude: 12.7, longitude: 77.8 }, zoom, width: 372, height: 330 }
  expect(fitScaleBar(view).metres).toBe(metres)
  expect(fitScaleBar(view).px).toBeLessThanOrEqual(100)
})

it.each([
  ['close together', 77.7833, [-26, 26]],
  ['the other way round', 77.7819, [26, -26]],
  ['apart', 77.79, [0, 0]],
])('pins are rotated so that both letters are visible: %s', (_, longitude, rotations) => {
  const entered = { latitude: 12.7071, longitude: 77.7826 }
  const markers = buildMarkers({ entered, detected: { ...entered, longitude }, plotted: null })
  expect(markers.map(({ rotation }) => rotation + 0)).toEqual(rotations)
})
