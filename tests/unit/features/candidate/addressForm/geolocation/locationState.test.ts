import { expect, it } from 'vitest'
import {
  bestFix,
  locationReducer,
  type LocationFix,
  type LocationEvent,
  type LocationState,
} from '#features/candidate/addressForm/geolocation/locationWatcher.ts'

const fix = (at: number, accuracyM: number): LocationFix => ({
  coordinates: { latitude: 18.5, longitude: 73.8, accuracyM },
  at,
})
const OFF: LocationState = { kind: 'off' }
const ASKING: LocationState = { kind: 'asking' }
const FOUND: LocationState = { kind: 'found', fix: fix(0, 40), fixes: [fix(0, 40)] }
const DENIED: LocationState = { kind: 'denied' }
const FAILED: LocationState = { kind: 'failed' }

const EVENTS = {
  asked: { kind: 'requested' },
  measured: { kind: 'measured', fix: fix(1_000, 20) },
  refused: { kind: 'denied' },
  unavailable: { kind: 'unavailable' },
  waitedLong: { kind: 'timedOut' },
} as const satisfies Record<string, LocationEvent>

/** Every state, every event. */
it.each<[LocationState, keyof typeof EVENTS, LocationState['kind']]>([
  [OFF, 'asked', 'asking'],
  [OFF, 'measured', 'found'],
  [OFF, 'refused', 'denied'],
  [OFF, 'unavailable', 'off'],
  [OFF, 'waitedLong', 'off'],
  [ASKING, 'asked', 'asking'],
  [ASKING, 'measured', 'found'],
  [ASKING, 'refused', 'denied'],
  [ASKING, 'unavailable', 'failed'],
  [ASKING, 'waitedLong', 'failed'],
  [FOUND, 'asked', 'found'],
  [FOUND, 'measured', 'found'],
  [FOUND, 'refused', 'denied'],
  [FOUND, 'unavailable', 'found'],
  [FOUND, 'waitedLong', 'found'],
  [DENIED, 'asked', 'asking'],
  [DENIED, 'measured', 'found'],
  [DENIED, 'refused', 'denied'],
  [DENIED, 'unavailable', 'denied'],
  [DENIED, 'waitedLong', 'denied'],
  [FAILED, 'asked', 'asking'],
  [FAILED, 'measured', 'found'],
  [FAILED, 'refused', 'denied'],
  [FAILED, 'unavailable', 'failed'],
  [FAILED, 'waitedLong', 'failed'],
])('%o, %s: %s', (state, event, next) => {
  expect(locationReducer(state, EVENTS[event]).kind).toBe(next)
})

it('keeps the most accurate fix of the last 30 s', () => {
  const state = [fix(0, 8), fix(20_000, 60), fix(25_000, 30)].reduce<LocationState>(
    (before, each) => locationReducer(before, { kind: 'measured', fix: each }),
    OFF,
  )
  expect(bestFix(state, 25_000)).toEqual(fix(0, 8))
  expect(bestFix(state, 30_001)).toEqual(fix(25_000, 30))
  expect(bestFix(state, 60_000)).toBeNull()
  const later = locationReducer(state, { kind: 'measured', fix: fix(31_000, 90) })
  expect(later).toMatchObject({ fix: fix(25_000, 30), fixes: [{ at: 20_000 }, {}, {}] })
  expect(bestFix(ASKING, 0)).toBeNull()
})
