import { nanoid } from '@reduxjs/toolkit'
import { callWithKeepalive } from '#shared/platform/api/callWithKeepalive.ts'
import { classifyError } from '#shared/platform/api/errorRules.ts'
import { showDialog } from '#shared/platform/dialogs/requestDialogAnswer.ts'
import { handleSessionLost } from '#shared/platform/session/end/endSession.ts'
import type { AppThunk } from '#shared/platform/store/types.ts'
import { reloadCases } from '../../davApi.ts'
import { setCaseStatus } from '../../endpoints.ts'

const CHANNEL = 'lekha-dav-cases'
/** The lock's name is this, the case's id and the tab's id. */
const PREFIX = 'lekha-dav-case-'
const TAB_ID_LENGTH = 21

const caseIdOfLock = (lock: string): string => lock.slice(PREFIX.length, -TAB_ID_LENGTH)

/**
 * The cases that the tabs of this browser review (decisions L75). Each tab holds a Web Lock for its case and announces
 * it. The other tabs wait for that lock, so they know when the tab leaves the case, closes or crashes, and can tell at
 * once, even while their page closes, whether the case is under review.
 */
export function caseLocks(ended: AbortSignal) {
  const tabId = nanoid(TAB_ID_LENGTH)
  const channel = new BroadcastChannel(CHANNEL)
  const otherLocks = new Set<string>()
  let ownCaseId: string | null = null
  let releaseLock = () => {}

  function watchLock(lock: string): void {
    const isOtherTab = lock.startsWith(PREFIX) && !lock.endsWith(tabId)
    if (!isOtherTab || otherLocks.has(lock)) return
    otherLocks.add(lock)
    navigator.locks
      .request(lock, { mode: 'shared', signal: ended }, () => void otherLocks.delete(lock))
      .catch(() => undefined) // the session has ended
  }

  function acquireLock(caseId: string): void {
    const lock = `${PREFIX}${caseId}${tabId}`
    const left = new AbortController()
    releaseLock = () => left.abort()
    void navigator.locks.request(lock, async () => {
      if (left.signal.aborted) return
      channel.postMessage(lock)
      await new Promise((resolve) => left.signal.addEventListener('abort', resolve))
    })
  }

  channel.addEventListener('message', ({ data }) => watchLock(String(data)))
  void navigator.locks.query().then(({ held = [] }) => {
    if (!ended.aborted) for (const { name = '' } of held) watchLock(name)
  })
  ended.addEventListener('abort', () => {
    releaseLock()
    channel.close()
  })

  return {
    setOwnCase(caseId: string | null): void {
      if (caseId === ownCaseId || ended.aborted) return
      ownCaseId = caseId
      releaseLock()
      if (caseId !== null) acquireLock(caseId)
    },
    isReviewedInOtherTab: (caseId: string): boolean =>
      [...otherLocks].some((lock) => caseIdOfLock(lock) === caseId),
  }
}

/** The case is assigned to or decided by somebody else. */
const ALREADY_RELEASED: ReadonlySet<string> = new Set([
  'caseAlreadyAssigned',
  'caseStatusAlreadyUpdated',
])

/** Sent before this returns, and survives the page's end. A failure is reported: the case is still assigned (D37). */
export function releaseCase(caseId: string): AppThunk<Promise<void>> {
  return async (dispatch) => {
    const result = await callWithKeepalive(setCaseStatus, { caseId, status: 'PENDING_QC' })
    if (result.ok) {
      dispatch(reloadCases())
      return
    }
    const outcome = classifyError(setCaseStatus.errors, result.error)
    if (outcome === 'notAuthenticated') dispatch(handleSessionLost())
    else if (outcome !== null && !ALREADY_RELEASED.has(outcome)) dispatch(showDialog(outcome))
  }
}

/** A tab of this user that reviews the case releases it later (L75). */
export const releaseCaseUnlessReviewed =
  (caseId: string): AppThunk<Promise<void>> =>
  async (dispatch, _getState, session) => {
    if (session.get(caseLocks).isReviewedInOtherTab(caseId)) dispatch(reloadCases())
    else await dispatch(releaseCase(caseId))
  }
