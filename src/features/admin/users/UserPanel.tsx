import person from 'bootstrap-icons/icons/person-x.svg?raw'
import wifiOff from 'bootstrap-icons/icons/wifi-off.svg?raw'
import { PanelPlaceholder } from '#shared/kits/records/PanelPlaceholder.tsx'
import type { Records } from '#shared/kits/records/useRecords.ts'
import { isProductAdmin } from '#shared/platform/session/services/permissions.ts'
import type { CurrentUser } from '#shared/platform/store/currentUser.ts'
import { EmptyState } from '#shared/ui/components/EmptyState.tsx'
import { Skeleton } from '#shared/ui/components/Skeleton.tsx'
import type { AvailableClients } from './form/useAvailableClients.ts'
import { fixedClient } from './form/userForm.ts'
import { UserForm } from './form/UserForm.tsx'
import type { User } from './user.ts'

type UserPanelProps = Records<User> & {
  currentUser: CurrentUser
  availableClients: AvailableClients
}

export function UserPanel({ currentUser, rows, load, availableClients, open }: UserPanelProps) {
  const user = open.isNew ? null : rows.find(({ userId }) => userId === open.id)
  const isWaiting =
    (user === undefined && load.kind === 'loading') || availableClients.kind === 'loading'
  const isClientFixed = user === null && !isProductAdmin(currentUser)
  const isClientMissing =
    isClientFixed && fixedClient(currentUser, availableClients.clients) === undefined
  if (user !== undefined && !isWaiting && !isClientMissing) {
    const key = open.isNew ? 'new' : open.id
    const { closeAfterCreate, close } = open
    return (
      <UserForm
        {...{ currentUser, user, availableClients }}
        key={key}
        onCreated={closeAfterCreate}
        onClose={close}
      />
    )
  }
  return (
    <PanelPlaceholder heading={open.isNew ? 'Add User' : 'User'} onClose={open.close}>
      {isWaiting && <Skeleton lines={6} label="Loading the user" />}
      {!isWaiting && isClientMissing && (
        <UserAbsent
          title={`Your client ${currentUser.clientCode} could not be loaded`}
          description="A new user belongs to this client and gets its services, so no user can be added until it loads."
          retry={availableClients.retry}
        />
      )}
      {!isWaiting && !isClientMissing && load.kind === 'failed' && (
        <UserAbsent
          title="The user could not be loaded"
          description="The list of users could not be loaded."
          retry={load.retry}
        />
      )}
      {!isWaiting && !isClientMissing && load.kind === 'ready' && (
        <UserAbsent
          title="No such user"
          description="The link may be old, or the user belongs to a client that you do not manage."
        />
      )}
    </PanelPlaceholder>
  )
}

type UserAbsentProps = {
  title: string
  description: string
  retry?: () => void
}

function UserAbsent({ title, description, retry }: UserAbsentProps) {
  return (
    <EmptyState
      icon={retry === undefined ? person : wifiOff}
      title={title}
      description={description}
    >
      {retry !== undefined && (
        <button type="button" className="btn btn-secondary" onClick={retry}>
          Try again
        </button>
      )}
    </EmptyState>
  )
}
