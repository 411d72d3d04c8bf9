import { useState } from 'react'
import { formatShortTime, formatCaseTime } from './formatCaseTime.ts'

type ShortTimeProps = {
  /** ISO time; empty for none. */
  at: string
}

/** A short time; the whole one as a tooltip. */
export function ShortTime({ at }: ShortTimeProps) {
  const [now] = useState(() => Date.now())
  if (at === '') return null
  return (
    <time dateTime={at} title={formatCaseTime(at)}>
      {formatShortTime(at, now)}
    </time>
  )
}
