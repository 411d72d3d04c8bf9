import { useEffect, type RefObject } from 'react'
import { useLocation } from 'react-router-dom'
import { useLeaveGuard } from '#shared/platform/navigation/useLeaveGuard.ts'
import { openRecordIn } from '../useOpenRecord.ts'

/** Guards unsaved changes against every navigation that closes this record. */
export function useUnsavedChangesGuard(isDirty: boolean, isSaving: boolean): () => void {
  const here = useLocation()
  return useLeaveGuard({
    isDirty,
    dialog: isSaving ? 'stillSaving' : 'unsavedChanges',
    isUnaffectedBy: (next) =>
      next.pathname === here.pathname && openRecordIn(next.search) === openRecordIn(here.search),
  })
}

/** A held Enter would go through all sections and save. */
export function useIgnoreRepeatedEnter(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const held = form.current
    const ignore = (event: KeyboardEvent) => {
      if (event.key === 'Enter' && event.repeat) event.preventDefault()
    }
    held?.addEventListener('keydown', ignore)
    return () => held?.removeEventListener('keydown', ignore)
  }, [form])
}
