import check from 'bootstrap-icons/icons/check-lg.svg?raw'
import clock from 'bootstrap-icons/icons/clock.svg?raw'
import fileDown from 'bootstrap-icons/icons/file-earmark-arrow-down.svg?raw'
import { selectColumn } from '#shared/kits/dashboard/bulk/selectColumn.tsx'
import { downloadFile } from '#shared/kits/dashboard/downloadFile.ts'
import { formatPhone } from '#shared/kits/dashboard/phone.ts'
import { useAppDispatch } from '#shared/platform/store/hooks.ts'
import type { AppThunk } from '#shared/platform/store/types.ts'
import { Chip } from '#shared/ui/components/Chip.tsx'
import { Icon } from '#shared/ui/components/Icon.tsx'
import { useBusyAction } from '#shared/ui/hooks/useBusyAction.ts'
import type { Column } from '#shared/ui/table/column.ts'
import { jobReport } from '../endpoints.ts'
import { JOB_STATUS, type UanJob, reportFileName } from '../job.ts'
import { CandidateLink } from './CandidateLink.tsx'

const saveReport = (job: UanJob): AppThunk<Promise<void>> =>
  downloadFile(jobReport, { jobId: job.jobId }, reportFileName(job))

type ReportButtonProps = { job: UanJob }

function ReportButton({ job }: ReportButtonProps) {
  const dispatch = useAppDispatch()
  const { isBusy, start } = useBusyAction(() => dispatch(saveReport(job)))
  if (!JOB_STATUS[job.status].hasReport) return null
  return (
    <button
      type="button"
      className="btn btn-sm btn-ghost btn-icon job-report"
      aria-disabled={isBusy}
      onClick={start}
    >
      <Icon of={fileDown} label={`Download report of ${job.name}`} />
    </button>
  )
}

type SentStatusProps = {
  /** A card has no header. */
  label: string
  isSent: boolean
}

function SentStatus({ label, isSent }: SentStatusProps) {
  return (
    <span className={isSent ? 'sent-label is-sent' : 'sent-label faint'}>
      <span className="only-card">{label}</span>
      <Icon of={isSent ? check : clock} />
      {isSent ? 'Sent' : 'Pending'}
    </span>
  )
}

export const JOB_COLUMNS: readonly Column<UanJob>[] = [
  selectColumn(({ jobId, name }) => ({ id: jobId, name })),
  {
    id: 'uploaded',
    header: 'Upload Date',
    cell: ({ uploadDate }) => <span className="upload-date">{uploadDate}</span>,
    weight: 'muted',
    width: '108px',
    card: 'line',
  },
  {
    id: 'name',
    header: 'Name',
    cell: ({ name }) => <span>{name}</span>,
    weight: 'name',
    pin: 'start',
    width: '160px',
    card: 'title',
  },
  {
    id: 'phone',
    header: 'Phone Number',
    cell: ({ phone }) => formatPhone(phone),
    width: '120px',
    card: 'line',
  },
  {
    id: 'uan',
    header: 'UAN Number',
    cell: ({ uan }) => (
      <span className="candidate-uan">
        <span className="only-card">UAN </span>
        {uan}
      </span>
    ),
    width: '122px',
    card: 'line',
  },
  {
    id: 'link',
    header: 'Candidate Link',
    cell: (job) => <CandidateLink job={job} />,
    width: '232px',
    card: 'action',
  },
  {
    id: 'linkSent',
    header: 'Link Sent',
    cell: ({ isLinkSent }) => <SentStatus label="Link" isSent={isLinkSent} />,
    width: '90px',
    card: 'fact',
  },
  {
    id: 'otpSent',
    header: 'OTP Sent',
    cell: ({ isOtpSent }) => <SentStatus label="OTP" isSent={isOtpSent} />,
    width: '96px',
    card: 'fact',
  },
  {
    id: 'status',
    header: 'Job Status',
    cell: ({ status }) => {
      const { label, tone, icon } = JOB_STATUS[status]
      return (
        <Chip tone={tone} icon={icon}>
          {label}
        </Chip>
      )
    },
    width: '146px',
    skeleton: 'chip',
    card: 'status',
  },
  {
    id: 'report',
    header: 'Report',
    cell: (job) => <ReportButton job={job} />,
    align: 'center',
    pin: 'end',
    width: '72px',
    skeleton: 'short',
    card: 'action',
  },
]
