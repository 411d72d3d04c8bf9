import { useEffect, useRef, useState } from 'react'
import { CLOCK_TICK_MS } from '#shared/config/constants.ts'
import { isRunning } from '#shared/jobs/job.ts'
import { selectJobs } from '#shared/jobs/jobsSlice.ts'
import { useAppSelector } from '#shared/store/hooks.ts'
import { useNow } from '#shared/ui/useNow.ts'
import { hear, type Heard } from './milestones.ts'

/** Tells a screen reader, on any page, that a job started, is half way, finished or failed: each once, and no clock. */
export function JobsAnnouncer() {
  const jobs = useAppSelector(selectJobs)
  const now = useNow(Object.values(jobs).some(isRunning) ? CLOCK_TICK_MS : null)
  const last = useRef<Heard>(new Map())
  const [words, setWords] = useState('')
  useEffect(() => {
    const openedAt = performance.timeOrigin
    const { heard, said } = hear(last.current, Object.values(jobs), { now, openedAt })
    last.current = heard
    if (said !== '') setWords(said)
  }, [jobs, now])
  return (
    <p role="status" className="visually-hidden">
      {words}
    </p>
  )
}
