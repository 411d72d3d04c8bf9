import type { CompanyJob } from '../job.ts'

/** Known statuses of listed jobs, and which ones changed while the list was open. */
export type StatusChanges = {
  jobs: readonly CompanyJob[]
  statuses: ReadonlyMap<string, string>
  /** Epoch ms by row id. */
  changed: ReadonlyMap<string, number>
}

export const NO_STATUS_CHANGES: StatusChanges = {
  jobs: [],
  statuses: new Map(),
  changed: new Map(),
}

/** Compares with the reloaded list: a known job with another status has changed. */
export function trackStatusChanges(
  previous: StatusChanges,
  jobs: readonly CompanyJob[],
  now: number,
): StatusChanges {
  const changedJobs = jobs
    .filter(({ rowId, status }) => (previous.statuses.get(rowId) ?? status) !== status)
    .map(({ rowId }) => [rowId, now] as const)
  return {
    jobs,
    statuses: new Map(jobs.map(({ rowId, status }) => [rowId, status])),
    changed:
      changedJobs.length === 0 ? previous.changed : new Map([...previous.changed, ...changedJobs]),
  }
}
