import type { AppThunk } from '#shared/store/types.ts'
import type { AssignedService } from '../assignedService.ts'
import {
  createRecord,
  editRecord,
  type RecordStore,
  type SaveOutcome,
} from '#shared/records/recordStore.ts'
import { isActiveStatus } from '../status.ts'
import type { User } from './user.ts'
import {
  changesOf,
  toCreateBody,
  toUpdateBody,
  withValues,
  type UserCreateBody,
  type UserUpdateBody,
} from './userBodies.ts'
import type { UserValues } from './userForm.ts'
import { usersApi } from './usersApi.ts'

const USER_STORE: RecordStore<User, UserCreateBody, UserUpdateBody> = {
  name: 'users',
  create: usersApi.endpoints.createUser,
  update: usersApi.endpoints.updateUser,
  setStatus: usersApi.endpoints.setUserStatus,
  toasts: {
    created: 'User created',
    updated: 'User updated',
    status: 'User status updated',
    exists: 'Data Already exist',
  },
}

/** The password goes with the call and is nowhere kept. */
export const createUser = (values: UserValues) => createRecord(USER_STORE, toCreateBody(values))

/** Sends exactly what differs from the record; `offered` is what its client can give. */
export function updateUser(
  held: User,
  values: UserValues,
  offered: readonly AssignedService[],
): AppThunk<Promise<SaveOutcome<UserValues>>> {
  const changed = changesOf(values, held, offered)
  const { isActive, ...details } = values
  return editRecord(USER_STORE, {
    id: held.userId,
    held,
    update: changed.details
      ? { body: toUpdateBody(values, held), becomes: withValues(held, values), values: details }
      : null,
    isActive: changed.status ? isActiveStatus(isActive) : null,
  })
}
