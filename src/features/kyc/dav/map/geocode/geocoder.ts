import type { ApiResult } from '#shared/platform/api/apiError.ts'
import { GEOCODE_INTERVAL_MS } from '#shared/platform/config/constants.ts'
import { anySignal } from '#shared/platform/lib/async/anySignal.ts'
import { createTaskQueue } from '#shared/platform/lib/async/taskQueue.ts'
import { parsePoint } from '../geometry.ts'
import { geocode, type GeocodedPlace } from './geocode.ts'

type GeocodeResult = ApiResult<GeocodedPlace | null>
type PendingRequest = {
  result: Promise<GeocodeResult>
  waitingCount: number
  abortController: AbortController
}

const ABORTED: GeocodeResult = { ok: false, error: { kind: 'aborted' } }
const cacheKey = (address: string) => address.trim().replaceAll(/\s+/g, ' ').toLowerCase()
const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** The services count the requests of all tabs. */
const withGeocoderLock = async (task: () => Promise<void>): Promise<void> =>
  navigator.locks.request('lekha-geocoder', task)

/**
 * pitfalls, "Public geocoders": at most one request a second; results, also "not found", are cached; aborted requests
 * are not sent or cancelled.
 */
export function geocoder(sessionSignal: AbortSignal) {
  const cache = new Map<string, GeocodedPlace | null>()
  const pendingRequests = new Map<string, PendingRequest>()
  const queue = createTaskQueue(1)

  /** Reports the response at once, and blocks the queue until the next request may be sent. */
  async function sendRequest(
    address: string,
    signal: AbortSignal,
    report: (answer: GeocodeResult) => void,
  ) {
    if (signal.aborted) return report(ABORTED)
    const startedAt = performance.now()
    report(await geocode(address, signal))
    await wait(GEOCODE_INTERVAL_MS - (performance.now() - startedAt))
  }

  function startRequest(key: string, address: string): PendingRequest {
    const abortController = new AbortController()
    const signal = anySignal(sessionSignal, abortController.signal)
    const result = new Promise<GeocodeResult>((resolve, reject) => {
      queue(() => withGeocoderLock(() => sendRequest(address, signal, resolve))).catch(reject)
    })
    const request = { result, waitingCount: 0, abortController }
    pendingRequests.set(key, request)
    void result.then((result) => {
      if (result.ok) cache.set(key, result.value)
      if (pendingRequests.get(key) === request) pendingRequests.delete(key)
    })
    return request
  }

  /** null: not found. Coordinates need no request, and failures are not cached. */
  return async function lookUp(address: string, signal: AbortSignal): Promise<GeocodeResult> {
    const point = parsePoint(address)
    if (point !== null) return { ok: true, value: { ...point, name: '' } }
    const key = cacheKey(address)
    if (key === '') return { ok: true, value: null }
    const cached = cache.get(key)
    if (cached !== undefined) return { ok: true, value: cached }
    if (signal.aborted) return ABORTED
    const request = pendingRequests.get(key) ?? startRequest(key, address.trim())
    request.waitingCount += 1
    return new Promise((resolve, reject) => {
      const onAbort = () => {
        resolve(ABORTED)
        request.waitingCount -= 1
        if (request.waitingCount > 0) return
        request.abortController.abort()
        if (pendingRequests.get(key) === request) pendingRequests.delete(key)
      }
      signal.addEventListener('abort', onAbort, { once: true })
      request.result.then(resolve, reject).finally(() => {
        signal.removeEventListener('abort', onAbort)
      })
    })
  }
}
