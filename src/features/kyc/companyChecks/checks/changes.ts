import type { CompanyJob } from '../job.ts'

/** What is known of the jobs that have been listed, and which of them changed under the reader's eyes. */
export type Changes = {
  jobs: readonly CompanyJob[]
  statuses: ReadonlyMap<string, string>
  /** When (ms since 1970), by the row's id. */
  changed: ReadonlyMap<string, number>
}

export const NO_CHANGES: Changes = { jobs: [], statuses: new Map(), changed: new Map() }

/** The same after the list came anew: a job that was there before with another status has changed. */
export function withJobs(known: Changes, jobs: readonly CompanyJob[], now: number): Changes {
  const changed = jobs
    .filter(({ rowId, status }) => (known.statuses.get(rowId) ?? status) !== status)
    .map(({ rowId }) => [rowId, now] as const)
  return {
    jobs,
    statuses: new Map(jobs.map(({ rowId, status }) => [rowId, status])),
    changed: changed.length === 0 ? known.changed : new Map([...known.changed, ...changed]),
  }
}
