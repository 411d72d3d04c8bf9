import triangle from 'bootstrap-icons/icons/exclamation-triangle.svg?raw'
import hourglass from 'bootstrap-icons/icons/hourglass.svg?raw'
import x from 'bootstrap-icons/icons/x-lg.svg?raw'
import { use, createContext, Suspense } from 'react'
import { Link } from 'react-router-dom'
import { SendAgainButton } from '#shared/kits/analyzer/batch/SendAgainButton.tsx'
import { JobAction } from '#shared/kits/analyzer/jobs/JobAction.tsx'
import { JobFindings, findingsOf } from '#shared/kits/analyzer/jobs/JobFindings.tsx'
import { JobStateChip } from '#shared/kits/analyzer/jobs/JobStateChip.tsx'
import { OwnerLink } from '#shared/kits/analyzer/jobs/OwnerLinks.tsx'
import { selectBatches } from '#shared/kits/jobs/batch/batchSlice.ts'
import { batchTotals } from '#shared/kits/jobs/batch/itemStatus.ts'
import { isJob } from '#shared/kits/jobs/batch/waitingFiles.ts'
import {
  isEvicted,
  isRunning,
  jobName,
  NEW_JOB,
  urlForJob,
  type Job,
  isDone,
  isFailed,
} from '#shared/kits/jobs/job.ts'
import { selectJobs } from '#shared/kits/jobs/jobsSlice.ts'
import { FilesHistory } from '#shared/kits/upload/histories/lazyHistories.ts'
import { formatIndiaDateTime } from '#shared/platform/lib/time/clock.ts'
import { useAppSelector } from '#shared/platform/store/hooks.ts'
import { Chip } from '#shared/ui/components/Chip.tsx'
import { Icon } from '#shared/ui/components/Icon.tsx'
import type { Column } from '#shared/ui/table/column.ts'
import type { JobHistories, JobHistory } from './JobHistoriesReader.tsx'
import type { JobListRow } from './jobListRows.ts'

export const RemoveJobsContext = createContext<(jobs: readonly Job[]) => void>(() => undefined)

type JobActionsProps = { job: Job }

/** A failed file of a batch is sent again from here; where the rest of its batch is stopped, from the list of the batch. */
function SendAgain({ job }: JobActionsProps) {
  const batch = useAppSelector(selectBatches)[job.analyzer]
  const jobs = useAppSelector(selectJobs)
  const item = batch?.items.find((each) => each.job === job.id)
  if (batch === undefined || item === undefined) return null
  const isStopped = batch.halt !== null && batchTotals(batch, jobs).waiting > 0
  if (isFailed(job) && isStopped)
    return <OpenListLink url={urlForJob(job.path, NEW_JOB)} name={jobName(job)} />
  return <SendAgainButton batchKey={job.analyzer} item={item} />
}

type OpenListLinkProps = { url: string; name: string }

const OpenListLink = ({ url, name }: OpenListLinkProps) => (
  <Link className="btn btn-ghost btn-sm" to={url} aria-label={`Open the list with ${name}`}>
    Open the list
  </Link>
)

function JobActions({ job }: JobActionsProps) {
  const remove = use(RemoveJobsContext)
  return (
    <span className="job-actions">
      <SendAgain job={job} />
      <JobAction job={job} />
      {!isRunning(job) && !job.keep && (
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

type ApplicantCellProps = { row: JobListRow }

/** The applicant that the job belongs to, else the name in its result. */
function ApplicantCell({ row }: ApplicantCellProps) {
  if (isJob(row) && row.ownerId !== undefined) return <OwnerLink ownerId={row.ownerId} />
  return subjectOf(row) || NOTHING
}

const subjectOf = (row: JobListRow): string => (isDone(row) ? (row.subject ?? '') : '')

const findingTexts = (row: JobListRow, history: JobHistory | undefined): string =>
  isJob(row)
    ? [...findingsOf(row).map(({ text }) => text), ...(history ? [history.worst.title] : [])].join(
        ' ',
      )
    : ''

const NOTHING = <span className="faint only-wide">–</span>

type ChecksCellProps = { row: JobListRow; history: JobHistory | undefined }

/** What the checks of the result found, and what the files say about their history. */
function ChecksCell({ row, history }: ChecksCellProps) {
  if (findingTexts(row, history) === '' || !isJob(row)) return NOTHING
  return (
    <span className="job-checks">
      <JobFindings job={row} />
      {history !== undefined && (
        <Suspense fallback={null}>
          <FilesHistory {...history} name={jobName(row)} />
        </Suspense>
      )}
    </span>
  )
}

const FILE_AND_STATE: readonly Column<JobListRow>[] = [
  {
    id: 'file',
    header: 'File',
    cell: (row) => (
      <span className="job-file">
        <span className="clip" title={row.files[0]?.name}>
          {jobName(row, true)}
        </span>
        {isJob(row) && isEvicted(row) && (
          <span className="tiny faint">no longer in this browser</span>
        )}
      </span>
    ),
    searchText: (row) => row.files.map(({ name }) => name).join(' '),
    sortBy: jobName,
    weight: 'name',
    width: '230px',
    card: 'title',
  },
  {
    id: 'state',
    header: 'Status',
    cell: (row) =>
      isJob(row) ? (
        <JobStateChip job={row} />
      ) : row.kind === 'waiting' ? (
        <Chip icon={hourglass}>Waiting</Chip>
      ) : (
        <Chip tone="warning" icon={triangle}>
          Interrupted
        </Chip>
      ),
    width: '190px',
    skeleton: 'chip',
    card: 'status',
  },
]

const OTHERS: readonly Column<JobListRow>[] = [
  {
    id: 'service',
    header: 'Service',
    cell: ({ title }) => title,
    searchText: ({ title }) => title,
    sortBy: ({ title }) => title,
    width: '140px',
    card: 'fact',
  },
  {
    id: 'applicant',
    header: 'Applicant',
    cell: (row) => <ApplicantCell row={row} />,
    searchText: subjectOf,
    sortBy: (row) => subjectOf(row) || null,
    width: '160px',
    card: 'fact',
  },
  {
    id: 'started',
    header: 'Started',
    cell: (row) => (isJob(row) ? formatIndiaDateTime(row.startedAt) : NOTHING),
    sortBy: (row) => (isJob(row) ? row.startedAt : null),
    weight: 'muted',
    width: '150px',
    card: 'line',
  },
  {
    id: 'action',
    header: 'Action',
    cell: (row) =>
      isJob(row) ? <JobActions job={row} /> : <OpenListLink url={row.url} name={jobName(row)} />,
    pin: 'end',
    width: '150px',
    skeleton: 'button',
  },
]

/** `histories` are those of the jobs' files, by job. */
export const jobColumns = (histories: JobHistories): readonly Column<JobListRow>[] => [
  ...FILE_AND_STATE,
  {
    id: 'checks',
    header: 'Checks',
    cell: (row) => <ChecksCell row={row} history={histories.get(row.id)} />,
    searchText: (row) => findingTexts(row, histories.get(row.id)),
    sortBy: (row) => findingTexts(row, histories.get(row.id)) || null,
    width: '290px',
    skeleton: 'chip',
    card: 'fact',
  },
  ...OTHERS,
]
