import type { CurrentUser, Privilege } from '#shared/session/currentUser.ts'
import type { AssignedService } from '../assignedService.ts'

/** A person who may sign in (shell §3). */
export type User = {
  userId: string
  clientId: string
  clientCode: string
  username: string
  emailId: string
  /** Empty where there is none. */
  contactNumber: string
  privilege: Privilege
  /** What the backend calls a privilege that this portal does not know, empty when it names none; `privilege` is then the least. */
  otherPrivilege?: string
  isActive: boolean
  /** null: the backend holds no list, and everything that the client has shows (D26). */
  services: readonly AssignedService[] | null
}

/** True for the account that is signed in; the profile holds an e-mail and no id. */
export function isOwnAccount(user: Pick<User, 'emailId'>, me: Pick<CurrentUser, 'email'>): boolean {
  return user.emailId.trim().toLowerCase() === me.email.trim().toLowerCase()
}

/** The users that somebody manages: a ClientAdmin those of the own client only (shell §6). */
export function managedUsers(users: readonly User[], me: CurrentUser): readonly User[] {
  return me.privilege === 'ProductAdmin'
    ? users
    : users.filter(({ clientCode }) => clientCode === me.clientCode)
}

export const userIdOf = ({ userId }: Pick<User, 'userId'>): string => userId
