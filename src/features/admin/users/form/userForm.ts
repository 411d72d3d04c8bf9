import * as v from 'valibot'
import {
  isProductAdmin,
  canAssignPrivilege,
} from '#shared/platform/session/services/permissions.ts'
import { PRIVILEGES, type CurrentUser, type Privilege } from '#shared/platform/store/currentUser.ts'
import type { AssignedService } from '../../assignedService.ts'
import { isSubClient, parentOf, servicesOf, type Client } from '../../clients/client.ts'
import { ADMIN_FIELDS } from '../../fieldRules.ts'
import { STATUSES, toStatus, type Status } from '../../status.ts'
import type { User } from '../user.ts'

/** `password` is only used for a new user. */
export type UserValues = {
  clientId: string
  clientCode: string
  username: string
  emailId: string
  contactNumber: string
  privilege: Privilege
  password: string
  isActive: Status
  services: readonly AssignedService[]
}

const DETAILS = {
  clientId: ADMIN_FIELDS.selection,
  clientCode: v.string(),
  username: ADMIN_FIELDS.userName,
  emailId: ADMIN_FIELDS.userEmail,
  contactNumber: ADMIN_FIELDS.optionalPhone,
  privilege: v.picklist(PRIVILEGES, 'field is mandatory select one'),
  isActive: v.picklist(STATUSES),
  services: v.array(v.object({ serviceId: v.string(), serviceName: v.string() })),
}

export const NewUserSchema = v.object({ ...DETAILS, password: ADMIN_FIELDS.newPassword })
export const ExistingUserSchema = v.object({ ...DETAILS, password: v.string() })

export function findClient(clientId: string, clients: readonly Client[]): Client | undefined {
  return clients.find((client) => client.clientId === clientId)
}

/** Null where the client, or the parent that provides the services, is unknown. */
export function servicesForClient(
  clientId: string,
  clients: readonly Client[],
): readonly AssignedService[] | null {
  const client = findClient(clientId, clients)
  if (client === undefined) return null
  const isKnown = !isSubClient(client) || parentOf(client, clients) !== undefined
  return isKnown ? servicesOf(client, clients) : null
}

/** Undefined for a ProductAdmin, who selects the client, and where it is unknown. */
export function fixedClient(
  currentUser: CurrentUser,
  clients: readonly Client[],
): Client | undefined {
  if (isProductAdmin(currentUser)) return undefined
  return clients.find(({ profile }) => profile.clientCode === currentUser.clientCode)
}

/** A ClientAdmin's new users belong to their own client (shell §6). */
export function newUserValues(ownClient: Client | undefined): UserValues {
  return {
    clientId: ownClient?.clientId ?? '',
    clientCode: ownClient?.profile.clientCode ?? '',
    username: '',
    emailId: '',
    contactNumber: '',
    privilege: 'User',
    password: '',
    isActive: 'Active',
    services: [],
  }
}

/** A record without a service list has all services of its client (D26). */
export function toUserValues(user: User, offered: readonly AssignedService[]): UserValues {
  const { clientId, clientCode, username, emailId, contactNumber, privilege } = user
  return {
    clientId,
    clientCode,
    username,
    emailId,
    contactNumber,
    privilege,
    password: '',
    isActive: toStatus(user.isActive),
    services: user.services ?? offered,
  }
}

export function dependentUserValues(
  changed: keyof UserValues,
  values: UserValues,
  clients: readonly Client[],
): Partial<UserValues> {
  if (changed !== 'clientId') return {}
  const code = findClient(values.clientId, clients)?.profile.clientCode ?? ''
  return { clientCode: code, services: [] }
}

/** shell §6; always includes the current privilege. */
export function privilegeOptions(
  currentUser: CurrentUser,
  form: 'creating' | 'editing',
  currentPrivilege?: Privilege,
): readonly Privilege[] {
  return PRIVILEGES.filter(
    (privilege) =>
      privilege === currentPrivilege || canAssignPrivilege(currentUser, privilege, form),
  ).toReversed()
}
