import type { ApiResult } from '#shared/api/apiError.ts'
import { GEOCODE_INTERVAL_MS } from '#shared/config/constants.ts'
import { anySignal } from '#shared/lib/anySignal.ts'
import { createTaskQueue } from '#shared/lib/taskQueue.ts'
import { geocode, type Found } from './geocode.ts'
import { parsePoint } from './geometry.ts'

type Answer = ApiResult<Found | null>
type Question = { answer: Promise<Answer>; waiting: number; dropped: AbortController }

const ABORTED: Answer = { ok: false, error: { kind: 'aborted' } }
const keyOf = (address: string) => address.trim().replaceAll(/\s+/g, ' ').toLowerCase()
const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** One tab at a time, where the browser can say so: the services count what comes from all of them. */
async function inTurnOfTabs(task: () => Promise<void>): Promise<void> {
  const locks: LockManager | undefined = navigator.locks
  if (locks === undefined) return task()
  await locks.request('lekha-geocoder', task)
}

/**
 * The session's way to the geocoder (pitfalls, "Public geocoders"): at most one question a second; an answer, "no such
 * place" too, is asked for once; a question that nobody waits for any more is not sent, or given up.
 */
export function geocoder(ended: AbortSignal) {
  const answers = new Map<string, Found | null>()
  const questions = new Map<string, Question>()
  const queue = createTaskQueue(1)

  /** The answer is handed over at once; the turn lasts until the next question may go. */
  async function ask(address: string, signal: AbortSignal, tell: (answer: Answer) => void) {
    if (signal.aborted) return tell(ABORTED)
    const began = performance.now()
    tell(await geocode(address, signal))
    await pause(GEOCODE_INTERVAL_MS - (performance.now() - began))
  }

  function put(key: string, address: string): Question {
    const dropped = new AbortController()
    const signal = anySignal(ended, dropped.signal)
    const answer = new Promise<Answer>((tell, fail) => {
      queue(() => inTurnOfTabs(() => ask(address, signal, tell))).catch(fail)
    })
    const question = { answer, waiting: 0, dropped }
    questions.set(key, question)
    void answer.then((result) => {
      if (result.ok) answers.set(key, result.value)
      if (questions.get(key) === question) questions.delete(key)
    })
    return question
  }

  /** Where an address is; null: nowhere. Nobody is asked about coordinates, and a failure is not kept. */
  return async function lookUp(address: string, signal: AbortSignal): Promise<Answer> {
    const point = parsePoint(address)
    if (point !== null) return { ok: true, value: { ...point, name: '' } }
    const key = keyOf(address)
    if (key === '') return { ok: true, value: null }
    const known = answers.get(key)
    if (known !== undefined) return { ok: true, value: known }
    if (signal.aborted) return ABORTED
    const question = questions.get(key) ?? put(key, address.trim())
    question.waiting += 1
    return new Promise((resolve, reject) => {
      const leave = () => {
        resolve(ABORTED)
        question.waiting -= 1
        if (question.waiting > 0) return
        question.dropped.abort()
        if (questions.get(key) === question) questions.delete(key)
      }
      signal.addEventListener('abort', leave, { once: true })
      question.answer.then(resolve, reject).finally(() => {
        signal.removeEventListener('abort', leave)
      })
    })
  }
}
