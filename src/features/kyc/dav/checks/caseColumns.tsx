import link from 'bootstrap-icons/icons/link-45deg.svg?raw'
import { selectColumn } from '#shared/dashboard/many/selectColumn.tsx'
import { shownPhone } from '#shared/dashboard/phone.ts'
import { Icon } from '#shared/ui/Icon.tsx'
import type { Column } from '#shared/ui/table/column.ts'
import type { AddressCase } from '../case.ts'
import { AlternateNumberCell } from './AlternateNumberCell.tsx'
import { CaseActionCell } from './CaseActionCell.tsx'
import { CaseStatusCell } from './CaseStatusCell.tsx'
import { caseNameId } from './caseNameId.ts'
import { LastActionCell } from './LastActionCell.tsx'
import { SendCell } from './SendCell.tsx'
import { ListedTime } from './ListedTime.tsx'
import { SentMark } from './SentMark.tsx'

/** The columns of the list (kyc §2, look 06); Action stands at the right edge, where it stays in sight. */
export const CASE_COLUMNS: readonly Column<AddressCase>[] = [
  selectColumn(({ caseId, source }) => ({ id: caseId, name: source.name })),
  {
    id: 'number',
    head: 'ID No.',
    cell: (_, index) => index + 1,
    weight: 'faint',
    width: '72px',
    skeleton: 'short',
    card: 'none',
  },
  {
    id: 'status',
    head: 'Status',
    cell: (one) => <CaseStatusCell one={one} />,
    width: '150px',
    skeleton: 'chip',
    card: 'status',
  },
  {
    id: 'name',
    head: 'Name',
    cell: (one) => <span id={caseNameId(one)}>{one.source.name}</span>,
    weight: 'name',
    width: '160px',
    card: 'title',
  },
  {
    id: 'phone',
    head: 'Phone Number',
    cell: ({ source }) => shownPhone(source.phone),
    width: '128px',
    card: 'fact',
  },
  {
    id: 'address',
    head: 'Address',
    cell: ({ source }) => (
      <span className="case-address" title={source.address}>
        {source.address}
      </span>
    ),
    weight: 'muted',
    width: '180px',
    card: 'line',
  },
  {
    id: 'link',
    head: 'Link',
    cell: ({ link: href, source }) =>
      href === '' ? (
        <span className="faint">None</span>
      ) : (
        <a className="case-link" href={href} target="_blank" rel="noopener noreferrer">
          <Icon of={link} label={`Form of ${source.name}, in a new tab`} />
        </a>
      ),
    align: 'center',
    width: '56px',
    skeleton: 'short',
    card: 'more',
  },
  {
    id: 'email',
    head: 'Email\nSent',
    cell: ({ sent }) => <SentMark isSent={sent.email} />,
    align: 'center',
    width: '60px',
    skeleton: 'short',
    card: 'none',
  },
  {
    id: 'call',
    head: 'Call\nSent',
    cell: ({ sent }) => <SentMark isSent={sent.call} />,
    align: 'center',
    width: '60px',
    skeleton: 'short',
    card: 'none',
  },
  {
    id: 'sms',
    head: 'SMS\nSent',
    cell: ({ sent }) => <SentMark isSent={sent.sms} />,
    align: 'center',
    width: '60px',
    skeleton: 'short',
    card: 'none',
  },
  {
    id: 'notified',
    head: 'Notification Time',
    cell: ({ log }) => <ListedTime at={log[0]?.initiatedAt ?? ''} />,
    weight: 'muted',
    width: '120px',
    card: 'fact',
  },
  {
    id: 'lastAction',
    head: 'Last Action',
    cell: (one) => <LastActionCell one={one} />,
    width: '220px',
    card: 'more',
  },
  {
    id: 'initiated',
    head: 'Initiation Time',
    cell: ({ createdAt }) => <ListedTime at={createdAt} />,
    weight: 'muted',
    width: '120px',
    card: 'more',
  },
  {
    id: 'alternate',
    head: 'Alternate Number',
    cell: (one) => <AlternateNumberCell one={one} />,
    width: '150px',
    card: 'more',
  },
  {
    id: 'send',
    head: 'Send',
    cell: (one) => <SendCell one={one} />,
    align: 'center',
    width: '64px',
    skeleton: 'short',
    card: 'more',
  },
  {
    id: 'action',
    head: 'Action',
    cell: (one) => <CaseActionCell one={one} />,
    pinned: true,
    width: '190px',
    skeleton: 'button',
  },
]
