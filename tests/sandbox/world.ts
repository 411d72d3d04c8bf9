import { ACCOUNTS, type AccountRow } from './accounts.ts'
import type { Channel } from './channels.ts'
import type { CompanyJob } from './companyChecks/job.ts'
import { seedCompanyJobs } from './companyChecks/seedJobs.ts'
import type { SandboxCase } from './dav/case.ts'
import { seedCases } from './dav/seedCases.ts'
import type { GstSession } from './gst/session.ts'
import type { MagicRow } from './magic.ts'
import type { SandboxClient } from './records/client.ts'
import type { SandboxService } from './records/service.ts'
import type { SandboxUser } from './records/user.ts'
import { seedClients } from './seeds/clients.ts'
import { seedServices } from './seeds/services.ts'
import { seedUsers } from './seeds/users.ts'
import { seedSubClients, type SubClient } from './subClients.ts'
import type { UanJob } from './uan/job.ts'
import { seedUanJobs } from './uan/seedJobs.ts'
import type { UanSession } from './uan/session.ts'

export type Session = { id: string; email: string; lastSeenAt: number }

/** A code that was e-mailed: it expires, and works once. */
export type EmailedCode = {
  code: string
  purpose: 'verify' | 'reset'
  email: string
  expiresAt: number
}

/** A message of any channel. */
export type SentMessage = {
  id: string
  at: number
  channel: Channel
  /** An e-mail address or a phone number. */
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
  magic: MagicRow | null
  polls: number
}

export type Feedback = Record<string, string | number> & { by: string; at: number }

/** Everything the stand-in backend knows. One a test, or one for the life of a dev server. */
export type World = {
  /** 1: as a real backend; 10: ten times faster; Infinity: at once. */
  speed: number
  /** By client code. */
  clients: Map<string, SandboxClient>
  /** By id. */
  services: Map<string, SandboxService>
  /** By lower-case e-mail. */
  users: Map<string, SandboxUser>
  sessions: Map<string, Session>
  codes: Map<string, EmailedCode>
  inbox: SentMessage[]
  jobs: Map<string, Job>
  feedback: Feedback[]
  /** Of address verification and employment history, by id. */
  subClients: Map<string, SubClient>
  /** Address cases, by id. */
  cases: Map<string, SandboxCase>
  /** Fetches of GST data, by taxpayer_id. */
  gstSessions: Map<string, GstSession>
  /** The next list of cases is answered 500 (the upload was `list-error.csv`). */
  davListFails: boolean
  /** Company checks, by id. */
  companyJobs: Map<string, CompanyJob>
  /** The next list of company checks is answered 500 (the upload was `list-error.xlsx`). */
  companyListFails: boolean
  /** Of employment history, by id. */
  uanJobs: Map<string, UanJob>
  /** Where the backend stands with their candidates, by job. */
  uanSessions: Map<string, UanSession>
  /** The next list of these jobs is answered 500 (the upload was `list-error.csv`). */
  uanListFails: boolean
  /** Times of wrong passwords, by e-mail. */
  wrongPasswords: Map<string, number[]>
  now(): number
  /** Moves the world's clock forward; the browser's own clock stays. */
  advance(ms: number): void
  /** Ids count from 1 in each world, so that tests can name them. */
  nextId(prefix: string): string
}

export type WorldOptions = { speed?: number }

/** Made when it is first asked for: lists are most of the work of a world, and most tests look at none of them. */
function once<Thing>(make: () => Thing): () => Thing {
  let made: { thing: Thing } | null = null
  return () => (made ??= { thing: make() }).thing
}

/** A fresh world. Its clock is the machine's, plus what `advance` added. */
export function makeWorld({ speed = 1 }: WorldOptions = {}): World {
  let ahead = 0
  const counts = new Map<string, number>()
  const now = () => Date.now() + ahead
  const nextId = (prefix: string) => {
    const count = (counts.get(prefix) ?? 0) + 1
    counts.set(prefix, count)
    return `${prefix}-${String(count).padStart(4, '0')}`
  }
  const born = now()
  const rows: readonly AccountRow[] = ACCOUNTS
  const services = seedServices(nextId)
  const clients = seedClients({ nextId, now: born, services })
  const subClients = seedSubClients((code) => clients.get(code)?.clientId ?? '')
  const codes = new Map([...clients].map(([code, { clientId }]) => [clientId, code]))
  const codeOf = (clientId: string) => codes.get(clientId) ?? ''
  const clientCodes = [...clients.keys()]
  const cases = once(() => seedCases(subClients, { nextId, now: born, codeOf }))
  const companyJobs = once(() => seedCompanyJobs(clientCodes, { nextId, now: born }))
  const uanJobs = once(() => seedUanJobs(subClients, { nextId, now: born }))
  /** What is added to a list comes after what it began with, also by its id. */
  const begun: Readonly<Record<string, () => unknown>> = {
    case: cases,
    check: companyJobs,
    uan: uanJobs,
  }
  return {
    speed,
    services,
    clients,
    users: seedUsers({ nextId, clients, services }),
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
    subClients,
    get cases() {
      return cases()
    },
    gstSessions: new Map(),
    davListFails: false,
    get companyJobs() {
      return companyJobs()
    },
    companyListFails: false,
    get uanJobs() {
      return uanJobs()
    },
    uanSessions: new Map(),
    uanListFails: false,
    wrongPasswords: new Map(),
    now,
    advance(ms) {
      ahead += ms
    },
    nextId(prefix) {
      begun[prefix]?.()
      return nextId(prefix)
    },
  }
}

/** The user with that e-mail, without regard to case. */
export function findUser(world: World, email: string): SandboxUser | undefined {
  return world.users.get(email.trim().toLowerCase())
}

/** Gives the user another e-mail: open sessions, sent codes and running jobs go with it, and so does the place in lists. */
export function moveUser(world: World, user: SandboxUser, email: string): void {
  const { email: before } = user
  if (email === before) return
  const users = [...world.users.values()]
  user.email = email
  world.users.clear()
  for (const one of users) world.users.set(one.email, one)
  for (const session of world.sessions.values()) if (session.email === before) session.email = email
  for (const code of world.codes.values()) if (code.email === before) code.email = email
  for (const job of world.jobs.values()) if (job.owner === before) job.owner = email
}
