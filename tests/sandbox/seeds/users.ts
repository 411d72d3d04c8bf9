import { ACCOUNTS, SANDBOX_PASSWORD, type AccountRow } from '../accounts.ts'
import type { SandboxClient } from '../records/client.ts'
import type { SandboxService } from '../records/service.ts'
import type { SandboxUser } from '../records/user.ts'
import { PEOPLE } from './people.ts'
import { assignedOf } from './services.ts'

type Seeding = {
  nextId: (prefix: string) => string
  clients: ReadonlyMap<string, SandboxClient>
  services: ReadonlyMap<string, SandboxService>
}

type Row = Omit<AccountRow, 'description'>

function userOf(row: Row, { nextId, clients, services }: Seeding): SandboxUser {
  const { email, username, contactNumber, clientCode, privilege } = row
  return {
    userId: nextId('user'),
    clientId: clients.get(clientCode)?.clientId ?? '',
    clientCode,
    username,
    email,
    contactNumber,
    privilege,
    isActive: row.isActive ?? true,
    services: row.services === null ? null : assignedOf(services, row.services),
    password: SANDBOX_PASSWORD,
    verified: !(row.unverified ?? false),
    isMagic: row.magic ?? false,
  }
}

/** The users of a fresh world by email: sample accounts first. */
export function seedUsers(seeding: Seeding): Map<string, SandboxUser> {
  const rows: readonly Row[] = [...ACCOUNTS, ...PEOPLE]
  return new Map(rows.map((row) => [row.email, userOf(row, seeding)]))
}
