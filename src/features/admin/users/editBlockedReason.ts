import { isProductAdmin } from '#shared/platform/session/services/permissions.ts'
import type { CurrentUser } from '#shared/platform/store/currentUser.ts'
import type { AssignedService } from '../assignedService.ts'
import type { User } from './user.ts'

/** Shell §6. Without a service list and the client's services, an update would remove everything. */
export function editBlockedReason(
  currentUser: CurrentUser,
  user: User,
  offered: readonly AssignedService[] | null,
): string | null {
  if (user.privilege === 'ProductAdmin' && !isProductAdmin(currentUser))
    return 'Only a ProductAdmin can change a ProductAdmin.'
  if (user.unknownPrivilege !== undefined)
    return `This user’s privilege${user.unknownPrivilege === '' ? '' : ` (${user.unknownPrivilege})`} is not recognized, and saving would lower it.`
  if (user.services === null && offered === null)
    return 'This user’s services are unknown because their client could not be found.'
  return null
}
