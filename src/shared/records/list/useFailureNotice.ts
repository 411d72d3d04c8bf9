import { useEffect, useRef } from 'react'
import type { QueryFailure } from '#shared/api/queryApi.ts'
import { raise } from '#shared/errors/ask.ts'
import { isErrorName } from '#shared/errors/errorNames.ts'
import { showToast } from '#shared/errors/toast.ts'
import { useAppDispatch } from '#shared/store/hooks.ts'
import { failureLine } from '../failureLine.ts'

/**
 * Says once that a list could not be loaded, by the dialog that its failure has or by a toast (shell §8), and gives the line
 * that stays above the rows; null where nothing failed, or nobody waits for it any more.
 * @param requestId of the attempt: the next one is said anew.
 */
export function useFailureNotice(
  failure: QueryFailure | null,
  requestId: string | undefined,
): string | null {
  const dispatch = useAppDispatch()
  const line = failure === null ? null : failureLine(failure)
  const outcome = failure?.outcome ?? null
  const dialog = outcome !== null && isErrorName(outcome) ? outcome : null

  const notified = useRef<string | undefined>(undefined)
  useEffect(() => {
    if (line === null || requestId === notified.current) return
    notified.current = requestId
    if (dialog === null) showToast('error', line)
    else dispatch(raise(dialog))
  }, [dispatch, dialog, line, requestId])
  return line
}

/**
 * Loads a list that failed again when what it shows is asked for once more, as with Show Results.
 * @param retry null while nothing has failed.
 */
export function useRetryOnRepeat(repeats: number, retry: (() => void) | null): void {
  const handled = useRef(repeats)
  useEffect(() => {
    if (handled.current === repeats) return
    handled.current = repeats
    retry?.()
  }, [repeats, retry])
}
