import { useEffect, useRef } from 'react'
import { CLOCK_TICK_MS } from '#shared/platform/config/constants.ts'
import { formatDuration } from '#shared/platform/lib/time/clock.ts'

type CountdownProps = {
  /** Epoch ms. */
  endsAt: number
  /** From ms; default mm:ss. */
  format?: (ms: number) => string
}

/** Updates its text node without rendering; screen readers do not announce each second. */
export function Countdown({ endsAt, format = formatDuration }: CountdownProps) {
  const text = useRef<HTMLSpanElement>(null)

  useEffect(() => {
    const write = () => {
      const shown = format(Math.max(0, endsAt - Date.now()))
      if (text.current !== null && text.current.textContent !== shown)
        text.current.textContent = shown
    }
    write()
    const timer = setInterval(write, CLOCK_TICK_MS)
    document.addEventListener('visibilitychange', write)
    return () => {
      clearInterval(timer)
      document.removeEventListener('visibilitychange', write)
    }
  }, [endsAt, format])

  return <span ref={text} role="timer" aria-live="off" />
}
