import { useCallback, useEffect, useRef } from 'react'

/** From the press on a control to its click; a touch presses twice, the second time as a mouse. */
const DOWN = ['pointerdown', 'mousedown'] as const
/** A key ends what never came up: the press that opened a list of the browser's own. */
const UP = ['pointerup', 'mouseup', 'pointercancel', 'keydown'] as const
const PRIMARY_BUTTON = 0

/**
 * Runs what follows on a field that was left: at once, or, where a press elsewhere took the focus away, once that press has
 * become its click. A message that appears in between would move what is pressed, and the click would be lost.
 */
export function useAfterPress(): (act: () => void) => void {
  const isPressed = useRef(false)
  const waiting = useRef<(() => void)[]>([])

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const down = (event: MouseEvent) => {
      if (event.button !== PRIMARY_BUTTON) return
      clearTimeout(timer)
      isPressed.current = true
    }
    const release = () => {
      isPressed.current = false
      for (const act of waiting.current.splice(0)) act()
    }
    // The click comes in the same task as the end of its press.
    const up = () => {
      clearTimeout(timer)
      timer = setTimeout(release)
    }
    for (const name of DOWN) document.addEventListener(name, down, true)
    for (const name of UP) document.addEventListener(name, up, true)
    return () => {
      clearTimeout(timer)
      for (const name of DOWN) document.removeEventListener(name, down, true)
      for (const name of UP) document.removeEventListener(name, up, true)
    }
  }, [])

  return useCallback((act) => {
    if (isPressed.current) waiting.current.push(act)
    else act()
  }, [])
}
