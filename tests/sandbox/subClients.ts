import { Fault } from './fault.ts'
import type { SandboxUser } from './records/user.ts'
import type { World } from './world.ts'

/** An entry of the dropdown (kyc §3). */
export type SubClient = { subClientId: string; clientId: string; batchTag: string }

/**
 * A case or job of this sub-client fails the calls that its reference number names (magic/addressVerification.ts,
 * uan.ts).
 */
export const FAULTS_TAG = 'Sandbox faults'
/** Its template for address cases cannot be downloaded. */
export const NO_TEMPLATE_TAG = 'No template'

/** Sub-client names by client code. Other clients have none. */
const TAGS: Readonly<Record<string, readonly string[]>> = {
  KVM: ['Kaveri Hosur', 'Kaveri Tiruchi', 'CTS', 'Kaveri Mysuru', FAULTS_TAG, NO_TEMPLATE_TAG],
  PIN: ['Pinnacle West', 'Pinnacle South', 'CTS'],
  LEKHA: ['Lekha Demo', 'CTS'],
}
/** A sub-client without cases or jobs. */
export const EMPTY_TAG = 'Kaveri Mysuru'

/** The sub-clients of a fresh world by id. */
export function seedSubClients(clientIdOf: (code: string) => string): Map<string, SubClient> {
  const entries = Object.entries(TAGS).flatMap(([code, tags]) =>
    tags.map((batchTag): [string, SubClient] => {
      const subClientId = `sub-${code}-${batchTag}`.toLowerCase().replaceAll(' ', '-')
      return [subClientId, { subClientId, clientId: clientIdOf(code), batchTag }]
    }),
  )
  return new Map(entries)
}

/** The sub-clients whose cases and jobs this user can see. */
export const subClientsOf = (world: World, user: SandboxUser): SubClient[] =>
  [...world.subClients.values()].filter(({ clientId }) => clientId === user.clientId)

/** @throws Fault 403 if it does not exist or belongs to another client */
export function requireSubClient(world: World, user: SandboxUser, subClientId: string): SubClient {
  const subClient = world.subClients.get(subClientId)
  if (subClient?.clientId !== user.clientId)
    throw new Fault(403, `Sub-client ${subClientId} is not yours`)
  return subClient
}
