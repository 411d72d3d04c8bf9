import { useCallback, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { closeDialog } from '#shared/platform/dialogs/closeDialog.ts'
import { requestDialogAnswer } from '#shared/platform/dialogs/requestDialogAnswer.ts'
import { useAppDispatch, useSessionScope } from '#shared/platform/store/hooks.ts'
import { leaveGuards, type NavigationTarget } from './leaveGuard.ts'

/** 'stillSaving': the changes are still being sent. 'confirmDeleteCSV': a selected file was not processed. */
const LEAVE_DIALOGS = ['unsavedChanges', 'stillSaving', 'confirmDeleteCSV'] as const
type LeaveDialog = (typeof LEAVE_DIALOGS)[number]

type LeaveGuardOptions = {
  isDirty: boolean
  /** The changes stay on screen at the next location, for example when only a filter changes. */
  isUnaffectedBy: (next: NavigationTarget) => boolean
  dialog?: LeaveDialog
  /** Called before the question, to stop what should not happen while it is open. */
  onAsk?: () => void
}

/** Returns a function that releases the guard at once, before `isDirty` updates (after a save). */
export function useLeaveGuard(options: LeaveGuardOptions): () => void {
  const { isDirty, isUnaffectedBy, dialog = 'unsavedChanges', onAsk } = options
  const dispatch = useAppDispatch()
  const session = useSessionScope()
  const releaseRef = useRef<(() => void) | null>(null)
  const activeGuard = useRef<(() => void) | null>(null)

  const isUnaffected = useEffectEvent(isUnaffectedBy)
  const confirmLeave = useEffectEvent(async () => {
    onAsk?.()
    return (await dispatch(requestDialogAnswer(dialog))) === 'primary'
  })
  useLayoutEffect(() => {
    if (!isDirty) return undefined
    const drop = session.get(leaveGuards).add({
      isUnaffectedBy: (next) => isUnaffected(next),
      confirmLeave: async () => confirmLeave(),
    })
    activeGuard.current = drop
    const release = () => {
      drop()
      if (activeGuard.current === drop) activeGuard.current = null
      // Remove the guard unless it is added again at once, as React's strict mode does on mount.
      queueMicrotask(() => {
        if (activeGuard.current === null)
          for (const name of LEAVE_DIALOGS) dispatch(closeDialog(name))
      })
    }
    releaseRef.current = release
    return release
  }, [dispatch, session, isDirty])

  return useCallback(() => releaseRef.current?.(), [])
}
