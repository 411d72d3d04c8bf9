import { useCallback } from 'react'
import { RecordsPage } from '#shared/kits/records/RecordsPage.tsx'
import { useRecords } from '#shared/kits/records/useRecords.ts'
import { withQueryCache } from '#shared/platform/queryCache/QueryCacheGate.tsx'
import { isProductAdmin } from '#shared/platform/session/services/permissions.ts'
import type { CurrentUser } from '#shared/platform/store/currentUser.ts'
import { useAppSelector } from '#shared/platform/store/hooks.ts'
import { selectUser } from '#shared/platform/store/sessionSlice.ts'
import { lazyWithRetry, PanelLoadError } from '#shared/ui/loading/lazyWithRetry.tsx'
import { useAvailableClients } from './form/useAvailableClients.ts'
import { managedUsers, userIdOf, type User } from './user.ts'
import { useUsersQuery } from './usersApi.ts'
import { UsersTable } from './UsersTable.tsx'

const UserPanel = lazyWithRetry(async () => (await import('./UserPanel.tsx')).UserPanel, {
  label: 'The form',
  LoadError: PanelLoadError,
})

export const UsersPage = withQueryCache(function UsersPage() {
  const currentUser = useAppSelector(selectUser)
  return currentUser === null ? null : <UsersScreen currentUser={currentUser} />
})

type UsersScreenProps = { currentUser: CurrentUser }

function UsersScreen({ currentUser }: UsersScreenProps) {
  const query = useUsersQuery(undefined, { refetchOnMountOrArgChange: true })
  const select = useCallback(
    (rows: readonly User[]) => managedUsers(rows, currentUser),
    [currentUser],
  )
  const records = useRecords({ query, select, idOf: userIdOf, Panel: UserPanel })
  const availableClients = useAvailableClients(currentUser, records.rows)
  return (
    <RecordsPage
      title="User Management"
      subtitle={
        isProductAdmin(currentUser)
          ? 'Users of all organizations, and the services they can use.'
          : 'Users of your organization, and the services they can use.'
      }
      addLabel="Add User"
      open={records.open}
      list={
        <UsersTable
          {...records}
          clients={availableClients.clients}
          isFiltered={isProductAdmin(currentUser)}
        />
      }
      panel={<UserPanel {...records} {...{ currentUser, availableClients }} />}
    />
  )
}
