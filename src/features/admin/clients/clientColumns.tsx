import type { Column } from '#shared/ui/table/column.ts'
import { RecordLink } from '#shared/records/RecordLink.tsx'
import { StatusChip } from '../StatusChip.tsx'
import { toStatus } from '../status.ts'
import type { Client } from './client.ts'
import './clients.css'

/** The columns of the Clients List (shell §2). */
export const CLIENT_COLUMNS: readonly Column<Client>[] = [
  {
    id: 'number',
    head: 'S.No',
    cell: (_, index) => index + 1,
    weight: 'faint',
    width: '88px',
    skeleton: 'short',
    card: 'none',
  },
  {
    id: 'organization',
    head: 'Organization',
    cell: ({ profile }) => profile.organizationName,
    text: ({ profile }) => profile.organizationName,
    sortBy: ({ profile }) => profile.organizationName,
    weight: 'name',
    card: 'title',
  },
  {
    id: 'code',
    head: 'ClientCode',
    cell: ({ profile }) => profile.clientCode,
    text: ({ profile }) => profile.clientCode,
    sortBy: ({ profile }) => profile.clientCode,
    width: '22%',
    card: 'line',
  },
  {
    id: 'status',
    head: 'Status',
    cell: ({ isActive }) => <StatusChip isActive={isActive} />,
    sortBy: ({ isActive }) => toStatus(isActive),
    width: '120px',
    skeleton: 'chip',
    card: 'status',
  },
  {
    id: 'actions',
    head: 'Actions',
    cell: ({ clientId, profile }) => (
      <RecordLink id={clientId} className="row-action" label={`View ${profile.organizationName}`}>
        View
      </RecordLink>
    ),
    align: 'end',
    width: '88px',
    skeleton: 'short',
    card: 'action',
  },
]
