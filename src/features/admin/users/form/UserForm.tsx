import alert from 'bootstrap-icons/icons/exclamation-triangle.svg?raw'
import { useMemo } from 'react'
import { RecordForm } from '#shared/kits/records/form/RecordForm.tsx'
import { isProductAdmin } from '#shared/platform/session/services/permissions.ts'
import type { CurrentUser } from '#shared/platform/store/currentUser.ts'
import { useAppDispatch } from '#shared/platform/store/hooks.ts'
import { Icon } from '#shared/ui/components/Icon.tsx'
import { useServicesQuery } from '../../services/servicesApi.ts'
import { editBlockedReason } from '../editBlockedReason.ts'
import { useUsersQuery } from '../usersApi.ts'
import { createUser, updateUser } from './saveUser.ts'
import type { AvailableClients } from './useAvailableClients.ts'
import {
  fixedClient,
  ExistingUserSchema,
  dependentUserValues,
  NewUserSchema,
  newUserValues,
  servicesForClient,
  toUserValues,
  type UserValues,
} from './userForm.ts'
import { userSections, type UserFormContext } from './userSections.tsx'

type UserFormProps = Omit<UserFormContext, 'clients' | 'inactiveServiceIds'> & {
  availableClients: AvailableClients
  onCreated: () => void
  onClose: () => void
}

export function UserForm({
  currentUser,
  user,
  availableClients,
  onCreated,
  onClose,
}: UserFormProps) {
  const dispatch = useAppDispatch()
  const { clients } = availableClients
  const { refetch } = useUsersQuery()
  const inactiveServiceIds = useInactiveServices(currentUser)
  const offered = user === null ? null : servicesForClient(user.clientId, clients)
  const initial = useMemo(
    () =>
      user === null
        ? newUserValues(fixedClient(currentUser, clients))
        : toUserValues(user, offered ?? []),
    [user, offered, currentUser, clients],
  )
  const areClientsUnknown = availableClients.kind === 'failed' && clients.length === 0
  const isClientMissing = user === null ? areClientsUnknown : offered === null
  const notice = isClientMissing ? (
    <MissingClients retry={availableClients.retry} />
  ) : user?.services === null ? (
    <NoServiceList />
  ) : null
  const common = {
    initial,
    sections: (values: UserValues) =>
      userSections({ currentUser, user, clients, inactiveServiceIds }, values),
    linkedValues: (changed: keyof UserValues, values: UserValues) =>
      dependentUserValues(changed, values, clients),
    notice,
    itemKey: 'serviceId',
    onClose,
  }
  return user === null ? (
    <RecordForm
      {...common}
      heading="Add User"
      mode="add"
      schema={NewUserSchema}
      save={async (values) => dispatch(createUser(values))}
      onSaved={onCreated}
    />
  ) : (
    <RecordForm
      {...common}
      heading={user.username || user.emailId}
      mode="edit"
      schema={ExistingUserSchema}
      onEdit={() => void refetch()}
      editDisabledReason={editBlockedReason(currentUser, user, offered)}
      save={async (values) => dispatch(updateUser(user, values, offered ?? []))}
    />
  )
}

type MissingClientsProps = { retry: () => void }

function MissingClients({ retry }: MissingClientsProps) {
  return (
    <div className="user-missing" role="alert">
      <Icon of={alert} />
      <p>The clients could not be loaded, so their services cannot be offered.</p>
      <button type="button" className="btn btn-sm btn-secondary" onClick={retry}>
        Try again
      </button>
    </div>
  )
}

/** For a user without a service list (D26). */
function NoServiceList() {
  return (
    <p className="user-unlisted" role="note">
      This user has no service list and sees every service. If you save changes, the user sees only
      the services chosen under Services.
    </p>
  )
}

/** Only a ProductAdmin can load them (shell §6); otherwise, and on failure, the set is empty. */
function useInactiveServices(currentUser: CurrentUser): ReadonlySet<string> {
  const { data } = useServicesQuery(undefined, {
    skip: !isProductAdmin(currentUser),
    refetchOnMountOrArgChange: true,
  })
  return useMemo(() => {
    const inactive = (data ?? []).filter(({ isActive }) => !isActive)
    return new Set(inactive.map(({ serviceId }) => serviceId))
  }, [data])
}
