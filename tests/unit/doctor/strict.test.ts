// @vitest-environment node
import { setTimeout as pause } from 'node:timers/promises'
import { beforeAll, describe, expect, it, test } from 'vitest'
import {
  exitCodeOf,
  reportHtml,
  reportJson,
  rowText,
  summaryText,
  type Report,
} from '../../../scripts/doctor/report.ts'
import { runDoctor } from '../../../scripts/doctor/run.ts'
import { FAULTS } from './faults/all.ts'
import { LOST_SESSIONS } from './faults/cookies.ts'
import type { Planted } from './faults/planted.ts'
import { MAIL_KEY } from './strictAnswers.ts'
import { startStrictBackend, type Fault } from './strictBackend.ts'

const CREDENTIALS = { email: 'ila.sen@kaveri.example', password: 'Kaveri@2026' }
const PORTAL = 'http://localhost:5173'
const WAITS = { poll: 1, passbook: 1, result: 60_000 }
/** Of the backend's records, the account and the faults. */
const VALUES =
  /Ila|Sen\b|kaveri\.example|Kaveri@2026|\b\d{10}\b|REF77|Gratis|yesterday|Root|Acme|Hill Road|AAAPS|Sign in|s-1/

async function visit(
  faults: readonly Fault[] = [],
  options: Partial<Parameters<typeof runDoctor>[0]> & { mailKey?: string } = {},
  settings = {},
): Promise<{ report: Report; received: string[] }> {
  const backend = await startStrictBackend(faults, settings)
  const { mailKey = MAIL_KEY, ...others } = options
  const target = { base: new URL(backend.url), origin: PORTAL, clientCode: '', mailKey, paths: {} }
  const report = await runDoctor({
    target,
    credentials: CREDENTIALS,
    submits: true,
    waits: WAITS,
    signal: new AbortController().signal,
    ...others,
  })
  await backend.close()
  return { report, received: backend.state.received }
}

const textsOf = (report: Report) =>
  [
    report.rows.map(rowText).join('\n'),
    summaryText(report),
    reportJson(report),
    reportHtml(report),
  ].join('\n')
const answersOf = ({ rows }: Report) =>
  rows.flatMap(({ call, findings }) => findings.map(({ path, kind }) => [call, path, kind]))

describe('a backend that follows the specification, and is not our sandbox', () => {
  it('is fine in every call, and its extra fields are listed once', async () => {
    const { report } = await visit()
    expect(report.rows.filter(({ result }) => result !== 'fits')).toEqual([])
    expect(exitCodeOf(report)).toBe(0)
    expect(summaryText(report).match(/body\.requestId/g)).toHaveLength(1)
    expect(textsOf(report)).not.toMatch(VALUES)
  })

  it('is fine without the passphrase of validate-mail, which is told', async () => {
    const { report } = await visit([], { submits: false, mailKey: '' })
    expect(exitCodeOf(report)).toBe(0)
    expect(answersOf(report)).toContainEqual(['validateMail', 'body.data', 'note'])
  })
})

/** Faults of different calls, so that one visit meets several. */
function roundsOf(faults: readonly Planted[]): Planted[][] {
  const rounds: Planted[][] = []
  for (const fault of faults) {
    const isTaken = (round: Planted[]) =>
      round.some(({ expected: [call] }) => call === fault.expected[0])
    const round = rounds.find((each) => !isTaken(each))
    if (round === undefined) rounds.push([fault])
    else round.push(fault)
  }
  return rounds
}

const RESULTS = { breaks: 'breaks', differs: 'differs', assumed: 'fits' } as const

