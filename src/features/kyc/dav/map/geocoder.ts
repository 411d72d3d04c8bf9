import type { ApiResult } from '#shared/platform/api/apiError.ts'
import { GEOCODE_INTERVAL_MS } from '#shared/platform/config/constants.ts'
import { anySignal } from '#shared/platform/lib/anySignal.ts'
import { createTaskQueue } from '#shared/platform/lib/taskQueue.ts'
import { geocode, type GeocodedPlace } from './geocode.ts'
import { parsePoint } from './geometry.ts'

type GeocodeResult = ApiResult<GeocodedPlace | null>
type PendingRequest = {
  result: Promise<GeocodeResult>
  waitingCount: number
  abortController: AbortController
}

const ABORTED: GeocodeResult = { ok: false, error: { kind: 'aborted' } }
const cacheKey = (address: string) => address.trim().replaceAll(/\s+/g, ' ').toLowerCase()
const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** One tab at a time: the services count the requests of all tabs. */
const withGeocoderLock = async (task: () => Promise<void>): Promise<void> =>
  navigator.locks.request('lekha-geocoder', task)

/**
 * The session's geocoder (pitfalls, "Public geocoders"): at most one request a second; results, also "not found", are
 * cached; aborted requests are not sent or cancelled.
 */
export function geocoder(ended: AbortSignal) {
  const answers = new Map<string, GeocodedPlace | null>()
  const questions = new Map<string, PendingRequest>()
  const queue = createTaskQueue(1)

  /** Reports the response at once, and occupies the queue until the next request may be sent. */
  async function ask(address: string, signal: AbortSignal, tell: (answer: GeocodeResult) => void) {
    if (signal.aborted) return tell(ABORTED)
    const began = performance.now()
    tell(await geocode(address, signal))
    await pause(GEOCODE_INTERVAL_MS - (performance.now() - began))
  }

  function put(key: string, address: string): PendingRequest {
    const abortController = new AbortController()
    const signal = anySignal(ended, abortController.signal)
    const answer = new Promise<GeocodeResult>((tell, fail) => {
      queue(() => withGeocoderLock(() => ask(address, signal, tell))).catch(fail)
    })
    const question = { result: answer, waitingCount: 0, abortController }
    questions.set(key, question)
    void answer.then((result) => {
      if (result.ok) answers.set(key, result.value)
      if (questions.get(key) === question) questions.delete(key)
    })
    return question
  }

  /** The location of an address; null: not found. Coordinates need no request, and failures are not cached. */
  return async function lookUp(address: string, signal: AbortSignal): Promise<GeocodeResult> {
    const point = parsePoint(address)
    if (point !== null) return { ok: true, value: { ...point, name: '' } }
    const key = cacheKey(address)
    if (key === '') return { ok: true, value: null }
    const known = answers.get(key)
    if (known !== undefined) return { ok: true, value: known }
    if (signal.aborted) return ABORTED
    const question = questions.get(key) ?? put(key, address.trim())
    question.waitingCount += 1
    return new Promise((resolve, reject) => {
      const leave = () => {
        resolve(ABORTED)
        question.waitingCount -= 1
        if (question.waitingCount > 0) return
        question.abortController.abort()
        if (questions.get(key) === question) questions.delete(key)
      }
      signal.addEventListener('abort', leave, { once: true })
      question.result.then(resolve, reject).finally(() => {
        signal.removeEventListener('abort', leave)
      })
    })
  }
}
