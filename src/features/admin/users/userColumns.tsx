import { RecordLink } from '#shared/kits/records/RecordLink.tsx'
import type { Column } from '#shared/ui/table/column.ts'
import { STATUS_COLUMN } from '../statusColumn.tsx'
import type { User } from './user.ts'

const code: Column<User> = {
  id: 'clientCode',
  header: 'ClientCode',
  cell: ({ clientCode }) => clientCode,
  searchText: ({ clientCode }) => clientCode,
  weight: 'muted',
  width: '116px',
  skeleton: 'short',
  card: 'fact',
}

const user: Column<User> = {
  id: 'username',
  header: 'User',
  cell: ({ userId, username, emailId }) => (
    <span className="user-cell">
      <RecordLink id={userId} className="user-name">
        {username || emailId}
      </RecordLink>{' '}
      <span className="user-mail" title={emailId}>
        {emailId}
      </span>
    </span>
  ),
  sortBy: ({ username, emailId }) => username || emailId,
  searchText: ({ username, emailId, contactNumber }) => `${username} ${emailId} ${contactNumber}`,
  card: 'title',
}

const status: Column<User> = { ...STATUS_COLUMN, width: '128px' }

const actions: Column<User> = {
  id: 'actions',
  header: 'Actions',
  cell: ({ userId, username, emailId }) => (
    <RecordLink id={userId} className="row-action" label={`View ${username || emailId}`}>
      View
    </RecordLink>
  ),
  align: 'end',
  width: '88px',
  skeleton: 'short',
  card: 'action',
}

/** Only a ProductAdmin can sort by code, because only they see several clients (shell §6). */
export const ALL_CLIENTS_COLUMNS: readonly Column<User>[] = [
  { ...code, sortBy: ({ clientCode }) => clientCode },
  user,
  status,
  actions,
]
export const OWN_CLIENT_COLUMNS: readonly Column<User>[] = [code, user, status, actions]
