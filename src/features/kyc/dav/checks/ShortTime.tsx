import { useState } from 'react'
import { formatShortTime, formatCaseTime } from './formatCaseTime.ts'

type ShortTimeProps = {
  /** ISO time; empty for none. */
  time: string
}

/** A short time; the whole one as a tooltip. */
export function ShortTime({ time }: ShortTimeProps) {
  const [now] = useState(() => Date.now())
  if (time === '') return null
  return (
    <time dateTime={time} title={formatCaseTime(time)}>
      {formatShortTime(time, now)}
    </time>
  )
}
