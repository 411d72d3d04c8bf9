import { selectColumn } from '#shared/dashboard/many/selectColumn.tsx'
import { shownPhone } from '#shared/dashboard/phone.ts'
import { Chip } from '#shared/ui/Chip.tsx'
import type { Column } from '#shared/ui/table/column.ts'
import { JOB_STATUS, type UanJob } from '../job.ts'
import { CandidateLink } from './CandidateLink.tsx'
import { ReportButton } from './ReportButton.tsx'
import { SentWord } from './SentWord.tsx'

/** The columns of the list (kyc §2, look 14). */
export const JOB_COLUMNS: readonly Column<UanJob>[] = [
  selectColumn(({ jobId, name }) => ({ id: jobId, name })),
  {
    id: 'uploaded',
    head: 'Upload Date',
    cell: ({ uploadDate }) => <span className="upload-date">{uploadDate}</span>,
    weight: 'muted',
    width: '108px',
    card: 'line',
  },
  {
    id: 'name',
    head: 'Name',
    cell: ({ name }) => name,
    weight: 'name',
    width: '160px',
    card: 'title',
  },
  {
    id: 'phone',
    head: 'Phone Number',
    cell: ({ phone }) => shownPhone(phone),
    width: '120px',
    card: 'line',
  },
  {
    id: 'uan',
    head: 'UAN Number',
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
    head: 'Candidate Link',
    cell: (job) => <CandidateLink job={job} />,
    width: '232px',
    card: 'action',
  },
  {
    id: 'linkSent',
    head: 'Link Sent',
    cell: ({ isLinkSent }) => <SentWord of="Link" isSent={isLinkSent} />,
    width: '90px',
    card: 'fact',
  },
  {
    id: 'otpSent',
    head: 'OTP Sent',
    cell: ({ isOtpSent }) => <SentWord of="OTP" isSent={isOtpSent} />,
    width: '96px',
    card: 'fact',
  },
  {
    id: 'status',
    head: 'Job Status',
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
    head: 'Report',
    cell: (job) => <ReportButton job={job} />,
    align: 'center',
    width: '72px',
    skeleton: 'short',
    card: 'action',
  },
]
