import plus from 'bootstrap-icons/icons/plus-lg.svg?raw'
import { useMemo } from 'react'
import type { CurrentUser } from '#shared/session/currentUser.ts'
import { isProductAdmin } from '#shared/session/permissions.ts'
import { Icon } from '#shared/ui/Icon.tsx'
import { RecordsPage } from '#shared/records/RecordsPage.tsx'
import { lazyPanel, usePanelAhead } from '#shared/records/lazyPanel.tsx'
import { useListLoad } from '#shared/records/useListLoad.ts'
import { useOpenRecord } from '#shared/records/useOpenRecord.ts'
import { useClientChoice } from './useClientChoice.ts'
import { managedUsers } from './user.ts'
import { useUsersQuery } from './usersApi.ts'
import { UsersTable } from './UsersTable.tsx'

const UserPanel = lazyPanel(async () => ({ default: (await import('./UserPanel.tsx')).UserPanel }))

type UsersScreenProps = { me: CurrentUser }

/** The list of users and, beside it, the one that stands open. */
export function UsersScreen({ me }: UsersScreenProps) {
  const query = useUsersQuery(undefined, { refetchOnMountOrArgChange: true })
  const { rows, load } = useListLoad(query)
  const users = useMemo(() => managedUsers(rows, me), [rows, me])
  const choice = useClientChoice()
  const open = useOpenRecord()
  usePanelAhead(UserPanel)
  const add = (
    <button type="button" className="btn btn-secondary" onClick={open.add}>
      <Icon of={plus} />
      Add User
    </button>
  )
  return (
    <RecordsPage
      title="User Management"
      line={
        isProductAdmin(me)
          ? 'People of every organization, and the services they may use.'
          : 'People of your organization, and the services they may use.'
      }
      action={add}
      list={
        <UsersTable
          users={users}
          clients={choice.clients}
          load={load}
          isFiltered={isProductAdmin(me)}
          open={open}
        />
      }
      panel={
        open.isNew || open.id !== null ? (
          <UserPanel me={me} users={users} load={load} choice={choice} open={open} />
        ) : null
      }
    />
  )
}
