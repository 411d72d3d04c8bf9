import person from 'bootstrap-icons/icons/person-x.svg?raw'
import wifiOff from 'bootstrap-icons/icons/wifi-off.svg?raw'
import { PanelNote } from '#shared/records/PanelNote.tsx'
import type { OpenRecord } from '#shared/records/useOpenRecord.ts'
import type { CurrentUser } from '#shared/session/currentUser.ts'
import { isProductAdmin } from '#shared/session/permissions.ts'
import { Skeleton } from '#shared/ui/Skeleton.tsx'
import type { TableLoad } from '#shared/ui/DataTable.tsx'
import { EmptyState } from '#shared/ui/EmptyState.tsx'
import type { ClientChoice } from './useClientChoice.ts'
import type { User } from './user.ts'
import { boundClient } from './userForm.ts'
import { UserForm } from './UserForm.tsx'

type UserPanelProps = {
  me: CurrentUser
  users: readonly User[]
  load: TableLoad
  choice: ClientChoice
  open: OpenRecord
}

/** What stands beside the list: the form, or why there is none. */
export function UserPanel({ me, users, load, choice, open }: UserPanelProps) {
  const held = open.isNew ? null : users.find(({ userId }) => userId === open.id)
  const isWaiting = (held === undefined && load.kind === 'loading') || choice.kind === 'loading'
  const isBound = held === null && !isProductAdmin(me)
  const isOrphan = isBound && boundClient(me, choice.clients) === undefined
  if (held !== undefined && !isWaiting && !isOrphan) {
    const key = open.isNew ? 'new' : open.id
    const { closeCreated, close } = open
    return <UserForm {...{ me, held, choice }} key={key} onCreated={closeCreated} onClose={close} />
  }
  return (
    <PanelNote heading={open.isNew ? 'Add User' : 'User'} onClose={open.close}>
      {isWaiting && <Skeleton lines={6} label="Loading the user" />}
      {!isWaiting && isOrphan && (
        <UserAbsent
          title={`Your client ${me.clientCode} could not be loaded`}
          line="A new user belongs to it and takes its services, so nobody can be added without it."
          retry={choice.retry}
        />
      )}
      {!isWaiting && !isOrphan && load.kind === 'failed' && (
        <UserAbsent
          title="The user could not be loaded"
          line="The list that it stands in is missing."
          retry={load.retry}
        />
      )}
      {!isWaiting && !isOrphan && load.kind === 'ready' && (
        <UserAbsent
          title="No such user"
          line="The link may be old, or the user belongs to a client that you do not manage."
        />
      )}
    </PanelNote>
  )
}

type UserAbsentProps = {
  title: string
  line: string
  /** Where another attempt may help. */
  retry?: () => void
}

/** Why there is no user to show, and the way on. */
function UserAbsent({ title, line, retry }: UserAbsentProps) {
  return (
    <EmptyState icon={retry === undefined ? person : wifiOff} title={title} line={line}>
      {retry !== undefined && (
        <button type="button" className="btn btn-secondary" onClick={retry}>
          Try again
        </button>
      )}
    </EmptyState>
  )
}
