import { useState } from 'react'
import { listedTime, shownTime } from './shownTexts.ts'

type ListedTimeProps = {
  /** ISO time; empty where there is none. */
  at: string
}

/** A time of the list, short; whole where a pointer rests on it. */
export function ListedTime({ at }: ListedTimeProps) {
  const [now] = useState(() => Date.now())
  if (at === '') return null
  return (
    <time dateTime={at} title={shownTime(at)}>
      {listedTime(at, now)}
    </time>
  )
}
