import { useLayoutEffect, useRef, type RefObject } from 'react'

/** Scrolls a frame to its top whenever `asked` changes, before the new rows are painted. */
export function useFromTop(frame: RefObject<HTMLElement | null>, asked: string): void {
  const shown = useRef(asked)
  useLayoutEffect(() => {
    if (shown.current === asked) return
    shown.current = asked
    scrollToTop(frame.current)
  }, [frame, asked])
}

function scrollToTop(element: HTMLElement | null): void {
  if (element !== null) element.scrollTop = 0
}
