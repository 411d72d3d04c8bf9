import { type RefObject, useEffect, useRef } from 'react'
import { useSessionScope } from '#shared/platform/store/hooks.ts'

/** `heading` is null for the step that the page opened with. */
type ShownStep = { analyzer: string; step: number; heading: HTMLElement | null }

/** The last shown step. Part of the session, because steps may have their own paths. */
const lastShownStep = (): { last: ShownStep | null } => ({ last: null })

/** A new step scrolls to the top and gets the focus if the focused element is gone. Not the page's first step. */
export function useStepHeading(
  analyzer: string,
  step: number,
): RefObject<HTMLHeadingElement | null> {
  const session = useSessionScope()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    const shown = session.get(lastShownStep)
    const { last } = shown
    if (last?.analyzer === analyzer && last.step === step && last.heading?.isConnected !== false)
      return // unchanged; another heading replaced this one
    const isFirst = last?.analyzer !== analyzer
    shown.last = { analyzer, step, heading: isFirst ? null : heading.current }
    if (isFirst || document.activeElement?.contains(heading.current) === false) return
    window.scrollTo({ top: 0 })
    heading.current?.focus({ preventScroll: true })
  }, [session, analyzer, step])
  return heading
}
