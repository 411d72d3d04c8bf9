import { run, type RunResult } from '#shared/api/run.ts'
import { anySignal } from '#shared/lib/anySignal.ts'
import type { AppThunk } from '#shared/store/types.ts'
import type { ReviewCase } from '../case.ts'
import { wholeCase } from '../endpoints.ts'
import { caseReader, ReaderLost } from './caseReader.ts'
import type { ReadCase } from './readCase.ts'

/** The one that is open, and the next. */
const KEPT = 2
/** So long a case that was fetched ahead may be opened as it came; later somebody else may have changed it. */
const AHEAD_COUNTS_MS = 5 * 60_000

type Loaded = RunResult<ReviewCase, never>
type Page = { answer: Promise<Loaded>; control: AbortController; isAhead: boolean; askedAt: number }

/** Whole cases by id, oldest first: outside the store, for they hold photos. */
const caseBook = (ended: AbortSignal): Map<string, Page> => {
  const pages = new Map<string, Page>()
  ended.addEventListener('abort', () => pages.clear())
  return pages
}

/** A case with its photos; one that is kept, or on its way, is not asked for again. Raises no dialog: the caller says why it failed. */
export const loadCase = (caseId: string): AppThunk<Promise<Loaded>> => opened(caseId, false)

/** Fetches a case before it is needed. Its failure is told when it is opened. */
export function prefetchCase(caseId: string): AppThunk<Promise<void>> {
  return async (dispatch) => {
    await dispatch(opened(caseId, true))
  }
}

/** Gives its memory back; what is on its way is called off. */
export const forgetCase =
  (caseId: string): AppThunk<void> =>
  (_dispatch, _getState, session) => {
    const pages = session.get(caseBook)
    pages.get(caseId)?.control.abort()
    pages.delete(caseId)
  }

function opened(caseId: string, isAhead: boolean): AppThunk<Promise<Loaded>> {
  return async (dispatch, _getState, session) => {
    const pages = session.get(caseBook)
    const kept = pages.get(caseId)
    if (kept !== undefined && !isStale(kept)) {
      kept.isAhead &&= isAhead
      return kept.answer
    }
    const control = new AbortController()
    const answer = dispatch(fetched(caseId, control.signal))
    const page = { answer, control, isAhead, askedAt: Date.now() }
    pages.set(caseId, page)
    for (const surplus of surplusIn(pages, caseId)) dispatch(forgetCase(surplus))
    const result = await answer
    if (!result.ok && pages.get(caseId) === page) pages.delete(caseId)
    return result
  }
}

const isStale = ({ isAhead, askedAt }: Page): boolean =>
  isAhead && Date.now() - askedAt > AHEAD_COUNTS_MS

/** What makes room for a new page: one that was only fetched ahead goes first. */
function surplusIn(pages: ReadonlyMap<string, Page>, newest: string): string[] {
  const others = [...pages].filter(([caseId]) => caseId !== newest)
  const byWorth = others.toSorted(([, a], [, b]) => Number(b.isAhead) - Number(a.isAhead))
  return byWorth.slice(0, Math.max(0, pages.size - KEPT)).map(([caseId]) => caseId)
}

function fetched(caseId: string, forgotten: AbortSignal): AppThunk<Promise<Loaded>> {
  return async (dispatch, _getState, session) => {
    const read = session.get(caseReader)
    const signal = anySignal(forgotten, session.signal)
    const sent = await dispatch(run(wholeCase, { caseId }, { quiet: true, signal }))
    if (!sent.ok) return sent
    const result = await readWith(read, sent.value)
    return signal.aborted ? { ok: false, error: { kind: 'aborted' }, outcome: null } : result
  }
}

async function readWith(read: (body: Blob) => Promise<ReadCase>, body: Blob): Promise<Loaded> {
  try {
    const answer = await read(body)
    if (answer.kind === 'read') return { ok: true, value: answer.reviewed }
    const issue = `${wholeCase.name}: ${answer.issue}`
    return { ok: false, error: { kind: 'contract', issue }, outcome: 'QcDataError' }
  } catch (error) {
    if (!(error instanceof ReaderLost)) throw error
    return { ok: false, error: { kind: 'network' }, outcome: 'uploadFailed' }
  }
}
