import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/** Digits of the font, in the weight of a chosen cell. */
export const RULER = '0'.repeat(20)
/** Until it was measured. */
const GUESS_PX = 8.5

/** The width of one digit, measured on an element that holds {@link RULER}: fonts differ, and a figure must not be cut. */
export function useDigitWidth(): readonly [RefObject<HTMLSpanElement | null>, number] {
  const ref = useRef<HTMLSpanElement>(null)
  const [width, setWidth] = useState(GUESS_PX)
  useLayoutEffect(() => {
    const ruler = ref.current
    if (ruler === null) return undefined
    // The font may come later than the sheet, and a hidden pane has no width.
    const take = () => {
      const measured = ruler.getBoundingClientRect().width / RULER.length
      if (measured > 0) setWidth(measured)
    }
    take()
    const observer = new ResizeObserver(take)
    observer.observe(ruler)
    return () => observer.disconnect()
  }, [])
  return [ref, width]
}
