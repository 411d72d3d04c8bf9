import { type RefObject, useLayoutEffect, useState } from 'react'

/** Inside the padding, in whole CSS pixels; null until measured. */
export function useContentWidth(elementRef: RefObject<HTMLElement | null>): number | null {
  const [width, setWidth] = useState<number | null>(null)
  // Measured before the first paint: the observer reports a frame later.
  useLayoutEffect(() => {
    const element = elementRef.current
    if (element === null) return undefined
    // A pane in a hidden tab has no width: keep the last one.
    const update = (pixels: number) => {
      if (pixels >= 1) setWidth(Math.floor(pixels))
    }
    const { paddingLeft, paddingRight } = getComputedStyle(element)
    update(element.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight))
    const observer = new ResizeObserver(([entry]) => update(entry?.contentRect.width ?? 0))
    observer.observe(element)
    return () => observer.disconnect()
  }, [elementRef])
  return width
}
