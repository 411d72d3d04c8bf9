import {
  bestFix,
  FIX_WAIT_MS,
  stepLocation,
  type Fix,
  type LocationEvent,
  type LocationState,
} from './locationState.ts'

/** The watch's own timeout (kyc §9). It fires all the time indoors and says nothing by itself. */
const WATCH = { enableHighAccuracy: true, timeout: 1_000, maximumAge: 0 } as const

/** Where the phone is, for every step of the form: one watch, begun by a tap, held while the page is looked at. */
export type PlaceWatch = {
  state: () => LocationState
  subscribe: (changed: () => void) => () => void
  /** Asks for it. Call it from a tap: the phone's own question follows. */
  allow: () => void
  /** The best fix of the last 30 s. */
  latestFix: () => Fix | null
  /** The same, or the next one: a phone that lies still may measure seldom. Null after 15 s without one. */
  nextFix: () => Promise<Fix | null>
  /** Listens to the page being looked at again, until what comes back is called: the watch ends with it. */
  hold: () => () => void
}

const toFix = ({ coords, timestamp }: GeolocationPosition): Fix => ({
  place: {
    latitude: coords.latitude,
    longitude: coords.longitude,
    accuracyM: Math.round(coords.accuracy),
  },
  // Some phones count from their start: what was just told was just measured.
  at: Math.abs(Date.now() - timestamp) < FIX_WAIT_MS ? timestamp : Date.now(),
})

/** Asked for when it is needed: the build, which paints the first frame, has no phone. */
const phone = (): Geolocation | undefined => navigator.geolocation

export function createPlaceWatch(): PlaceWatch {
  let state: LocationState = { kind: 'off' }
  let watch: number | null = null
  let patience: ReturnType<typeof setTimeout> | undefined
  const listeners = new Set<() => void>()

  function move(event: LocationEvent): void {
    const next = stepLocation(state, event)
    if (next === state) return
    state = next
    if (state.kind !== 'asking') clearTimeout(patience)
    for (const changed of listeners) changed()
  }

  function failed({ code }: GeolocationPositionError): void {
    if (code === 1) {
      rest()
      move({ kind: 'refused' })
    } else if (code === 2) move({ kind: 'unavailable' })
  }

  const measured = (position: GeolocationPosition) =>
    move({ kind: 'measured', fix: toFix(position) })

  function begin(): void {
    rest()
    watch = phone()?.watchPosition(measured, failed, WATCH) ?? null
  }

  function rest(): void {
    if (watch !== null) phone()?.clearWatch(watch)
    watch = null
  }

  /** A phone that slept, or whose page was in the background, may have dropped the watch. */
  const shown = () => {
    if (document.visibilityState === 'visible' && state.kind === 'found') begin()
  }

  return {
    state: () => state,
    subscribe(changed) {
      listeners.add(changed)
      return () => void listeners.delete(changed)
    },
    allow() {
      move({ kind: 'asked' })
      if (phone() === undefined) return move({ kind: 'unavailable' })
      clearTimeout(patience)
      patience = setTimeout(() => move({ kind: 'waitedLong' }), FIX_WAIT_MS)
      begin()
    },
    latestFix: () => bestFix(state, Date.now()),
    async nextFix() {
      const known = bestFix(state, Date.now())
      const geolocation = phone()
      if (known !== null || geolocation === undefined) return known
      return new Promise((resolve) => {
        geolocation.getCurrentPosition(
          (position) => {
            measured(position)
            resolve(toFix(position))
          },
          (error) => {
            failed(error)
            resolve(null)
          },
          { enableHighAccuracy: true, timeout: FIX_WAIT_MS, maximumAge: 0 },
        )
      })
    },
    hold() {
      document.addEventListener('visibilitychange', shown)
      return () => {
        rest()
        clearTimeout(patience)
        document.removeEventListener('visibilitychange', shown)
      }
    },
  }
}
