import { useEffect, type RefObject } from 'react'
import { useLocation } from 'react-router-dom'
import { useLeaveGuard } from '#shared/platform/navigation/useLeaveGuard.ts'
import { openRecordIn } from '../useOpenRecord.ts'

/** Guards every navigation that closes this record. Returns the function that releases it. */
export function useUnsavedChangesGuard(isDirty: boolean, isSaving: boolean): () => void {
  const location = useLocation()
  return useLeaveGuard({
    isDirty,
    dialog: isSaving ? 'stillSaving' : 'unsavedChanges',
    isUnaffectedBy: (next) =>
      next.pathname === location.pathname &&
      openRecordIn(next.search) === openRecordIn(location.search),
  })
}

/** A held Enter would go through all sections and save. */
export function useIgnoreRepeatedEnter(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const element = form.current
    const ignore = (event: KeyboardEvent) => {
      if (event.key === 'Enter' && event.repeat) event.preventDefault()
    }
    element?.addEventListener('keydown', ignore)
    return () => element?.removeEventListener('keydown', ignore)
  }, [form])
}
