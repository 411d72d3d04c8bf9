import { useEffect, useRef, type RefObject } from 'react'

/** Takes the focus to a panel that opens and gives it back to what opened it when the panel closes. */
export function useHeadingFocus(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    const opener = document.activeElement
    heading.current?.focus({ preventScroll: true })
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected && opener !== document.body)
        opener.focus({ preventScroll: true })
    }
  }, [])
  return heading
}
