import { useEffect, useRef } from 'react'
import { CLOCK_TICK_MS } from '#shared/config/constants.ts'
import { formatClock } from '#shared/lib/clock.ts'

type CountdownProps = {
  /** The moment (ms since 1970) at which it reads 00:00. A later moment given for the same thing does not make it run backwards. */
  endsAt: number
  /** A new key starts anew, upward too: another job, another try. */
  of?: string
}

/** Time left as mm:ss, from the wall clock. It writes its one text node and renders nothing again. */
export function Countdown({ endsAt, of = '' }: CountdownProps) {
  const text = useRef<HTMLSpanElement>(null)
  const lowest = useRef({ of, left: Number.POSITIVE_INFINITY })

  useEffect(() => {
    if (lowest.current.of !== of) lowest.current = { of, left: Number.POSITIVE_INFINITY }
    const write = () => {
      const left = Math.min(lowest.current.left, Math.max(0, endsAt - Date.now()))
      lowest.current.left = left
      const shown = formatClock(left)
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
  }, [endsAt, of])

  return <span ref={text} role="timer" />
}
