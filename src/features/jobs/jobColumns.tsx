import { JobStateChip } from '#shared/analyzer/jobs/JobStateChip.tsx'
import { formatIndiaDateTime } from '#shared/lib/clock.ts'
import { isLetGo, jobName, type Job } from '#shared/jobs/job.ts'
import type { Column } from '#shared/ui/table/column.ts'
import { JobActions } from './JobActions.tsx'

const subjectOf = (job: Job): string =>
  job.kind === 'Processed Successfully' ? (job.subject ?? '') : ''

export const JOB_COLUMNS: readonly Column<Job>[] = [
  {
    id: 'file',
    head: 'File',
    cell: (job) => (
      <span className="job-file">
        <span className="clip" title={job.files[0]?.name}>
          {jobName(job, true)}
        </span>
        {isLetGo(job) && <span className="tiny faint">not kept any more</span>}
      </span>
    ),
    text: (job) => job.files.map(({ name }) => name).join(' '),
    sortBy: jobName,
    weight: 'name',
    width: '260px',
    card: 'title',
  },
  {
    id: 'state',
    head: 'State',
    cell: (job) => <JobStateChip job={job} />,
    width: '240px',
    skeleton: 'chip',
    card: 'status',
  },
  {
    id: 'service',
    head: 'Service',
    cell: ({ title }) => title,
    text: ({ title }) => title,
    sortBy: ({ title }) => title,
    width: '150px',
    card: 'fact',
  },
  {
    id: 'applicant',
    head: 'Applicant',
    cell: (job) => subjectOf(job) || <span className="faint">–</span>,
    text: subjectOf,
    sortBy: (job) => subjectOf(job) || null,
    width: '180px',
    card: 'fact',
  },
  {
    id: 'started',
    head: 'Started',
    cell: ({ startedAt }) => formatIndiaDateTime(startedAt),
    sortBy: ({ startedAt }) => startedAt,
    weight: 'muted',
    width: '160px',
    card: 'line',
  },
  {
    id: 'action',
    head: 'Action',
    cell: (job) => <JobActions job={job} />,
    pinned: true,
    width: '180px',
    skeleton: 'button',
  },
]
