import { createContext, use } from 'react'
import {
  createMachine,
  type ReadableStore,
  type Transition,
} from '#shared/platform/lib/async/machine.ts'
import { useStore } from '#shared/ui/hooks/useStore.ts'
import type { Coordinates } from '../model/form.ts'

/** `at`: time of measurement, epoch ms. */
export type LocationFix = { coordinates: Coordinates; at: number }

export type LocationState =
  | { kind: 'off' }
  | { kind: 'asking' }
  /** `fix` is the best of `fixes`, which are in order of arrival and at most 30 s old. */
  | { kind: 'found'; fix: LocationFix; fixes: readonly LocationFix[] }
  | { kind: 'denied' }
  | { kind: 'failed' }

export type LocationEvent =
  | { kind: 'requested' }
  | { kind: 'measured'; fix: LocationFix }
  | { kind: 'denied' }
  | { kind: 'unavailable' }
  | { kind: 'timedOut' }

/** A photo uses the best fix of this period (decisions D40). */
export const FIX_MAX_AGE_MS = 30_000
/** Without a fix for this long, errorWhileObtainingLocation is shown (decisions D40). */
export const FIX_TIMEOUT_MS = 15_000

export function locationTransition(
  state: LocationState,
  event: LocationEvent,
): Transition<LocationState, 'clearTimeout'> {
  const next = locationReducer(state, event)
  const isSettled = next !== state && next.kind !== 'asking'
  return { state: next, effects: isSettled ? ['clearTimeout'] : [] }
}

export function locationReducer(state: LocationState, event: LocationEvent): LocationState {
  switch (event.kind) {
    case 'requested':
      return state.kind === 'found' ? state : { kind: 'asking' }
    case 'measured':
      return addFix(state, event.fix)
    case 'denied':
      return { kind: 'denied' }
    case 'unavailable':
    case 'timedOut':
      // Once a location is known, a gap is no failure: old fixes expire by themselves.
      return state.kind === 'asking' ? { kind: 'failed' } : state
    default:
      return event satisfies never
  }
}

function addFix(state: LocationState, newest: LocationFix): LocationState {
  const known = state.kind === 'found' ? state.fixes : []
  const fixes = [...known.filter(({ at }) => newest.at - at <= FIX_MAX_AGE_MS), newest]
  return { kind: 'found', fix: mostAccurate(fixes) ?? newest, fixes }
}

const mostAccurate = (fixes: readonly LocationFix[]): LocationFix | undefined =>
  fixes.toSorted((a, b) => a.coordinates.accuracyM - b.coordinates.accuracyM)[0]

/** The most accurate of the last 30 s before `now` (epoch ms). */
export function bestFix(state: LocationState, now: number): LocationFix | null {
  if (state.kind !== 'found') return null
  return mostAccurate(state.fixes.filter(({ at }) => now - at <= FIX_MAX_AGE_MS)) ?? null
}

/** kyc §9. Timeouts are normal indoors and mean nothing by themselves. */
const WATCH = { enableHighAccuracy: true, timeout: 1_000, maximumAge: 0 } as const

/** One watch for every step, started by a tap, running while the page is visible. */
export type LocationWatcher = ReadableStore<LocationState> & {
  /** Call it from a tap, because the browser asks for permission. */
  requestLocation: () => void
  latestFix: () => LocationFix | null
  /** The latest fix, or the next one, because a phone at rest measures seldom. Null after 15 s. */
  nextFix: () => Promise<LocationFix | null>
  start: () => () => void
}

const toFix = ({ coords, timestamp }: GeolocationPosition): LocationFix => ({
  coordinates: {
    latitude: coords.latitude,
    longitude: coords.longitude,
    accuracyM: Math.round(coords.accuracy),
  },
  // Some phones count from their start; then use the time of arrival.
  at: Math.abs(Date.now() - timestamp) < FIX_TIMEOUT_MS ? timestamp : Date.now(),
})

