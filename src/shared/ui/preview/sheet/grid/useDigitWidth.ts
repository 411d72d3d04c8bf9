import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/** Has the font weight of a selected cell. */
export const RULER = '0'.repeat(20)
/** Used until the width is measured. */
const GUESS_PX = 8.5

/** Measured on an element with {@link RULER}: fonts differ, and a number must not be cut. */
export function useDigitWidth(): readonly [RefObject<HTMLSpanElement | null>, number] {
  const ref = useRef<HTMLSpanElement>(null)
  const [width, setWidth] = useState(GUESS_PX)
  useLayoutEffect(() => {
    const ruler = ref.current
    if (ruler === null) return undefined
    // The font may load after the sheet, and a hidden pane has no width.
    const measure = () => {
      const measured = ruler.getBoundingClientRect().width / RULER.length
      if (measured > 0) setWidth(measured)
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(ruler)
    return () => observer.disconnect()
  }, [])
  return [ref, width]
}
