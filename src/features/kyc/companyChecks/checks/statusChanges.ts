import type { CompanyJob } from '../job.ts'

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