const getGeolocation = (): Geolocation | undefined => navigator.geolocation

/** At most one watch of the phone. */
function createWatch(measured: PositionCallback, failed: PositionErrorCallback) {
  let watch: number | null = null
  const stop = () => {
    if (watch !== null) getGeolocation()?.clearWatch(watch)
    watch = null
  }
  return {
    stop,
    start() {
      stop()
      watch = getGeolocation()?.watchPosition(measured, failed, WATCH) ?? null
    },
  }
}

type FixRequest = Pick<LocationWatcher, 'subscribe' | 'latestFix'> & {
  measured: PositionCallback
  failed: PositionErrorCallback
}

/** A fix of the watch counts as well. Null after FIX_TIMEOUT_MS, because some phones never call back. */
async function requestFix(
  geolocation: Geolocation,
  { subscribe, latestFix, measured, failed }: FixRequest,
): Promise<LocationFix | null> {
  return new Promise((resolve) => {
    const finish = (fix: LocationFix | null) => {
      clearTimeout(limit)
      unsubscribe()
      resolve(fix)
    }
    const limit = setTimeout(() => finish(null), FIX_TIMEOUT_MS)
    const unsubscribe = subscribe(() => {
      const fix = latestFix()
      if (fix !== null) finish(fix)
    })
    geolocation.getCurrentPosition(
      measured,
      (error) => {
        failed(error)
        finish(null)
      },
      { enableHighAccuracy: true, timeout: FIX_TIMEOUT_MS, maximumAge: 0 },
    )
  })
}

export function createLocationWatcher(): LocationWatcher {
  const initial: LocationState = { kind: 'off' }
  const machine = createMachine({
    initial,
    reducer: locationTransition,
    runEffect: () => clearTimeout(timeout),
  })
  const { getState, dispatch } = machine
  let timeout: ReturnType<typeof setTimeout> | undefined
  /** Concurrent callers share one request. */
  let pendingFix: Promise<LocationFix | null> | null = null
  const latestFix = () => bestFix(getState(), Date.now())
  const measured = (position: GeolocationPosition) =>
    void dispatch({ kind: 'measured', fix: toFix(position) })
  const watch = createWatch(measured, failed)

  function failed({ code }: GeolocationPositionError): void {
    if (code === 1) {
      watch.stop()
      dispatch({ kind: 'denied' })
    } else if (code === 2) dispatch({ kind: 'unavailable' })
  }

  /** After sleep or in the background, the phone may have dropped the watch. */
  const onShow = () => {
    if (document.visibilityState === 'visible' && getState().kind === 'found') watch.start()
  }

  return {
    ...machine,
    requestLocation() {
      dispatch({ kind: 'requested' })
      if (getGeolocation() === undefined) return void dispatch({ kind: 'unavailable' })
      clearTimeout(timeout)
      timeout = setTimeout(() => dispatch({ kind: 'timedOut' }), FIX_TIMEOUT_MS)
      watch.start()
    },
    latestFix,
    async nextFix() {
      const known = latestFix()
      const geolocation = getGeolocation()
      if (known !== null || geolocation === undefined) return known
      pendingFix ??= requestFix(geolocation, { ...machine, latestFix, measured, failed }).finally(
        () => (pendingFix = null),
      )
      return pendingFix
    },
    start() {
      document.addEventListener('visibilitychange', onShow)
      return () => {
        watch.stop()
        clearTimeout(timeout)
        document.removeEventListener('visibilitychange', onShow)
      }
    },
  }
}

export const GeolocationContext = createContext<LocationWatcher | null>(null)

/** @throws Error outside of `GeolocationProvider` */
export function useGeolocation(): Omit<LocationWatcher, 'getState'> & { state: LocationState } {
  const watcher = use(GeolocationContext)
  if (watcher === null) throw new Error('useGeolocation needs a GeolocationProvider.')
  return { ...watcher, state: useStore(watcher) }
}
