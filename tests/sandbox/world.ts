import { ACCOUNTS, type AccountRow } from './accounts.ts'
import type { Channel } from './channels.ts'
import type { CompanyJob } from './companyChecks/job.ts'
import { seedCompanyJobs } from './companyChecks/seedJobs.ts'
import type { SandboxCase } from './dav/case.ts'
import { seedCases } from './dav/seedCases.ts'
import type { GstSession } from './gst/session.ts'
import type { MagicRow } from './magic.ts'
import type { NextAnswer } from './next/answers.ts'
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

/** An emailed code, which expires and can be used once. */
export type EmailedCode = {
  code: string
  purpose: 'verify' | 'reset'
  email: string
  expiresAt: number
}

/** A message on any channel. */
export type SentMessage = {
  id: string
  at: number
  channel: Channel
  /** An email address or phone number. */
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
  /** A magic value that takes effect while polling. */
  magic: MagicRow | null
  polls: number
}

/** Data of a passbook job besides its job record. */
export type Passbook = {
  front: string
  pages: readonly string[]
  mail: boolean
  mailed: boolean
  reports: number
}

/** Data of a bank statement job besides its job record. */
export type BankExtras = { mailed: boolean; pdfCalls: number; endedAt: number | null }

export type Feedback = Record<string, string | number> & { by: string; at: number }

/** The sandbox's data: one world per test, or one for the lifetime of a dev server. */
export type World = {
  /** 1: like a real backend; 10: ten times faster; Infinity: immediate. */
  speed: number
  /** By client code. */
  clients: Map<string, SandboxClient>
  /** By id. */
  services: Map<string, SandboxService>
  /** By lower-case email. */
  users: Map<string, SandboxUser>
  sessions: Map<string, Session>
  codes: Map<string, EmailedCode>
  inbox: SentMessage[]
  jobs: Map<string, Job>
  /** By job id. */
  passbooks: Map<string, Passbook>
  bankExtras: Map<string, BankExtras>
  feedback: Feedback[]
  /** Of address verification and employment history, by id. */
  subClients: Map<string, SubClient>
  /** Address cases by id. */
  cases: Map<string, SandboxCase>
  /** GST fetches by taxpayer_id. */
  gstSessions: Map<string, GstSession>
  /** The next list of cases fails with 500 (the upload was `list-error.csv`). */
  davListFails: boolean
  /** Company checks by id. */
  companyJobs: Map<string, CompanyJob>
  /** The next list of company checks fails with 500 (the upload was `list-error.xlsx`). */
  companyListFails: boolean
  /** Employment history jobs by id. */
  uanJobs: Map<string, UanJob>
  /** The backend's state for their candidates, by job. */
  uanSessions: Map<string, UanSession>
  /** The next list of these jobs fails with 500 (the upload was `list-error.csv`). */
  uanListFails: boolean
  /** Times of wrong passwords, by email. */
  wrongPasswords: Map<string, number[]>
  /** What a tester scripted, first come, first served. */
  nextAnswers: NextAnswer[]
  /** How far the world's clock is ahead of the system's. */
  clockOffsetMs: number
  /** The last number of each prefix of ids. */
  idCounts: Map<string, number>
  now(): number
  /** Moves the world's clock forward; the browser's clock stays. */
  advance(ms: number): void
  /** Ids count from 1 in each world, so that tests can use them. */
  nextId(prefix: string): string
}

export type WorldOptions = { speed?: number }

/** Creates a list on first use: lists are most of a world's cost, and most tests need none of them. */
function once<Thing>(make: () => Thing): () => Thing {
  let created: { value: Thing } | null = null
  return () => (created ??= { value: make() }).value
}

/** A fresh world. Its clock is the system's plus what `advance` added. */
export function makeWorld({ speed = 1 }: WorldOptions = {}): World {
  const idCounts = new Map<string, number>()
  const nextId = (prefix: string) => {
    const count = (idCounts.get(prefix) ?? 0) + 1
    idCounts.set(prefix, count)
    return `${prefix}-${String(count).padStart(4, '0')}`
  }
  const createdAt = Date.now()
  const rows: readonly AccountRow[] = ACCOUNTS
  const services = seedServices(nextId)
  const clients = seedClients({ nextId, now: createdAt, services })
  const subClients = seedSubClients((code) => clients.get(code)?.clientId ?? '')
  const codes = new Map([...clients].map(([code, { clientId }]) => [clientId, code]))
  const codeOf = (clientId: string) => codes.get(clientId) ?? ''
  const clientCodes = [...clients.keys()]
  const cases = once(() => seedCases(subClients, { nextId, now: createdAt, codeOf }))
  const companyJobs = once(() => seedCompanyJobs(clientCodes, { nextId, now: createdAt }))
  const uanJobs = once(() => seedUanJobs(subClients, { nextId, now: createdAt }))
  /** New ids must follow those of the seeded list, so create it first. */
  const seededLists: Readonly<Record<string, () => unknown>> = {
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
          { id: `elsewhere-${email}`, email, lastSeenAt: createdAt },
        ]),
    ),
    codes: new Map(),
    inbox: [],
    jobs: new Map(),
    passbooks: new Map(),
    bankExtras: new Map(),
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
    nextAnswers: [],
    clockOffsetMs: 0,
    idCounts,
    now() {
      return Date.now() + this.clockOffsetMs
    },
    advance(ms) {
      this.clockOffsetMs += ms
    },
    nextId(prefix) {
      seededLists[prefix]?.()
      return nextId(prefix)
    },
  }
}

/** The user with this email, ignoring case. */
export function findUser(world: World, email: string): SandboxUser | undefined {
  return world.users.get(email.trim().toLowerCase())
}

/** Changes a user's email, also in sessions, codes and running jobs, and keeps the place in lists. */
export function moveUser(world: World, user: SandboxUser, email: string): void {
  const { email: before } = user
  if (email === before) return
  const users = [...world.users.values()]
  user.email = email
  world.users.clear()
  for (const account of users) world.users.set(account.email, account)
  for (const session of world.sessions.values()) if (session.email === before) session.email = email
  for (const code of world.codes.values()) if (code.email === before) code.email = email
  for (const job of world.jobs.values()) if (job.owner === before) job.owner = email
}
