import type { AssignedService } from '../assignedService.ts'

export const CLIENT_TYPES = ['Client', 'subClient'] as const
export type ClientType = (typeof CLIENT_TYPES)[number]

export const SUBSCRIPTION_TYPES = ['Trial', 'Paid'] as const
type SubscriptionType = (typeof SUBSCRIPTION_TYPES)[number]

export type ClientProfile = {
  /** clientId of the parent; empty for a top-level client. */
  subClientOf: string
  /** Empty when the backend names none that we know: it is then asked for at the next update. */
  subscriptionType: SubscriptionType | ''
  organizationName: string
  clientCode: string
  clientCustomUrl: string
}

export type ClientContact = { contactPerson: string; emailId: string; contactNumber: string }

export type ClientAddress = {
  addressOne: string
  addressTwo: string
  landMark: string
  city: string
  pincode: string
  state: string
  country: string
}

/** An organization of the portal (shell §3); a sub-client has no services of its own, it takes its parent's. */
export type Client = {
  clientId: string
  isActive: boolean
  clientType: ClientType
  profile: ClientProfile
  contact: ClientContact
  address: ClientAddress
  services: readonly AssignedService[]
}

export const isSubClient = ({ clientType }: Pick<Client, 'clientType'>): boolean =>
  clientType === 'subClient'

/** The client that a sub-client belongs to; undefined for a top-level one, and where the list does not hold it. */
export function parentOf(client: Client, clients: readonly Client[]): Client | undefined {
  if (!isSubClient(client)) return undefined
  return clients.find(({ clientId }) => clientId === client.profile.subClientOf)
}

/** The services that a client's users can be given: its own, or its parent's where it is a sub-client. */
export function servicesOf(client: Client, clients: readonly Client[]): readonly AssignedService[] {
  return isSubClient(client) ? (parentOf(client, clients)?.services ?? []) : client.services
}

export const clientIdOf = ({ clientId }: Pick<Client, 'clientId'>): string => clientId
