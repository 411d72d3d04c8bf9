import { describe, expect, it } from 'vitest'
import { failureWords } from '#features/kyc/dav/map/lookup.ts'
import { marksOf } from '#features/kyc/dav/map/marks.ts'
import { NOTHING_PLOTTED, stepPlotting, type PlotEvent } from '#features/kyc/dav/map/plotting.ts'
import { scaleOf } from '#features/kyc/dav/map/snapshot/drawScale.ts'
import { FIRST_TILES, stepTiles, type TileEvent } from '#features/kyc/dav/map/tiles.ts'

const FOUND = {
  kind: 'found',
  place: { latitude: 1, longitude: 2, name: 'Kothrud, Pune' },
} as const
const ASKED = { kind: 'asked', address: 'Kothrud' } as const
const ERROR = { kind: 'network' } as const
const PLOTTED = { address: 'Kothrud', latitude: 1, longitude: 2 }

describe('the new address', () => {
  it.each<[string, PlotEvent[], unknown]>([
    ['is asked for', [ASKED], { plotted: null, asking: { kind: 'looking' } }],
    ['is kept as it was typed', [ASKED, FOUND], { plotted: PLOTTED, asking: { kind: 'idle' } }],
    ['stays while another is asked for', [ASKED, FOUND, ASKED], { plotted: PLOTTED }],
    [
      'stays where another is nowhere',
      [ASKED, FOUND, ASKED, { kind: 'missed' }],
      { plotted: PLOTTED },
    ],
    [
      'stays where nobody answered',
      [ASKED, FOUND, ASKED, { kind: 'failed', error: ERROR }],
      { plotted: PLOTTED, asking: { kind: 'failed', error: ERROR } },
    ],
    ['goes', [ASKED, FOUND, { kind: 'removed' }], NOTHING_PLOTTED],
    ['does not come after it went', [ASKED, { kind: 'removed' }, FOUND], NOTHING_PLOTTED],
  ])('%s', (_, events, state) => {
    expect(events.reduce(stepPlotting, NOTHING_PLOTTED)).toMatchObject(state as object)
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
      { kind: 'waiting', withCors: true, tries: 1 },
    ],
  ])('%s', (_, events, state) => {
    expect(events.reduce(stepTiles, FIRST_TILES)).toMatchObject(state)
  })
})

it.each([
  [{ kind: 'network' }, 'The maps service does not answer.'],
  [{ kind: 'timeout' }, 'The maps service does not answer.'],
  [
    { kind: 'http', status: 429, detail: '' },
    'The maps service is busy: it takes no more questions just now.',
  ],
  [{ kind: 'http', status: 503, detail: '' }, 'The maps service refused to answer (503).'],
  [{ kind: 'contract', issue: '' }, 'The maps service sent an answer that names no place.'],
] as const)('says what is up: %o', (error, words) => {
  expect(failureWords(error)).toBe(words)
})

it.each([
  [14, 500],
  [10, 10_000],
  [4, 500_000],
])('has a scale of a round length at zoom %i', (zoom, metres) => {
  const view = { centre: { latitude: 12.7, longitude: 77.8 }, zoom, width: 372, height: 330 }
  expect(scaleOf(view).metres).toBe(metres)
  expect(scaleOf(view).px).toBeLessThanOrEqual(100)
})

it.each([
  ['close together', 77.7833, [-26, 26]],
  ['the other way round', 77.7819, [26, -26]],
  ['apart', 77.79, [0, 0]],
])('pins lean so that both letters are seen: %s', (_, longitude, leans) => {
  const entered = { latitude: 12.7071, longitude: 77.7826 }
  const marks = marksOf({ entered, detected: { ...entered, longitude }, plotted: null })
  expect(marks.map(({ lean }) => lean + 0)).toEqual(leans)
})
