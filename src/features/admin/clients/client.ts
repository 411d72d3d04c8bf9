import type { AssignedService } from '../assignedService.ts'

export const CLIENT_TYPES = ['Client', 'subClient'] as const
export type ClientType = (typeof CLIENT_TYPES)[number]

export const SUBSCRIPTION_TYPES = ['Trial', 'Paid'] as const
type SubscriptionType = (typeof SUBSCRIPTION_TYPES)[number]

export type ClientProfile = {
  /** clientId of the parent; empty for a top-level client. */
  subClientOf: string
  /** Empty for an unknown subscription: the next update then requires one. */
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

/** An organization of the portal (shell §3). A sub-client has no services of its own; it uses its parent's. */
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

/** The parent of a sub-client; undefined for a top-level client, and where the list does not contain it. */
export function parentOf(client: Client, clients: readonly Client[]): Client | undefined {
  if (!isSubClient(client)) return undefined
  return clients.find(({ clientId }) => clientId === client.profile.subClientOf)
}

/** The services that a client's users can have: its own, or its parent's where it is a sub-client. */
export function servicesOf(client: Client, clients: readonly Client[]): readonly AssignedService[] {
  return isSubClient(client) ? (parentOf(client, clients)?.services ?? []) : client.services
}

export const clientIdOf = ({ clientId }: Pick<Client, 'clientId'>): string => clientId
