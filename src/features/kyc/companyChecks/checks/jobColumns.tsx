import download from 'bootstrap-icons/icons/download.svg?raw'
import { downloadFile } from '#shared/kits/dashboard/downloadFile.ts'
import { composeFileName } from '#shared/platform/lib/text/fileName.ts'
import { formatIndiaTime } from '#shared/platform/lib/time/clock.ts'
import { toIsoTime } from '#shared/platform/lib/time/timestamp.ts'
import { useAppDispatch } from '#shared/platform/store/hooks.ts'
import type { AppThunk } from '#shared/platform/store/types.ts'
import { Chip } from '#shared/ui/components/Chip.tsx'
import { Icon } from '#shared/ui/components/Icon.tsx'
import { useBusyAction } from '#shared/ui/hooks/useBusyAction.ts'
import type { Column } from '#shared/ui/table/column.ts'
import { jobReport } from '../endpoints.ts'
import { statusDisplay, type CompanyJob } from '../job.ts'
import { getSortDate, type JobRow } from './jobRows.ts'

/** A Word report, named after candidate and batch (decisions D59). */
const saveReport = ({ jobId, candidate, batchId }: CompanyJob): AppThunk<Promise<void>> =>
  downloadFile(jobReport, { jobId }, composeFileName(candidate, `_${batchId}.docx`))

const candidateCellId = ({ rowId }: CompanyJob): string =>
  `candidate-${rowId.replaceAll(/\s/g, '-')}`

function ReportCell({ job }: { job: CompanyJob }) {
  const dispatch = useAppDispatch()
  const { isBusy, start } = useBusyAction(async () => dispatch(saveReport(job)))
  if (!statusDisplay(job).hasReport) return '–'
  return (
    <button
      type="button"
      className="btn btn-sm check-report"
      aria-disabled={isBusy}
      aria-describedby={candidateCellId(job)}
      onClick={start}
    >
      <Icon of={download} />
      Download
    </button>
  )
}

function ChangedLabel({ changedAt }: { changedAt: number }) {
  return (
    <span className="changed-mark">
      changed <time dateTime={toIsoTime(changedAt)}>{formatIndiaTime(changedAt)}</time>
    </span>
  )
}

const sorted = (id: string): Pick<Column<JobRow>, 'id' | 'sortBy'> => {
  const sortBy = getSortDate(id)
  return sortBy === undefined ? { id } : { id, sortBy }
}

export const JOB_COLUMNS: readonly Column<JobRow>[] = [
  {
    id: 'workOrder',
    header: 'Work Order Id',
    cell: ({ workOrderId }) => workOrderId,
    card: 'fact',
  },
  { id: 'batch', header: 'Batch', cell: ({ batchId }) => batchId, weight: 'muted', card: 'fact' },
  {
    id: 'company',
    header: 'Company Name',
    cell: ({ company }) => company,
    weight: 'name',
    card: 'title',
  },
  {
    id: 'candidate',
    header: 'Candidate Name',
    cell: (job) => <span id={candidateCellId(job)}>{job.candidate}</span>,
    pin: 'start',
    card: 'line',
  },
  {
    ...sorted('employed'),
    header: 'Employment Date',
    cell: ({ employmentDate }) => employmentDate.text,
    weight: 'muted',
    card: 'detail',
  },
  {
    ...sorted('processed'),
    header: 'Processing Date',
    cell: ({ processingDate }) => processingDate.text,
    weight: 'muted',
    card: 'detail',
  },
  {
    id: 'status',
    header: 'Report Status',
    cell: (job) => <StatusCell job={job} />,
    skeleton: 'chip',
    card: 'status',
  },
  {
    id: 'report',
    header: 'Report',
    cell: (job) => <ReportCell job={job} />,
    pin: 'end',
    skeleton: 'button',
    card: 'action',
  },
]

function StatusCell({ job }: { job: JobRow }) {
  const { tone, icon } = statusDisplay(job)
  if (job.status === '') return '–'
  return (
    <>
      <Chip tone={tone} icon={icon}>
        {job.status}
      </Chip>
      {job.changedAt !== null && <ChangedLabel changedAt={job.changedAt} />}
    </>
  )
}
