import { type RefObject, useEffect, useRef } from 'react'
import { useSession } from '#shared/store/hooks.ts'

/** `heading` is null for the stage that a page opened with. */
type Stage = { analyzer: string; step: number; heading: HTMLElement | null }

/** The stage that was shown last. It lives with the session, for a stage may have an address, or a frame, of its own. */
const shownStage = (): { last: Stage | null } => ({ last: null })

/**
 * Of the heading of an analyzer's stage: each stage that is come to begins at its top, with the focus on its heading,
 * where what had the focus went with the stage before. A page that opens, or that somebody works on, is left alone.
 */
export function useStageHeading(
  analyzer: string,
  step: number,
): RefObject<HTMLHeadingElement | null> {
  const session = useSession()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    const shown = session.get(shownStage)
    const { last } = shown
    if (last?.analyzer === analyzer && last.step === step && last.heading?.isConnected !== false)
      return // as it was; a frame that took the heading's place goes on
    const isFirst = last?.analyzer !== analyzer
    shown.last = { analyzer, step, heading: isFirst ? null : heading.current }
    if (isFirst || document.activeElement?.contains(heading.current) === false) return
    window.scrollTo({ top: 0 })
    heading.current?.focus({ preventScroll: true })
  }, [session, analyzer, step])
  return heading
}
