import alert from 'bootstrap-icons/icons/exclamation-triangle.svg?raw'
import { useMemo } from 'react'
import { RecordForm } from '#shared/records/form/RecordForm.tsx'
import type { CurrentUser } from '#shared/session/currentUser.ts'
import { isProductAdmin } from '#shared/session/permissions.ts'
import { useAppDispatch } from '#shared/store/hooks.ts'
import { Icon } from '#shared/ui/Icon.tsx'
import { useServicesQuery } from '../services/servicesApi.ts'
import { editLock } from './editLock.ts'
import { createUser, updateUser } from './saveUser.ts'
import type { ClientChoice } from './useClientChoice.ts'
import {
  boundClient,
  KEPT_USER,
  linkedUserValues,
  NEW_USER,
  newUserValues,
  offeredTo,
  toUserValues,
  type UserValues,
} from './userForm.ts'
import { useUsersQuery } from './usersApi.ts'
import { userSections, type UserFormContext } from './userSections.tsx'

type UserFormProps = Omit<UserFormContext, 'clients' | 'inactive'> & {
  choice: ClientChoice
  onCreated: () => void
  onClose: () => void
}

/** The form of a user: a new one, or one that is kept. */
export function UserForm({ me, held, choice, onCreated, onClose }: UserFormProps) {
  const dispatch = useAppDispatch()
  const { clients } = choice
  const { refetch } = useUsersQuery()
  const inactive = useInactiveServices(me)
  const offered = held === null ? null : offeredTo(held.clientId, clients)
  const initial = useMemo(
    () =>
      held === null ? newUserValues(boundClient(me, clients)) : toUserValues(held, offered ?? []),
    [held, offered, me, clients],
  )
  const isUnknown = choice.kind === 'failed' && clients.length === 0
  const isClientMissing = held === null ? isUnknown : offered === null
  const notice = isClientMissing ? (
    <MissingClients retry={choice.retry} />
  ) : held?.services === null ? (
    <NoServiceList />
  ) : null
  const common = {
    initial,
    sections: (values: UserValues) => userSections({ me, held, clients, inactive }, values),
    linked: (changed: keyof UserValues, values: UserValues) =>
      linkedUserValues(changed, values, clients),
    notice,
    itemKey: 'serviceId',
    onClose,
  }
  return held === null ? (
    <RecordForm
      {...common}
      heading="Add User"
      mode="add"
      schema={NEW_USER}
      save={async (values) => dispatch(createUser(values))}
      onSaved={onCreated}
    />
  ) : (
    <RecordForm
      {...common}
      heading={held.username || held.emailId}
      mode="edit"
      schema={KEPT_USER}
      onEdit={() => void refetch()}
      editLock={editLock(me, held, offered)}
      save={async (values) => dispatch(updateUser(held, values, offered ?? []))}
    />
  )
}

type MissingClientsProps = { retry: () => void }

/** Above the fields, where the form lacks the client that its services come from. */
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

/** Above the fields of a user without a service list (D26): what that means, and that an update gives it one. */
function NoServiceList() {
  return (
    <p className="user-unlisted" role="note">
      This user has no service list, so everything shows. Saving changed details gives it the
      services chosen under Services as its list.
    </p>
  )
}

/**
 * The ids of the services that are switched off. Only a ProductAdmin may ask (shell §6); for everybody else, and where
 * the list could not be loaded, none is known to be.
 */
function useInactiveServices(me: CurrentUser): ReadonlySet<string> {
  const { data } = useServicesQuery(undefined, {
    skip: !isProductAdmin(me),
    refetchOnMountOrArgChange: true,
  })
  return useMemo(() => {
    const inactive = (data ?? []).filter(({ isActive }) => !isActive)
    return new Set(inactive.map(({ serviceId }) => serviceId))
  }, [data])
}
