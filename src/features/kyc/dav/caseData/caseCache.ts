import { anySignal } from '#shared/platform/lib/async/anySignal.ts'
import { callInSession, type SessionCallResult } from '#shared/platform/session/callInSession.ts'
import type { AppThunk } from '#shared/platform/store/types.ts'
import type { ReviewCase } from '../case.ts'
import { fullCase } from '../endpoints.ts'
import { caseReader, CaseReaderLoadError } from './caseReader.ts'
import type { ReadCaseResult } from './readCase.ts'

/** The open case and the next one. */
const MAX_CACHED_CASES = 2
/** Later the case may have changed. */
const PREFETCH_FRESH_MS = 5 * 60_000

type CaseResult = SessionCallResult<ReviewCase, never>
type CacheEntry = {
  result: Promise<CaseResult>
  abortController: AbortController
  isPrefetched: boolean
  requestedAt: number
}

/** Oldest first. Outside the store, because of the photos. */
const caseCache = (sessionSignal: AbortSignal): Map<string, CacheEntry> => {
  const cache = new Map<string, CacheEntry>()
  sessionSignal.addEventListener('abort', () => cache.clear())
  return cache
}

/** Opens no dialog: the caller reports the failure. */
export const loadCase = (caseId: string): AppThunk<Promise<CaseResult>> =>
  getOrFetchCase(caseId, false)

/** Failures are ignored; opening the case reports them. */
export function prefetchCase(caseId: string): AppThunk<Promise<void>> {
  return async (dispatch) => {
    await dispatch(getOrFetchCase(caseId, true))
  }
}

export const evictCase =
  (caseId: string): AppThunk<void> =>
  (_dispatch, _getState, session) => {
    const cache = session.get(caseCache)
    cache.get(caseId)?.abortController.abort()
    cache.delete(caseId)
  }

function getOrFetchCase(caseId: string, isPrefetched: boolean): AppThunk<Promise<CaseResult>> {
  return async (dispatch, _getState, session) => {
    const cache = session.get(caseCache)
    const cached = cache.get(caseId)
    if (cached !== undefined && !isStale(cached)) {
      cached.isPrefetched &&= isPrefetched
      return cached.result
    }
    const abortController = new AbortController()
    const pending = dispatch(fetchCase(caseId, abortController.signal))
    const entry = { result: pending, abortController, isPrefetched, requestedAt: Date.now() }
    cache.set(caseId, entry)
    for (const evictableId of findEvictableCases(cache, caseId)) dispatch(evictCase(evictableId))
    const result = await pending
    if (!result.ok && cache.get(caseId) === entry) cache.delete(caseId)
    return result
  }
}

const isStale = ({ isPrefetched, requestedAt }: CacheEntry): boolean =>
  isPrefetched && Date.now() - requestedAt > PREFETCH_FRESH_MS

function findEvictableCases(cache: ReadonlyMap<string, CacheEntry>, newestId: string): string[] {
  const others = [...cache].filter(([caseId]) => caseId !== newestId)
  const byEvictionOrder = others.toSorted(
    ([, a], [, b]) => Number(b.isPrefetched) - Number(a.isPrefetched),
  )
  return byEvictionOrder
    .slice(0, Math.max(0, cache.size - MAX_CACHED_CASES))
    .map(([caseId]) => caseId)
}

function fetchCase(caseId: string, evictSignal: AbortSignal): AppThunk<Promise<CaseResult>> {
  return async (dispatch, _getState, session) => {
    const readBody = session.get(caseReader)
    const signal = anySignal(evictSignal, session.signal)
    const response = await dispatch(callInSession(fullCase, { caseId }, { quiet: true, signal }))
    if (!response.ok) return response
    const result = await parseInWorker(readBody, response.value)
    return signal.aborted ? { ok: false, error: { kind: 'aborted' }, outcome: null } : result
  }
}

async function parseInWorker(
  readBody: (body: Blob) => Promise<ReadCaseResult>,
  body: Blob,
): Promise<CaseResult> {
  try {
    const answer = await readBody(body)
    if (answer.kind === 'read') return { ok: true, value: answer.reviewCase }
    const issue = `${fullCase.name}: ${answer.issue}`
    return { ok: false, error: { kind: 'contract', issue }, outcome: 'QcDataError' }
  } catch (error) {
    if (!(error instanceof CaseReaderLoadError)) throw error
    return { ok: false, error: { kind: 'network' }, outcome: 'uploadFailed' }
  }
}
