import type { CurrentUser, Privilege } from '#shared/platform/store/currentUser.ts'
import type { AssignedService } from '../assignedService.ts'

/** A person who can sign in (shell §3). */
export type User = {
  userId: string
  clientId: string
  clientCode: string
  username: string
  emailId: string
  contactNumber: string
  privilege: Privilege
  /**
   * The backend's name for a privilege that this portal does not know, empty when there is none; `privilege` is then
   * the lowest.
   */
  unknownPrivilege?: string
  isActive: boolean
  /** null: the backend has no list, so the user has everything that the client has (D26). */
  services: readonly AssignedService[] | null
}

/** True for the signed-in account; the profile has an email but no id. */
export function isOwnAccount(
  user: Pick<User, 'emailId'>,
  currentUser: Pick<CurrentUser, 'email'>,
): boolean {
  return user.emailId.trim().toLowerCase() === currentUser.email.trim().toLowerCase()
}

/** The users that an administrator manages: a ClientAdmin only those of their own client (shell §6). */
export function managedUsers(users: readonly User[], currentUser: CurrentUser): readonly User[] {
  return currentUser.privilege === 'ProductAdmin'
    ? users
    : users.filter(({ clientCode }) => clientCode === currentUser.clientCode)
}

export const userIdOf = ({ userId }: Pick<User, 'userId'>): string => userId
