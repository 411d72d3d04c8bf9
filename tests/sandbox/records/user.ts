import type { Privilege } from '#shared/platform/store/currentUser.ts'
import { isOpen, type SandboxClient } from './client.ts'
import { isActiveService, type AssignedService, type SandboxService } from './service.ts'

/** A stored user. */
export type SandboxUser = {
  userId: string
  clientId: string
  clientCode: string
  username: string
  /** Lower case; used to sign in. */
  email: string
  /** Empty for none. */
  contactNumber: string
  privilege: Privilege
  isActive: boolean
  /** null: the backend sends no list, so all services are shown (D26). */
  services: readonly AssignedService[] | null
  password: string
  verified: boolean
  /** Only for a magic value: can sign in, but is in no list. */
  isMagic?: boolean
}

/** A user in the API. */
export type UserRecord = Pick<
  SandboxUser,
  'userId' | 'clientId' | 'clientCode' | 'username' | 'privilege' | 'isActive'
> & { emailId: string; contactNumber?: string; service?: readonly AssignedService[] }

type Clients = { clients: ReadonlyMap<string, SandboxClient> }
type Services = { services: ReadonlyMap<string, SandboxService> }

/** Whether the user and their client are active, so that they can sign in. */
export function isLockedOut(world: Clients, user: SandboxUser): boolean {
  const client = world.clients.get(user.clientCode)
  return !user.isActive || (client !== undefined && !isOpen(world, client))
}

/** The user's active services for sign-in; null means all. */
export function usableServices(
  world: Services,
  { services }: SandboxUser,
): readonly AssignedService[] | null {
  return services?.filter((service) => isActiveService(world, service)) ?? null
}

/** The record for lists. */
export function toUserRecord(user: SandboxUser): UserRecord {
  const { userId, clientId, clientCode, username, email, contactNumber, privilege, isActive } = user
  return {
    userId,
    clientId,
    clientCode,
    username,
    emailId: email,
    ...(contactNumber === '' ? {} : { contactNumber }),
    privilege,
    isActive,
    ...(user.services === null ? {} : { service: user.services }),
  }
}
