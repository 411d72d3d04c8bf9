import { useState } from 'react'
import type { CompanyJob } from '../job.ts'
import { NO_CHANGES, withJobs } from './changes.ts'

/** Which of the listed jobs changed since this list was opened, and when; both times in ms since 1970. */
export function useChanges(
  jobs: readonly CompanyJob[],
  loadedAt: number,
): ReadonlyMap<string, number> {
  const [known, setKnown] = useState(NO_CHANGES)
  if (known.jobs !== jobs) setKnown(withJobs(known, jobs, loadedAt))
  return known.changed
}