describe.each(roundsOf(FAULTS))('a backend with faults', (...faults) => {
  let report: Report
  beforeAll(async () => {
    const found = await visit(faults)
    report = found.report
  })

  it.each(faults)('$name', ({ expected }) => {
    const [call, , answer] = expected
    expect(answersOf(report)).toContainEqual(expected)
    const wrong = report.rows.filter(
      (row) => row.call === call && row.findings.some(({ path }) => path === expected[1]),
    )
    expect([...new Set(wrong.map(({ result }) => result))]).toEqual([RESULTS[answer]])
  })

  it('shows no value, and is left', () => {
    expect(textsOf(report)).not.toMatch(VALUES)
    expect(report.rows.at(-1)?.call).toBe('logout')
  })

  it('leaves the other calls alone', () => {
    const names = new Set<string>(faults.map(({ expected: [call] }) => call))
    const others = report.rows.filter(({ call }) => !names.has(call))
    expect(others.filter(({ result }) => !['fits', 'skipped'].includes(result))).toEqual([])
  })
})

test.each(LOST_SESSIONS)('$name loses the session', async ({ expected, ...fault }) => {
  const { report, received } = await visit([fault], { submits: false })
  expect(answersOf(report)).toContainEqual(expected)
  expect(exitCodeOf(report)).toBe(1)
  expect(received.at(-1)).toMatch(/logout|access-token/)
})

test.each([
  ['told', { told: 100, failing: 60_000 }, 'note', 0],
  ['a failure', { told: 50, failing: 100 }, 'breaks', 1],
] as const)('a slow answer is %s', async (_, limits, answer, exitCode) => {
  const slow: Fault = {
    name: 'a slow answer',
    at: 'GET /master/V1/user-management/subscription-details',
    change: async () => {
      await pause(200)
    },
  }
  const { report } = await visit([slow], { submits: false, limits })
  expect(answersOf(report)).toContainEqual(['subscription', 'time', answer])
  expect(exitCodeOf(report)).toBe(exitCode)
})

test('only what breaks the portal fails a run', async () => {
  const harmless = FAULTS.filter(({ expected: [, , answer] }) => answer !== 'breaks')
  const [round = []] = roundsOf(harmless)
  const { report } = await visit(round)
  expect(exitCodeOf(report)).toBe(0)
})

test('an upgrade that a proxy drops', async () => {
  const { report } = await visit([], { submits: false }, { refusesSockets: true })
  expect(answersOf(report)).toContainEqual(['socket', 'upgrade', 'breaks'])
})

test('a list of many wrong rows is one line with a count', async () => {
  const at = 'POST /CompanyChecks/V1/job-list'
  const change: Fault['change'] = (answer) => {
    answer.body = String(answer.body).replaceAll('"Acme"', '17')
  }
  const { report } = await visit([{ name: 'numbers', at, change }], { submits: false })
  const row = report.rows.find(({ call }) => call === 'companyJobs')
  expect(row?.findings).toContainEqual(
    expect.objectContaining({ path: 'body.jobs.*.inputData.companyName', count: 2 }),
  )
})

test('a redirect of the sign-in stops the visit, and its session is ended', async () => {
  const change: Fault['change'] = (answer) => {
    answer.status = 302
    answer.headers.location = '/home'
  }
  const { report } = await visit([{ name: 'a redirect', at: 'POST /master/V1/login', change }])
  expect(answersOf(report)).toContainEqual(['login', 'status', 'breaks'])
  expect(exitCodeOf(report)).toBe(2)
  expect(report.rows.at(-1)).toMatchObject({ call: 'logout', result: 'fits' })
})

test.each(['/master/V1/validate-mail', '/master/V1/login'])(
  'a session that %s reports is left open',
  async (path) => {
    const change: Fault['change'] = (answer) => {
      answer.status = 401
      answer.headers = {}
      answer.body = JSON.stringify({ detail: 'User session already exist' })
    }
    const { report, received } = await visit([{ name: 'a session', at: `POST ${path}`, change }])
    expect(report.stopped).toMatch(/has a session already/)
    expect(exitCodeOf(report)).toBe(2)
    expect(received.filter((line) => line.includes('logout'))).toEqual([])
  },
)
