import * as v from 'valibot'
import { PRIVILEGES, type CurrentUser, type Privilege } from '#shared/session/currentUser.ts'
import { isProductAdmin, mayAssign } from '#shared/session/permissions.ts'
import type { AssignedService } from '../assignedService.ts'
import { isSubClient, parentOf, servicesOf, type Client } from '../clients/client.ts'
import { ADMIN_FIELDS } from '../fieldRules.ts'
import { STATUSES, toStatus, type Status } from '../status.ts'
import type { User } from './user.ts'

/** What the form holds, flat; `password` only while a user is made. */
export type UserValues = {
  clientId: string
  /** Follows clientId; the calls send both. */
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

/** Mandatory (shell §5): client, user name and e-mail; a new user needs a password too. */
export const NEW_USER = v.object({ ...DETAILS, password: ADMIN_FIELDS.newPassword })
export const KEPT_USER = v.object({ ...DETAILS, password: v.string() })

/** The client with that id. */
export function clientOf(clientId: string, clients: readonly Client[]): Client | undefined {
  return clients.find((client) => client.clientId === clientId)
}

/** What a client's users can be given; null where the client, or the parent that it takes them from, is not known. */
export function offeredTo(
  clientId: string,
  clients: readonly Client[],
): readonly AssignedService[] | null {
  const client = clientOf(clientId, clients)
  if (client === undefined) return null
  const isKnown = !isSubClient(client) || parentOf(client, clients) !== undefined
  return isKnown ? servicesOf(client, clients) : null
}

/** The client that somebody's new users belong to; undefined for a ProductAdmin, who picks it, and where it is not known. */
export function boundClient(me: CurrentUser, clients: readonly Client[]): Client | undefined {
  if (isProductAdmin(me)) return undefined
  return clients.find(({ profile }) => profile.clientCode === me.clientCode)
}

/** A form for a new user; a ClientAdmin's is bound to the own client (shell §6). */
export function newUserValues(own: Client | undefined): UserValues {
  return {
    clientId: own?.clientId ?? '',
    clientCode: own?.profile.clientCode ?? '',
    username: '',
    emailId: '',
    contactNumber: '',
    privilege: 'User',
    password: '',
    isActive: 'Active',
    services: [],
  }
}

/** A record as the form shows it; one without a service list has all that its client can give (D26). */
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

/** What a change takes with it: another client has another code and other services (shell §4). */
export function linkedUserValues(
  changed: keyof UserValues,
  values: UserValues,
  clients: readonly Client[],
): Partial<UserValues> {
  if (changed !== 'clientId') return {}
  const code = clientOf(values.clientId, clients)?.profile.clientCode ?? ''
  return { clientCode: code, services: [] }
}

/** The privileges that somebody may choose from (shell §6); the one that is held stays shown. */
export function privilegeOptions(
  me: CurrentUser,
  form: 'creating' | 'editing',
  held?: Privilege,
): readonly Privilege[] {
  return PRIVILEGES.filter((one) => one === held || mayAssign(me, one, form)).toReversed()
}
