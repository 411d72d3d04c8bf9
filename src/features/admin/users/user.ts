import type { CurrentUser, Privilege } from '#shared/platform/store/currentUser.ts'
import type { AssignedService } from '../assignedService.ts'

export type User = {
  userId: string
  clientId: string
  clientCode: string
  username: string
  emailId: string
  contactNumber: string
  privilege: Privilege
  /** The backend's name for a privilege that this portal does not know; `privilege` is then the lowest. */
  unknownPrivilege?: string
  isActive: boolean
  /** null: no list in the API, so the user has everything that the client has (D26). */
  services: readonly AssignedService[] | null
}

/** By email, because the profile has no id. */
export function isOwnAccount(
  user: Pick<User, 'emailId'>,
  currentUser: Pick<CurrentUser, 'email'>,
): boolean {
  return user.emailId.trim().toLowerCase() === currentUser.email.trim().toLowerCase()
}

/** A ClientAdmin manages only the users of their own client (shell §6). */
export function managedUsers(users: readonly User[], currentUser: CurrentUser): readonly User[] {
  return currentUser.privilege === 'ProductAdmin'
    ? users
    : users.filter(({ clientCode }) => clientCode === currentUser.clientCode)
}

export const userIdOf = ({ userId }: Pick<User, 'userId'>): string => userId
