import { useEffect, type RefObject } from 'react'

/** A held Enter would run through all steps and save what nobody has looked over. */
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
