import { useCallback, useLayoutEffect, useRef } from 'react'
import { ask } from '#shared/errors/ask.ts'
import { withdraw } from '#shared/errors/withdraw.ts'
import { useAppDispatch } from '#shared/store/hooks.ts'
import { holdLeaving, type Place } from './leaveGuard.ts'

type LeaveGuardOptions = {
  isDirty: boolean
  /** Whether what is unsaved is still on the screen at the next address (a filter of the list beside it changes). */
  staysHere: (next: Place) => boolean
}

/**
 * Asks before unsaved changes are left: by a link, Back, Forward, a program's navigation, Log Out, reload or close.
 * @returns release: lets go at once, before `isDirty` has settled (after a save). It holds until changes are made anew,
 * that is, until `isDirty` has been false again.
 */
export function useLeaveGuard({ isDirty, staysHere }: LeaveGuardOptions): () => void {
  const dispatch = useAppDispatch()
  const latest = useRef(staysHere)
  const letGo = useRef<(() => void) | null>(null)

  useLayoutEffect(() => {
    latest.current = staysHere
  })

  useLayoutEffect(() => {
    if (!isDirty) return undefined
    const drop = holdLeaving({
      staysHere: (next) => latest.current(next),
      ask: async () => (await dispatch(ask('unsavedChanges'))) === 'primary',
    })
    const release = () => {
      drop()
      dispatch(withdraw('unsavedChanges')) // nothing is left to lose
    }
    letGo.current = release
    return release
  }, [dispatch, isDirty])

  return useCallback(() => letGo.current?.(), [])
}
