import plus from 'bootstrap-icons/icons/plus-lg.svg?raw'
import { useMemo } from 'react'
import { WithQueryCache } from '#shared/api/WithQueryCache.tsx'
import { useLoadedList } from '#shared/records/list/useLoadedList.ts'
import { RecordsPage } from '#shared/records/RecordsPage.tsx'
import { useMadeRecord } from '#shared/records/useMadeRecord.ts'
import { useOpenRecord } from '#shared/records/useOpenRecord.ts'
import { usePanelAhead } from '#shared/records/usePanelAhead.ts'
import type { CurrentUser } from '#shared/session/currentUser.ts'
import { isProductAdmin } from '#shared/session/permissions.ts'
import { selectUser } from '#shared/session/sessionSlice.ts'
import { useAppSelector } from '#shared/store/hooks.ts'
import { Icon } from '#shared/ui/Icon.tsx'
import { PanelLost } from '#shared/ui/PanelLost.tsx'
import { lazyPart } from '#shared/ui/lazyPart.tsx'
import { useClientChoice } from './useClientChoice.ts'
import { managedUsers, userIdOf } from './user.ts'
import { useUsersQuery } from './usersApi.ts'
import { UsersTable } from './UsersTable.tsx'

const UserPanel = lazyPart(async () => (await import('./UserPanel.tsx')).UserPanel, {
  what: 'The form',
  Lost: PanelLost,
})

/** /admin/user: the users of every client for a ProductAdmin, those of the own client for a ClientAdmin (shell §2, §6). */
export function UsersPage() {
  const me = useAppSelector(selectUser)
  if (me === null) return null
  return (
    <WithQueryCache>
      <UsersScreen me={me} />
    </WithQueryCache>
  )
}

type UsersScreenProps = { me: CurrentUser }

/** The list of users and, beside it, the one that stands open. */
function UsersScreen({ me }: UsersScreenProps) {
  const query = useUsersQuery(undefined, { refetchOnMountOrArgChange: true })
  const { rows, load } = useLoadedList(query)
  const users = useMemo(() => managedUsers(rows, me), [rows, me])
  const choice = useClientChoice(me, users)
  const open = useOpenRecord()
  const newKey = useMadeRecord({
    rows: users,
    idOf: userIdOf,
    isKnown: load.kind === 'ready',
    open,
  })
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
          newKey={newKey}
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
