import type { CurrentUser } from '#shared/session/currentUser.ts'
import { isProductAdmin } from '#shared/session/permissions.ts'
import type { AssignedService } from '../assignedService.ts'
import type { User } from './user.ts'

/**
 * Why a user cannot be edited, null when it can (shell §6). A record without a service list has all that its client has:
 * while that is not known, an update would take everything away.
 */
export function editLock(
  me: CurrentUser,
  user: User,
  offered: readonly AssignedService[] | null,
): string | null {
  if (user.privilege === 'ProductAdmin' && !isProductAdmin(me))
    return 'Only a ProductAdmin can change a ProductAdmin.'
  if (user.otherPrivilege !== undefined)
    return `This user’s privilege${user.otherPrivilege === '' ? '' : ` (${user.otherPrivilege})`} is not known here, and saving would lower it.`
  if (user.services === null && offered === null)
    return 'The services of this user are not known while the client is missing.'
  return null
}
