import check from 'bootstrap-icons/icons/check-lg.svg?raw'
import link from 'bootstrap-icons/icons/link-45deg.svg?raw'
import { useState } from 'react'
import { selectColumn } from '#shared/kits/dashboard/bulk/selectColumn.tsx'
import { formatPhone } from '#shared/kits/dashboard/phone.ts'
import { Icon } from '#shared/ui/components/Icon.tsx'
import type { Column } from '#shared/ui/table/column.ts'
import type { AddressCase } from '../case.ts'
import { AlternateNumberCell } from './AlternateNumberCell.tsx'
import { CaseActionCell } from './CaseActionCell.tsx'
import { caseNameId } from './caseNameId.ts'
import { CaseStatusCell } from './CaseStatusCell.tsx'
import { formatShortTime, formatCaseTime } from './formatCaseTime.ts'
import { LastActionCell } from './LastActionCell.tsx'
import { ResendCell } from './ResendCell.tsx'

type ShortTimeProps = {
  /** ISO time; empty for none. */
  time: string
}

function ShortTime({ time }: ShortTimeProps) {
  const [now] = useState(() => Date.now())
  if (time === '') return null
  return (
    <time dateTime={time} title={formatCaseTime(time)}>
      {formatShortTime(time, now)}
    </time>
  )
}

type SentIconProps = { isSent: boolean }

function SentIcon({ isSent }: SentIconProps) {
  return isSent ? (
    <span className="sent-mark">
      <Icon of={check} label="Sent" />
    </span>
  ) : (
    <span className="faint">
      <span aria-hidden="true">–</span>
      <span className="visually-hidden">Not sent</span>
    </span>
  )
}

/** With the client's reference number where rows are high enough for two lines. */
function CandidateName({ record }: { record: AddressCase }) {
  const { name, reference } = record.source
  return (
    <span className="case-candidate">
      <span id={caseNameId(record)}>{name}</span>
      {reference !== '' && <small className="case-reference">{reference}</small>}
    </span>
  )
}

export const CASE_COLUMNS: readonly Column<AddressCase>[] = [
  selectColumn(({ caseId, source }) => ({ id: caseId, name: source.name })),
  {
    id: 'number',
    header: 'ID No.',
    cell: (_, index) => index + 1,
    weight: 'faint',
    width: '52px',
    skeleton: 'short',
    card: 'none',
  },
  {
    id: 'status',
    header: 'Status',
    cell: (record) => <CaseStatusCell record={record} />,
    width: '130px',
    skeleton: 'chip',
    card: 'status',
  },
  {
    id: 'name',
    header: 'Name',
    cell: (record) => <CandidateName record={record} />,
    weight: 'name',
    width: '160px',
    pin: 'start',
    card: 'title',
  },
  {
    id: 'phone',
    header: 'Phone Number',
    cell: ({ source }) => formatPhone(source.phone),
    width: '104px',
    card: 'fact',
  },
  {
    id: 'address',
    header: 'Address',
    cell: ({ source }) => <span title={source.address}>{source.address}</span>,
    weight: 'muted',
    isFlexible: true,
    card: 'line',
  },
  {
    id: 'link',
    header: 'Link',
    cell: ({ link: href, source }) =>
      href === '' ? (
        <span className="faint">None</span>
      ) : (
        <a className="case-link" href={href} target="_blank" rel="noopener noreferrer">
          <Icon of={link} label={`Form of ${source.name}, in a new tab`} />
        </a>
      ),
    align: 'center',
    width: '44px',
    skeleton: 'short',
    card: 'more',
  },
  {
    id: 'email',
    header: 'Email\nSent',
    cell: ({ sent }) => <SentIcon isSent={sent.email} />,
    align: 'center',
    width: '44px',
    skeleton: 'short',
    card: 'none',
  },
  {
    id: 'call',
    header: 'Call\nSent',
    cell: ({ sent }) => <SentIcon isSent={sent.call} />,
    align: 'center',
    width: '44px',
    skeleton: 'short',
    card: 'none',
  },
  {
    id: 'sms',
    header: 'SMS\nSent',
    cell: ({ sent }) => <SentIcon isSent={sent.sms} />,
    align: 'center',
    width: '44px',
    skeleton: 'short',
    card: 'none',
  },
  {
    id: 'notified',
    header: 'Notification\nTime',
    cell: ({ log }) => <ShortTime time={log[0]?.initiatedAt ?? ''} />,
    weight: 'muted',
    width: '106px',
    card: 'fact',
  },
  {
    id: 'lastAction',
    header: 'Last Action',
    cell: (record) => <LastActionCell record={record} />,
    width: '180px',
    card: 'more',
  },
  {
    id: 'initiated',
    header: 'Initiation Time',
    cell: ({ createdAt }) => <ShortTime time={createdAt} />,
    weight: 'muted',
    width: '106px',
    card: 'more',
  },
  {
    id: 'alternate',
    header: 'Alternate Number',
    cell: (record) => <AlternateNumberCell record={record} />,
    width: '150px',
    card: 'more',
  },
  {
    id: 'send',
    header: 'Send',
    cell: (record) => <ResendCell record={record} />,
    align: 'center',
    width: '52px',
    skeleton: 'short',
    card: 'more',
  },
  {
    id: 'action',
    header: 'Action',
    cell: (record) => <CaseActionCell record={record} />,
    pin: 'end',
    width: '166px',
    skeleton: 'button',
  },
]
