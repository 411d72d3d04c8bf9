import type { AssignedService } from '../assignedService.ts'

export const CLIENT_TYPES = ['Client', 'subClient'] as const
export type ClientType = (typeof CLIENT_TYPES)[number]

export const SUBSCRIPTION_TYPES = ['Trial', 'Paid'] as const
type SubscriptionType = (typeof SUBSCRIPTION_TYPES)[number]

export type ClientProfile = {
  subClientOf: string
  /** Empty for an unknown subscription: the next update requires one. */
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

/** Also undefined where the list does not contain the parent. */
export function parentOf(client: Client, clients: readonly Client[]): Client | undefined {
  if (!isSubClient(client)) return undefined
  return clients.find(({ clientId }) => clientId === client.profile.subClientOf)
}

/** A sub-client has the services of its parent. */
export function servicesOf(client: Client, clients: readonly Client[]): readonly AssignedService[] {
  return isSubClient(client) ? (parentOf(client, clients)?.services ?? []) : client.services
}

export const clientIdOf = ({ clientId }: Pick<Client, 'clientId'>): string => clientId
