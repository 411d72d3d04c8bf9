import plus from 'bootstrap-icons/icons/plus-lg.svg?raw'
import { useMemo } from 'react'
import { useLoadedList } from '#shared/kits/records/list/useLoadedList.ts'
import { RecordsPage } from '#shared/kits/records/RecordsPage.tsx'
import { useCreatedRecordId } from '#shared/kits/records/useCreatedRecordId.ts'
import { useOpenRecord } from '#shared/kits/records/useOpenRecord.ts'
import { usePrefetchPanel } from '#shared/kits/records/usePrefetchPanel.ts'
import { QueryCacheGate } from '#shared/platform/queryCache/QueryCacheGate.tsx'
import { isProductAdmin } from '#shared/platform/session/permissions.ts'
import type { CurrentUser } from '#shared/platform/store/currentUser.ts'
import { useAppSelector } from '#shared/platform/store/hooks.ts'
import { selectUser } from '#shared/platform/store/sessionSlice.ts'
import { Icon } from '#shared/ui/components/Icon.tsx'
import { lazyWithRetry, PanelLoadError } from '#shared/ui/loading/lazyWithRetry.tsx'
import { useAvailableClients } from './useAvailableClients.ts'
import { managedUsers, userIdOf } from './user.ts'
import { useUsersQuery } from './usersApi.ts'
import { UsersTable } from './UsersTable.tsx'

const UserPanel = lazyWithRetry(async () => (await import('./UserPanel.tsx')).UserPanel, {
  label: 'The form',
  LoadError: PanelLoadError,
})

export function UsersPage() {
  const currentUser = useAppSelector(selectUser)
  if (currentUser === null) return null
  return (
    <QueryCacheGate>
      <UsersScreen currentUser={currentUser} />
    </QueryCacheGate>
  )
}

type UsersScreenProps = { currentUser: CurrentUser }

function UsersScreen({ currentUser }: UsersScreenProps) {
  const query = useUsersQuery(undefined, { refetchOnMountOrArgChange: true })
  const { rows, load } = useLoadedList(query)
  const users = useMemo(() => managedUsers(rows, currentUser), [rows, currentUser])
  const choice = useAvailableClients(currentUser, users)
  const open = useOpenRecord()
  const newKey = useCreatedRecordId({
    rows: users,
    idOf: userIdOf,
    isKnown: load.kind === 'ready',
    open,
  })
  usePrefetchPanel(UserPanel)
  const add = (
    <button type="button" className="btn btn-secondary" onClick={open.add}>
      <Icon of={plus} />
      Add User
    </button>
  )
  return (
    <RecordsPage
      title="User Management"
      subtitle={
        isProductAdmin(currentUser)
          ? 'Users of all organizations, and the services they can use.'
          : 'Users of your organization, and the services they can use.'
      }
      action={add}
      list={
        <UsersTable
          users={users}
          clients={choice.clients}
          load={load}
          isFiltered={isProductAdmin(currentUser)}
          open={open}
          newKey={newKey}
        />
      }
      panel={
        open.isNew || open.id !== null ? (
          <UserPanel
            currentUser={currentUser}
            users={users}
            load={load}
            availableClients={choice}
            open={open}
          />
        ) : null
      }
    />
  )
}
