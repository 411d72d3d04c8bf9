import { useEffect, type RefObject } from 'react'
import { useLocation } from 'react-router-dom'
import { useLeaveGuard } from '#shared/navigation/useLeaveGuard.ts'
import { openIn } from '../useOpenRecord.ts'

/** Unsaved changes hold every way out except those that leave this record open. */
export function useStayingGuard(isDirty: boolean, isSaving: boolean): () => void {
  const here = useLocation()
  return useLeaveGuard({
    isDirty,
    question: isSaving ? 'stillSaving' : 'unsavedChanges',
    staysHere: (next) =>
      next.pathname === here.pathname && openIn(next.search) === openIn(here.search),
  })
}

/** A held Enter would run through all sections and save what nobody has looked over. */
export function useNoHeldEnter(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const held = form.current
    const ignore = (event: KeyboardEvent) => {
      if (event.key === 'Enter' && event.repeat) event.preventDefault()
    }
    held?.addEventListener('keydown', ignore)
    return () => held?.removeEventListener('keydown', ignore)
  }, [form])
}
