import { Chip } from '#shared/ui/Chip.tsx'
import type { Column } from '#shared/ui/table/column.ts'
import { statusRow } from '../job.ts'
import { ChangedMark } from './ChangedMark.tsx'
import { candidateId } from './candidateId.ts'
import { sortDate, type ListedJob } from './listedJobs.ts'
import { ReportCell } from './ReportCell.tsx'

/** A column that sorts by its date. */
const sorted = (id: string): Pick<Column<ListedJob>, 'id' | 'sortBy'> => {
  const sortBy = sortDate(id)
  return sortBy === undefined ? { id } : { id, sortBy }
}

/** The columns of the list (look 13a). */
export const JOB_COLUMNS: readonly Column<ListedJob>[] = [
  { id: 'workOrder', head: 'Work Order Id', cell: ({ workOrderId }) => workOrderId, card: 'fact' },
  { id: 'batch', head: 'Batch', cell: ({ batchId }) => batchId, weight: 'muted', card: 'fact' },
  {
    id: 'company',
    head: 'Company Name',
    cell: ({ company }) => company,
    weight: 'name',
    card: 'title',
  },
  {
    id: 'candidate',
    head: 'Candidate Name',
    cell: (job) => <span id={candidateId(job)}>{job.candidate}</span>,
    card: 'line',
  },
  {
    ...sorted('employed'),
    head: 'Employment Date',
    cell: ({ employed }) => employed.text,
    weight: 'muted',
    card: 'detail',
  },
  {
    ...sorted('processed'),
    head: 'Processing Date',
    cell: ({ processed }) => processed.text,
    weight: 'muted',
    card: 'detail',
  },
  {
    id: 'status',
    head: 'Report Status',
    cell: (job) => <StatusCell job={job} />,
    skeleton: 'chip',
    card: 'status',
  },
  {
    id: 'report',
    head: 'Report',
    cell: (job) => <ReportCell job={job} />,
    skeleton: 'button',
    card: 'action',
  },
]

function StatusCell({ job }: { job: ListedJob }) {
  const { tone, icon } = statusRow(job)
  if (job.status === '') return '–'
  return (
    <>
      <Chip tone={tone} {...(icon === undefined ? {} : { icon })}>
        {job.status}
      </Chip>
      {job.changedAt !== null && <ChangedMark at={job.changedAt} />}
    </>
  )
}
