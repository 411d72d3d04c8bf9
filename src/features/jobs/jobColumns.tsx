import { JobStateChip } from '#shared/kits/analyzer/jobs/JobStateChip.tsx'
import { formatIndiaDateTime } from '#shared/platform/lib/clock.ts'
import { isEvicted, jobName, type Job, isRunning } from '#shared/kits/jobs/job.ts'
import type { Column } from '#shared/ui/table/column.ts'
import x from 'bootstrap-icons/icons/x-lg.svg?raw'
import { use, createContext } from 'react'
import { JobAction } from '#shared/kits/analyzer/jobs/JobAction.tsx'
import { Icon } from '#shared/ui/components/Icon.tsx'

/** Removes jobs from the list; can be undone for a few seconds. */
export const RemoveJobsContext = createContext<(jobs: readonly Job[]) => void>(() => undefined)

type JobActionsProps = { job: Job }

function JobActions({ job }: JobActionsProps) {
  const remove = use(RemoveJobsContext)
  return (
    <span className="job-actions">
      <JobAction job={job} />
      {!isRunning(job) && (
        <button
          type="button"
          className="btn btn-ghost btn-icon btn-sm"
          onClick={() => remove([job])}
        >
          <Icon of={x} label={`Remove ${jobName(job)} from Jobs`} />
        </button>
      )}
    </span>
  )
}

const subjectOf = (job: Job): string =>
  job.kind === 'Processed Successfully' ? (job.subject ?? '') : ''

export const JOB_COLUMNS: readonly Column<Job>[] = [
  {
    id: 'file',
    header: 'File',
    cell: (job) => (
      <span className="job-file">
        <span className="clip" title={job.files[0]?.name}>
          {jobName(job, true)}
        </span>
        {isEvicted(job) && <span className="tiny faint">no longer in this browser</span>}
      </span>
    ),
    searchText: (job) => job.files.map(({ name }) => name).join(' '),
    sortBy: jobName,
    weight: 'name',
    width: '260px',
    card: 'title',
  },
  {
    id: 'state',
    header: 'Status',
    cell: (job) => <JobStateChip job={job} />,
    width: '240px',
    skeleton: 'chip',
    card: 'status',
  },
  {
    id: 'service',
    header: 'Service',
    cell: ({ title }) => title,
    searchText: ({ title }) => title,
    sortBy: ({ title }) => title,
    width: '150px',
    card: 'fact',
  },
  {
    id: 'applicant',
    header: 'Applicant',
    cell: (job) => subjectOf(job) || <span className="faint">–</span>,
    searchText: subjectOf,
    sortBy: (job) => subjectOf(job) || null,
    width: '180px',
    card: 'fact',
  },
  {
    id: 'started',
    header: 'Started',
    cell: ({ startedAt }) => formatIndiaDateTime(startedAt),
    sortBy: ({ startedAt }) => startedAt,
    weight: 'muted',
    width: '160px',
    card: 'line',
  },
  {
    id: 'action',
    header: 'Action',
    cell: (job) => <JobActions job={job} />,
    pin: 'end',
    width: '180px',
    skeleton: 'button',
  },
]
