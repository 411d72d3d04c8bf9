import type { Privilege } from '#shared/platform/store/currentUser.ts'
import { isOpen, type SandboxClient } from './client.ts'
import { isActiveService, type AssignedService, type SandboxService } from './service.ts'

/** A user of the store. */
export type SandboxUser = {
  userId: string
  clientId: string
  clientCode: string
  username: string
  /** Lower case: what signs in. */
  email: string
  /** '' without one. */
  contactNumber: string
  privilege: Privilege
  isActive: boolean
  /** null: the backend sends no list, and everything shows (D26). */
  services: readonly AssignedService[] | null
  password: string
  verified: boolean
  /** Exists for a magic value: it signs in, but no list shows it. */
  isMagic?: boolean
}

/** A user as the wire has it. */
export type UserRecord = Pick<
  SandboxUser,
  'userId' | 'clientId' | 'clientCode' | 'username' | 'privilege' | 'isActive'
> & { emailId: string; contactNumber?: string; service?: readonly AssignedService[] }

type Clients = { clients: ReadonlyMap<string, SandboxClient> }
type Services = { services: ReadonlyMap<string, SandboxService> }

/** Whoever is not active, or whose client is not, may not sign in. */
export function isLockedOut(world: Clients, user: SandboxUser): boolean {
  const client = world.clients.get(user.clientCode)
  return !user.isActive || (client !== undefined && !isOpen(world, client))
}

/** The services that sign-in tells: the user's own that are active; null shows everything. */
export function usableServices(
  world: Services,
  { services }: SandboxUser,
): readonly AssignedService[] | null {
  return services?.filter((service) => isActiveService(world, service)) ?? null
}

/** The record as lists tell it. */
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
