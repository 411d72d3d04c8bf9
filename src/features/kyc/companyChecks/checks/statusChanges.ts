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
  known: StatusChanges,
  jobs: readonly CompanyJob[],
  now: number,
): StatusChanges {
  const changed = jobs
    .filter(({ rowId, status }) => (known.statuses.get(rowId) ?? status) !== status)
    .map(({ rowId }) => [rowId, now] as const)
  return {
    jobs,
    statuses: new Map(jobs.map(({ rowId, status }) => [rowId, status])),
    changed: changed.length === 0 ? known.changed : new Map([...known.changed, ...changed]),
  }
}
