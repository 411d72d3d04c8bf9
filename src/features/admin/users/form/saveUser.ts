import {
  createRecord,
  editRecord,
  type RecordStore,
  type SaveOutcome,
} from '#shared/kits/records/recordStore.ts'
import type { AppThunk } from '#shared/platform/store/types.ts'
import type { AssignedService } from '../../assignedService.ts'
import { isActiveStatus } from '../../status.ts'
import type { User } from '../user.ts'
import { usersApi } from '../usersApi.ts'
import {
  changedParts,
  toCreateBody,
  toUpdateBody,
  withValues,
  type UserCreateBody,
  type UserUpdateBody,
} from './userBodies.ts'
import type { UserValues } from './userForm.ts'

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

export const createUser = (values: UserValues) => createRecord(USER_STORE, toCreateBody(values))

/** `offered` are the services of the user's client. */
export function updateUser(
  current: User,
  values: UserValues,
  offered: readonly AssignedService[],
): AppThunk<Promise<SaveOutcome<UserValues>>> {
  const changed = changedParts(values, current, offered)
  const { isActive, ...details } = values
  return editRecord(USER_STORE, {
    id: current.userId,
    current,
    update: changed.isRecordChanged
      ? {
          body: toUpdateBody(values, current),
          updatedRecord: withValues(current, values),
          values: details,
        }
      : null,
    isActive: changed.isStatusChanged ? isActiveStatus(isActive) : null,
  })
}
