import { ACCOUNTS, SANDBOX_PASSWORD, type AccountRow } from './accounts.ts'
import { CLIENTS } from './clients.ts'

export type SandboxClient = {
  code: string
  organization: string
  subscription: 'Trial' | 'Paid'
  /** Epoch ms; of no meaning for a paid client. */
  trialEndsAt: number
  filesLeft: number
}

export type SandboxUser = Pick<
  AccountRow,
  'email' | 'username' | 'contactNumber' | 'clientCode' | 'privilege' | 'services'
> & {
  password: string
  blocked: boolean
  verified: boolean
}

export type Session = { id: string; email: string; lastSeenAt: number }

/** A code that was e-mailed: it expires, and works once. */
export type EmailedCode = {
  code: string
  purpose: 'verify' | 'reset'
  email: string
  expiresAt: number
}

export type Mail = {
  id: string
  at: number
  to: string
  subject: string
  text: string
  link: string | null
}

export type Job = {
  id: string
  owner: string
  startedAt: number
  /** At speed 1. */
  durationMs: number
  pages: number
  outcome: { kind: 'result'; body: unknown } | { kind: 'failed'; message: string }
  /** A magic value that shows itself while polling. */
  magic: string | null
  polls: number
}

export type Feedback = Record<string, string | number> & { by: string; at: number }

/** Everything the stand-in backend knows. One a test, or one for the life of a dev server. */
export type World = {
  /** 1: as a real backend; 10: ten times faster; Infinity: at once. */
  speed: number
  clients: Map<string, SandboxClient>
  /** By lower-case e-mail. */
  users: Map<string, SandboxUser>
  sessions: Map<string, Session>
  codes: Map<string, EmailedCode>
  inbox: Mail[]
  jobs: Map<string, Job>
  feedback: Feedback[]
  /** Times of wrong passwords, by e-mail. */
  wrongPasswords: Map<string, number[]>
  now(): number
  /** Moves the world's clock forward; the browser's own clock stays. */
  advance(ms: number): void
  /** Ids count from 1 in each world, so that tests can name them. */
  nextId(prefix: string): string
}

export type WorldOptions = { speed?: number }

function clientsAt(now: number): [string, SandboxClient][] {
  return CLIENTS.map(({ code, organization, subscription, trialLeftMs = 0, filesLeft = 0 }) => [
    code,
    { code, organization, subscription, trialEndsAt: now + trialLeftMs, filesLeft },
  ])
}

function userOf(row: AccountRow): SandboxUser {
  const { email, username, contactNumber, clientCode, privilege, services } = row
  return {
    email,
    username,
    contactNumber,
    clientCode,
    privilege,
    services,
    password: SANDBOX_PASSWORD,
    blocked: row.blocked ?? false,
    verified: !(row.unverified ?? false),
  }
}

/** A fresh world. Its clock is the machine's, plus what `advance` added. */
export function makeWorld({ speed = 1 }: WorldOptions = {}): World {
  let ahead = 0
  const counts = new Map<string, number>()
  const now = () => Date.now() + ahead
  const rows: readonly AccountRow[] = ACCOUNTS
  return {
    speed,
    clients: new Map(clientsAt(now())),
    users: new Map(rows.map((row) => [row.email, userOf(row)])),
    sessions: new Map(
      rows
        .filter((row) => row.signedInElsewhere)
        .map(({ email }) => [
          `elsewhere-${email}`,
          { id: `elsewhere-${email}`, email, lastSeenAt: now() },
        ]),
    ),
    codes: new Map(),
    inbox: [],
    jobs: new Map(),
    feedback: [],
    wrongPasswords: new Map(),
    now,
    advance(ms) {
      ahead += ms
    },
    nextId(prefix) {
      const count = (counts.get(prefix) ?? 0) + 1
      counts.set(prefix, count)
      return `${prefix}-${String(count).padStart(4, '0')}`
    },
  }
}

/** The user with that e-mail, without regard to case. */
export function findUser(world: World, email: string): SandboxUser | undefined {
  return world.users.get(email.trim().toLowerCase())
}
