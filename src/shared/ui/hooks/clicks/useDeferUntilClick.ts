import { useCallback, useEffect, useRef } from 'react'

/** A touch sends both, the second one as an emulated mouse event. */
const DOWN = ['pointerdown', 'mousedown'] as const
/** A key also ends a press that gets no pointerup: one that opened a native list. */
const UP = ['pointerup', 'mouseup', 'pointercancel', 'keydown'] as const
const PRIMARY_BUTTON = 0

/** A message that appears between press and click would move the target, and the click would be lost. */
export function useDeferUntilClick(): (act: () => void) => void {
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
