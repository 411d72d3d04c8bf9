import { showToast } from '#shared/errors/toast.ts'
import type { AppThunk } from '#shared/store/types.ts'
import { adminCall } from '../adminCall.ts'
import type { AssignedService } from '../assignedService.ts'
import type { SaveOutcome } from '../form/useRecordForm.ts'
import { isActiveStatus, toStatus } from '../status.ts'
import { userCreate, userStatus, userUpdate } from './endpoints.ts'
import type { User } from './user.ts'
import { changesOf, toCreateBody, toUpdateBody, withValues } from './userBodies.ts'
import type { UserValues } from './userForm.ts'
import { reloadUsers, userSaved } from './usersApi.ts'

type Saving = Promise<SaveOutcome<UserValues>>

/** Shell §8, word for word. */
const TOASTS = {
  created: 'User created',
  updated: 'User updated',
  status: 'User status updated',
  exists: 'Data Already exist',
} as const

/** Creates a user. Every outcome has been told when this resolves. The password goes with the call and is nowhere kept. */
export function createUser(values: UserValues): AppThunk<Saving> {
  return async (dispatch) => {
    const result = await dispatch(adminCall(userCreate, toCreateBody(values)))
    if (!result.ok) return 'failed'
    if (result.value.kind === 'exists') return refused()
    showToast('success', TOASTS.created)
    if (result.value.record === null) await dispatch(reloadUsers())
    else dispatch(userSaved(result.value.record))
    return 'saved'
  }
}

/**
 * Sends what was changed: the details, the status, or both, and nothing where nothing was. Where the second call fails
 * the first one stands and is in the list, so that saving again sends only what is left.
 */
export function updateUser(
  held: User,
  values: UserValues,
  offered: readonly AssignedService[],
): AppThunk<Saving> {
  return async (dispatch) => {
    const changed = changesOf(values, held, offered)
    const details = changed.details ? await dispatch(changeDetails(held, values)) : held
    if (details === null) return 'failed'
    if (!changed.status) return 'saved'
    const outcome = await dispatch(changeStatus(details, values))
    if (outcome === 'saved' || !changed.details) return outcome
    return { saved: { ...values, isActive: toStatus(held.isActive) } }
  }
}

/** The record with its new details; null when they were not taken. */
function changeDetails(held: User, values: UserValues): AppThunk<Promise<User | null>> {
  return async (dispatch) => {
    const call = { userId: held.userId, body: toUpdateBody(values, held) }
    const result = await dispatch(adminCall(userUpdate, call))
    if (!result.ok) return null
    if (result.value.kind === 'exists') {
      refused()
      return null
    }
    const user = withValues(held, values)
    dispatch(userSaved(user))
    showToast('success', TOASTS.updated)
    return user
  }
}

function changeStatus(held: User, values: UserValues): AppThunk<Promise<'saved' | 'failed'>> {
  return async (dispatch) => {
    const isActive = isActiveStatus(values.isActive)
    const result = await dispatch(adminCall(userStatus, { userId: held.userId, isActive }))
    if (!result.ok) return 'failed'
    if (result.value.kind === 'exists') return refused()
    dispatch(userSaved({ ...held, isActive }))
    showToast('success', TOASTS.status)
    return 'saved'
  }
}

function refused(): 'failed' {
  showToast('error', TOASTS.exists)
  return 'failed'
}
