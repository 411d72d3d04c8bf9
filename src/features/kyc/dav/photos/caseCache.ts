import { callInSession, type SessionCallResult } from '#shared/platform/session/callInSession.ts'
import { anySignal } from '#shared/platform/lib/anySignal.ts'
import type { AppThunk } from '#shared/platform/store/types.ts'
import type { ReviewCase } from '../case.ts'
import { fullCase } from '../endpoints.ts'
import { caseReader, CaseReaderLoadError } from './caseReader.ts'
import type { ReadCaseResult } from './readCase.ts'

/** The open case and the next one. */
const MAX_CACHED_CASES = 2
/** A prefetched case is used without a new request for this time; later it may have changed. */
const PREFETCH_FRESH_MS = 5 * 60_000

type CaseResult = SessionCallResult<ReviewCase, never>
type CacheEntry = {
  result: Promise<CaseResult>
  abortController: AbortController
  isPrefetched: boolean
  requestedAt: number
}

/** Complete cases by id, oldest first. Outside the store, because they hold photos. */
const caseCache = (ended: AbortSignal): Map<string, CacheEntry> => {
  const pages = new Map<string, CacheEntry>()
  ended.addEventListener('abort', () => pages.clear())
  return pages
}

/** A case with its photos, cached or fetched once. Opens no dialog: the caller reports the failure. */
export const loadCase = (caseId: string): AppThunk<Promise<CaseResult>> =>
  getOrFetchCase(caseId, false)

/** Failures are ignored; opening the case reports them. */
export function prefetchCase(caseId: string): AppThunk<Promise<void>> {
  return async (dispatch) => {
    await dispatch(getOrFetchCase(caseId, true))
  }
}

/** Frees its memory and aborts its request. */
export const evictCase =
  (caseId: string): AppThunk<void> =>
  (_dispatch, _getState, session) => {
    const pages = session.get(caseCache)
    pages.get(caseId)?.abortController.abort()
    pages.delete(caseId)
  }

function getOrFetchCase(caseId: string, isPrefetched: boolean): AppThunk<Promise<CaseResult>> {
  return async (dispatch, _getState, session) => {
    const pages = session.get(caseCache)
    const kept = pages.get(caseId)
    if (kept !== undefined && !isStale(kept)) {
      kept.isPrefetched &&= isPrefetched
      return kept.result
    }
    const abortController = new AbortController()
    const pending = dispatch(fetchCase(caseId, abortController.signal))
    const entry = { result: pending, abortController, isPrefetched, requestedAt: Date.now() }
    pages.set(caseId, entry)
    for (const surplus of findEvictableCases(pages, caseId)) dispatch(evictCase(surplus))
    const result = await pending
    if (!result.ok && pages.get(caseId) === entry) pages.delete(caseId)
    return result
  }
}

const isStale = ({ isPrefetched, requestedAt }: CacheEntry): boolean =>
  isPrefetched && Date.now() - requestedAt > PREFETCH_FRESH_MS

/** Cases to evict for a new one: prefetched ones first. */
function findEvictableCases(pages: ReadonlyMap<string, CacheEntry>, newest: string): string[] {
  const others = [...pages].filter(([caseId]) => caseId !== newest)
  const byWorth = others.toSorted(([, a], [, b]) => Number(b.isPrefetched) - Number(a.isPrefetched))
  return byWorth.slice(0, Math.max(0, pages.size - MAX_CACHED_CASES)).map(([caseId]) => caseId)
}

function fetchCase(caseId: string, forgotten: AbortSignal): AppThunk<Promise<CaseResult>> {
  return async (dispatch, _getState, session) => {
    const read = session.get(caseReader)
    const signal = anySignal(forgotten, session.signal)
    const sent = await dispatch(callInSession(fullCase, { caseId }, { quiet: true, signal }))
    if (!sent.ok) return sent
    const result = await parseInWorker(read, sent.value)
    return signal.aborted ? { ok: false, error: { kind: 'aborted' }, outcome: null } : result
  }
}

async function parseInWorker(
  read: (body: Blob) => Promise<ReadCaseResult>,
  body: Blob,
): Promise<CaseResult> {
  try {
    const answer = await read(body)
    if (answer.kind === 'read') return { ok: true, value: answer.reviewCase }
    const issue = `${fullCase.name}: ${answer.issue}`
    return { ok: false, error: { kind: 'contract', issue }, outcome: 'QcDataError' }
  } catch (error) {
    if (!(error instanceof CaseReaderLoadError)) throw error
    return { ok: false, error: { kind: 'network' }, outcome: 'uploadFailed' }
  }
}
