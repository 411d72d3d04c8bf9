import { shownPhone } from '#shared/dashboard/phone.ts'
import { Chip } from '#shared/ui/Chip.tsx'
import type { Column } from '#shared/ui/table/column.ts'
import { JOB_STATUS, linkPath, type UanJob } from '../job.ts'
import { SentWord } from './SentWord.tsx'

/** The columns of the list (kyc §2, look 14). */
export const JOB_COLUMNS: readonly Column<UanJob>[] = [
  {
    id: 'uploaded',
    head: 'Upload Date',
    cell: ({ uploadDate }) => uploadDate,
    weight: 'muted',
    width: '112px',
    card: 'fact',
  },
  {
    id: 'name',
    head: 'Name',
    cell: ({ name }) => name,
    weight: 'name',
    width: '190px',
    card: 'title',
  },
  {
    id: 'phone',
    head: 'Phone Number',
    cell: ({ phone }) => shownPhone(phone),
    width: '128px',
    card: 'line',
  },
  { id: 'uan', head: 'UAN Number', cell: ({ uan }) => uan, width: '136px', card: 'line' },
  {
    id: 'link',
    head: 'Candidate Link',
    cell: (job) => linkPath(job),
    width: '180px',
    card: 'action',
  },
  {
    id: 'linkSent',
    head: 'Link Sent',
    cell: ({ isLinkSent }) => <SentWord isSent={isLinkSent} />,
    width: '98px',
    card: 'fact',
  },
  {
    id: 'otpSent',
    head: 'OTP Sent',
    cell: ({ isOtpSent }) => <SentWord isSent={isOtpSent} />,
    width: '98px',
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
    width: '160px',
    skeleton: 'chip',
    card: 'status',
  },
]
