import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createLocationWatcher } from '#features/candidate/addressForm/geolocation/locationWatcher.ts'

type Told = { done: PositionCallback; failed: PositionErrorCallback | null | undefined }

let watching: Told | null = null
let once: Told | null = null
let options: PositionOptions | undefined

const position = (accuracy: number): GeolocationPosition => ({
  coords: {
    latitude: 18.5,
    longitude: 73.8,
    accuracy,
    altitude: null,
    altitudeAccuracy: null,
    heading: null,
    speed: null,
    toJSON: () => ({}),
  },
  timestamp: Date.now(),
  toJSON: () => ({}),
})
const error = (code: number): GeolocationPositionError => ({
  code,
  message: '',
  PERMISSION_DENIED: 1,
  POSITION_UNAVAILABLE: 2,
  TIMEOUT: 3,
})

beforeEach(() => {
  vi.useFakeTimers()
  watching = once = null
  vi.stubGlobal('navigator', {
    geolocation: {
      watchPosition: (
        done: PositionCallback,
        failed: PositionErrorCallback,
        given: PositionOptions,
      ) => {
        watching = { done, failed }
        options = given
        return 7
      },
      clearWatch: () => {
        watching = null
      },
      getCurrentPosition: (done: PositionCallback, failed: PositionErrorCallback) => {
        once = { done, failed }
      },
    } satisfies Geolocation,
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('asks from a tap only, with high accuracy and the timeout of a second', () => {
  const watch = createLocationWatcher()
  expect(watching).toBeNull()
  watch.requestLocation()
  expect(watch.getState().kind).toBe('asking')
  expect(options).toEqual({ enableHighAccuracy: true, timeout: 1_000, maximumAge: 0 })
})

it('goes on over timeouts, and gives up after 15 s without any fix; a late one heals it', () => {
  const watch = createLocationWatcher()
  watch.requestLocation()
  for (let nth = 0; nth < 14; nth += 1) {
    vi.advanceTimersByTime(1_000)
    watching?.failed?.(error(3))
  }
  expect(watch.getState().kind).toBe('asking')
  vi.advanceTimersByTime(1_000)
  expect(watch.getState().kind).toBe('failed')
  watching?.done(position(25))
  expect(watch.getState()).toMatchObject({ kind: 'found', fix: { coordinates: { accuracyM: 25 } } })
})

it('is denied by the person only, and ends the watch then', () => {
  const watch = createLocationWatcher()
  watch.requestLocation()
  watching?.failed?.(error(1))
  expect(watch.getState().kind).toBe('denied')
  expect(watching).toBeNull()
})

it('asks once more where the last fix is old, and tells who listens', async () => {
  const watch = createLocationWatcher()
  const changed = vi.fn<() => void>()
  const stop = watch.subscribe(changed)
  watch.requestLocation()
  watching?.done(position(12))
  expect(await watch.nextFix()).toMatchObject({ coordinates: { accuracyM: 12 } })
  vi.advanceTimersByTime(31_000)
  expect(watch.latestFix()).toBeNull()
  const next = watch.nextFix()
  once?.done(position(9))
  expect(await next).toMatchObject({ coordinates: { accuracyM: 9 } })
  stop()
  const told = changed.mock.calls.length
  watching?.done(position(5))
  expect(changed).toHaveBeenCalledTimes(told)
})

it('gives everybody who waits the same 15 s, and the first fix of the watch', async () => {
  const watch = createLocationWatcher()
  const atShutter = watch.nextFix()
  vi.advanceTimersByTime(5_000)
  const atProceed = watch.nextFix()
  await vi.advanceTimersByTimeAsync(10_000) // a phone that never calls back
  expect([await atShutter, await atProceed]).toEqual([null, null])
  watch.requestLocation()
  const next = watch.nextFix()
  watching?.done(position(20))
  expect(await next).toMatchObject({ coordinates: { accuracyM: 20 } })
})

it('begins anew when the page is looked at again, and ends with it', () => {
  const watch = createLocationWatcher()
  const end = watch.start()
  watch.requestLocation()
  watching?.done(position(12))
  watching = null // the phone slept
  document.dispatchEvent(new Event('visibilitychange'))
  expect(watching).not.toBeNull()
  end()
  expect(watching).toBeNull()
})

it('says that it has none where the browser knows no places', () => {
  vi.stubGlobal('navigator', {})
  const watch = createLocationWatcher()
  watch.requestLocation()
  expect(watch.getState().kind).toBe('failed')
})
