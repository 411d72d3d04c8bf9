import { useMemo } from 'react'
import { useAppDispatch } from '#shared/store/hooks.ts'
import { RecordForm } from '#shared/records/form/RecordForm.tsx'
import { editLock } from './editLock.ts'
import { MissingClients } from './MissingClients.tsx'
import { NoServiceList } from './NoServiceList.tsx'
import { createUser, updateUser } from './saveUser.ts'
import type { ClientChoice } from './useClientChoice.ts'
import { useInactiveServices } from './useInactiveServices.ts'
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
