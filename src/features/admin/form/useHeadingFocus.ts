import { useEffect, useRef, type RefObject } from 'react'

/** Takes the focus to a panel that opens and gives it back to what opened it when the panel closes. */
export function useHeadingFocus(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  const opener = useRef<Element | null>(null)
  useEffect(() => {
    // Effects run twice in development: the second time the heading has the focus already.
    if (document.activeElement !== heading.current) opener.current = document.activeElement
    heading.current?.focus({ preventScroll: true })
    return () => {
      // The panel took the focus along; who has gone elsewhere by then stays there.
      if (document.activeElement === document.body && opener.current instanceof HTMLElement)
        opener.current.focus({ preventScroll: true })
    }
  }, [])
  return heading
}
