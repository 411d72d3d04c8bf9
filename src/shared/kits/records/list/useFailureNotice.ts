import { useEffect, useRef } from 'react'
import { showDialog } from '#shared/platform/dialogs/requestDialogAnswer.ts'
import { showToast } from '#shared/platform/dialogs/toast.ts'
import type { QueryFailure } from '#shared/platform/queryCache/queryApi.ts'
import { isDialogName } from '#shared/platform/store/dialogNames.ts'
import { useAppDispatch } from '#shared/platform/store/hooks.ts'
import { failureMessage } from '../failureMessage.ts'

/** The text above the rows; null without a failure or when aborted. Reports each request once (shell §8). */
export function useFailureNotice(
  failure: QueryFailure | null,
  requestId: string | undefined,
): string | null {
  const dispatch = useAppDispatch()
  const line = failure === null ? null : failureMessage(failure)
  const outcome = failure?.outcome ?? null
  const dialog = outcome !== null && isDialogName(outcome) ? outcome : null

  const notified = useRef<string | undefined>(undefined)
  useEffect(() => {
    if (line === null || requestId === notified.current) return
    notified.current = requestId
    if (dialog === null) showToast('error', line)
    else dispatch(showDialog(dialog))
  }, [dispatch, dialog, line, requestId])
  return line
}

/** The user requests the same query again, as with Show Results. `retry` is null while nothing has failed. */
export function useRetryOnRepeat(repeats: number, retry: (() => void) | null): void {
  const handled = useRef(repeats)
  useEffect(() => {
    if (handled.current === repeats) return
    handled.current = repeats
    retry?.()
  }, [repeats, retry])
}
