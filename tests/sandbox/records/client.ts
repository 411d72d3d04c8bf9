import type { AssignedService } from './service.ts'

export const CLIENT_TYPES = ['Client', 'subClient'] as const
export type ClientType = (typeof CLIENT_TYPES)[number]

export const SUBSCRIPTIONS = ['Trial', 'Paid'] as const
export type Subscription = (typeof SUBSCRIPTIONS)[number]

/** What an update sends: the whole record but its id, status and type (shell §3). */
export type ClientFields = {
  profile: {
    /** The parent's clientId; '' for a Client. */
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
  /** A sub-client has none of its own: it takes its parent's. */
  service: readonly AssignedService[]
}

/** A client as the wire has it. */
export type ClientRecord = ClientFields & {
  clientId: string
  isActive: boolean
  clientInfo: { clientType: ClientType }
}

/** A client of the store: its record, and what is left of its trial. */
export type SandboxClient = ClientRecord & {
  /** Epoch ms; of no meaning for a paid client. */
  trialEndsAt: number
  filesLeft: number
}

type Clients = { clients: ReadonlyMap<string, SandboxClient> }

const DAY_MS = 24 * 3_600_000

/** What a trial begins with (shell §9: 14 days). */
export const FRESH_TRIAL = { trialLeftMs: 14 * DAY_MS, filesLeft: 20 } as const

export function findClient({ clients }: Clients, clientId: string): SandboxClient | undefined {
  for (const client of clients.values()) if (client.clientId === clientId) return client
  return undefined
}

/** The client that a sub-client belongs to; undefined for a Client. */
export const parentOf = (world: Clients, { profile }: ClientFields): SandboxClient | undefined =>
  profile.subClientOf === '' ? undefined : findClient(world, profile.subClientOf)

/** A client may work while it is active and, for a sub-client, its parent too. */
export const isOpen = (world: Clients, client: SandboxClient): boolean =>
  client.isActive && parentOf(world, client)?.isActive !== false

/** What users of the client may be given: a sub-client takes its parent's. */
export const servicesOf = (world: Clients, client: SandboxClient): readonly AssignedService[] =>
  (parentOf(world, client) ?? client).service

/** The record without what only the sandbox knows. */
export function toClientRecord(client: SandboxClient): ClientRecord {
  const { trialEndsAt: _ends, filesLeft: _files, ...record } = client
  return record
}
