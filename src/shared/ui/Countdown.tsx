import { useEffect, useRef } from 'react'
import { CLOCK_TICK_MS } from '#shared/config/constants.ts'
import { formatClock } from '#shared/lib/clock.ts'

type CountdownProps = {
  /** The moment (ms since 1970) at which it reads zero. */
  endsAt: number
  /** Of a span in ms; left out: mm:ss. */
  format?: (ms: number) => string
}

/** Time left, from the wall clock. It writes its one text node and renders nothing again; a screen reader is not told each second. */
export function Countdown({ endsAt, format = formatClock }: CountdownProps) {
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
