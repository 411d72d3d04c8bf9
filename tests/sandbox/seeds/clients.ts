import type { SandboxClient } from '../records/client.ts'
import type { SandboxService } from '../records/service.ts'
import { CLIENT_ROWS, type ClientRow } from './clientRows.ts'
import { assignedOf } from './services.ts'

type Seeding = {
  nextId: (prefix: string) => string
  now: number
  services: ReadonlyMap<string, SandboxService>
}

function clientOf(
  row: ClientRow,
  parentId: string,
  { nextId, now, services }: Seeding,
): SandboxClient {
  const [contactPerson, contactNumber] = row.contact
  const [addressOne, addressTwo, landMark, city, pincode, state] = row.address
  return {
    clientId: nextId('client'),
    isActive: row.isActive ?? true,
    clientInfo: { clientType: row.parent === undefined ? 'Client' : 'subClient' },
    profile: {
      subClientOf: parentId,
      subscriptionType: row.subscription,
      organizationName: row.organization,
      clientCode: row.code,
      clientCustomUrl: `https://${row.domain}/${row.code.toLowerCase()}`,
    },
    contact: {
      contactPerson,
      emailId: `office.${row.code.toLowerCase()}@${row.domain}`,
      contactNumber,
    },
    address: { addressOne, addressTwo, landMark, city, pincode, state, country: 'India' },
    service: assignedOf(services, row.services),
    trialEndsAt: now + (row.trialLeftMs ?? 0),
    filesLeft: row.filesLeft ?? 0,
  }
}

/** The clients of a fresh world by code. */
export function seedClients(seeding: Seeding): Map<string, SandboxClient> {
  const clients = new Map<string, SandboxClient>()
  for (const row of CLIENT_ROWS) {
    const parentId = clients.get(row.parent ?? '')?.clientId ?? ''
    clients.set(row.code, clientOf(row, parentId, seeding))
  }
  return clients
}
