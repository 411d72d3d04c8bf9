import type { AssignedService } from './service.ts'

export const CLIENT_TYPES = ['Client', 'subClient'] as const
export type ClientType = (typeof CLIENT_TYPES)[number]

export const SUBSCRIPTIONS = ['Trial', 'Paid'] as const
export type Subscription = (typeof SUBSCRIPTIONS)[number]

/** An update sends the whole record except id, status and type (shell §3). */
export type ClientFields = {
  profile: {
    /** The parent's clientId; empty for a client. */
    subClientOf: string
    subscriptionType: Subscription
    organizationName: string
    clientCode: string
    clientCustomUrl: string
  }
  contact: { contactPerson: string; emailId: string; contactNumber: string }
  address: {
    addressOne: string
    addressTwo: string
    landMark: string
    city: string
    pincode: string
    state: string
    country: string
  }
  /** Empty for a sub-client, which uses its parent's. */
  service: readonly AssignedService[]
}

/** A client in the API. */
export type ClientRecord = ClientFields & {
  clientId: string
  isActive: boolean
  clientInfo: { clientType: ClientType }
}

/** A stored client: its record and its trial. */
export type SandboxClient = ClientRecord & {
  /** Epoch ms; unused for a paid client. */
  trialEndsAt: number
  filesLeft: number
}

type Clients = { clients: ReadonlyMap<string, SandboxClient> }

const DAY_MS = 24 * 3_600_000

/** Initial values of a trial (shell §9: 14 days). */
export const FRESH_TRIAL = { trialLeftMs: 14 * DAY_MS, filesLeft: 20 } as const

export function findClient({ clients }: Clients, clientId: string): SandboxClient | undefined {
  for (const client of clients.values()) if (client.clientId === clientId) return client
  return undefined
}

/** The parent of a sub-client; undefined for a client. */
export const parentOf = (world: Clients, { profile }: ClientFields): SandboxClient | undefined =>
  profile.subClientOf === '' ? undefined : findClient(world, profile.subClientOf)

/** A client can be used while it and its parent are active. */
export const isOpen = (world: Clients, client: SandboxClient): boolean =>
  client.isActive && parentOf(world, client)?.isActive !== false

/** The services that users of the client can have: a sub-client has its parent's. */
export const servicesOf = (world: Clients, client: SandboxClient): readonly AssignedService[] =>
  (parentOf(world, client) ?? client).service

/** The record for the API, without internal fields. */
export function toClientRecord(client: SandboxClient): ClientRecord {
  const { trialEndsAt: _ends, filesLeft: _files, ...record } = client
  return record
}
