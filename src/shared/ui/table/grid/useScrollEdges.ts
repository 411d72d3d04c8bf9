import { useEffect, type RefObject } from 'react'

/** Marks hidden columns, for the shadow of a pinned one. Reads the layout once per scroll or change of size. */
export function useScrollEdges(frame: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = frame.current
    const table = element?.querySelector('table') ?? null
    if (element === null || table === null) return undefined
    const mark = () => {
      const { scrollLeft, scrollWidth, clientWidth } = element
      const left = element.querySelector('thead .pin-start')?.getBoundingClientRect().left
      const isPinned = left !== undefined && left < element.getBoundingClientRect().left + 1
      element.toggleAttribute('data-hidden-start', scrollLeft > 0 && isPinned)
      element.toggleAttribute('data-hidden-end', scrollLeft + clientWidth < scrollWidth - 1)
    }
    const observer = new ResizeObserver(mark)
    observer.observe(element)
    observer.observe(table)
    element.addEventListener('scroll', mark, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', mark)
    }
  }, [frame])
}
