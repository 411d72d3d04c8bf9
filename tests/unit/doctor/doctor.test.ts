// @vitest-environment node
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest'
import { startStandaloneSandbox, type StandaloneSandbox } from '#tests/sandbox/standalone.ts'
import { main } from '../../../scripts/doctor/main.ts'
import {
  exitCodeOf,
  reportHtml,
  reportJson,
  rowText,
  type Report,
} from '../../../scripts/doctor/report.ts'
import { runDoctor } from '../../../scripts/doctor/run.ts'

const PORTAL = 'http://localhost:5173'
const CREDENTIALS = { email: 'vidya.iyer@lekha.example', password: 'Lekha@2026' }
const ENV = { LEKHA_EMAIL: CREDENTIALS.email, LEKHA_PASSWORD: CREDENTIALS.password }
/** Of the sandbox's records and the account. */
const VALUES = [/@/, /Vidya/, /Lekha@2026/, /\b\d{10}\b/, /sub-lekha/, /REF\d/]

let sandbox: StandaloneSandbox
beforeAll(async () => {
  sandbox = await startStandaloneSandbox({
    port: 0,
    origins: [PORTAL],
    settings: { speed: 'instant' },
  })
})
afterAll(async () => sandbox.close())

const targetAt = (url: string) => ({
  base: new URL(url),
  origin: PORTAL,
  clientCode: '',
  mailKey: 'sandbox-mail-response-key',
  paths: {},
})
const WAITS = { poll: 5, passbook: 5, result: 60_000 }
const visit = (url: string, options: Partial<Parameters<typeof runDoctor>[0]> = {}) =>
  runDoctor({
    target: targetAt(url),
    credentials: CREDENTIALS,
    submits: false,
    waits: WAITS,
    signal: new AbortController().signal,
    ...options,
  })
const texts = (report: Report) => [
  report.rows.map(rowText).join('\n'),
  reportJson(report),
  reportHtml(report),
]
const isSignedOut = async () => {
  const report = await visit(sandbox.url)
  return report.stopped === null
}

describe('on the sandbox', () => {
  let report: Report
  beforeAll(async () => {
    report = await visit(sandbox.url, { submits: true })
  })

  it('finds nothing, and signs out', async () => {
    expect(report.rows.flatMap(({ findings }) => findings)).toEqual([])
    expect(exitCodeOf(report)).toBe(0)
    expect(report.rows.at(-1)).toMatchObject({ call: 'logout', result: 'fits' })
    expect(await isSignedOut()).toBe(true)
  })

  it('reaches the results of all analyzers', () => {
    const results = [
      'payslipOutput',
      'form26asOutput',
      'idExtractionOutput',
      'bankStatementZip',
      'passbookReport',
      'financialStatementResponse',
    ]
    const calls = report.rows.map(({ call }) => call)
    for (const name of results) expect(calls).toContain(name)
  })

  it('makes no call that changes something or contacts a person', () => {
    const calls = new Set(report.rows.map(({ call }) => call))
    for (const name of [
      'davInitiate',
      'davResend',
      'davCaseChange',
      'davFormSubmission',
      'uanInitiate',
      'companyCreate',
      'gstrRequestOtp',
      'feedback',
      'changePassword',
      'requestReset',
    ])
      expect(calls).not.toContain(name)
  })

  it('shows no value', () => {
    for (const text of texts(report)) for (const value of VALUES) expect(text).not.toMatch(value)
  })
})

describe('a session', () => {
  it('is closed after an interruption', async () => {
    const interrupt = new AbortController()
    const report = await visit(sandbox.url, {
      signal: interrupt.signal,
      onRow: ({ call }) => {
        if (call === 'davSubClients') interrupt.abort()
      },
    })
    expect(report.rows.slice(-2).map(({ call }) => call)).toEqual(['davSubClients', 'logout'])
    expect(exitCodeOf(report)).toBe(2)
    expect(await isSignedOut()).toBe(true)
  })

  it('that opens while the user interrupts is closed', async () => {
    const interrupt = new AbortController()
    const report = await visit(sandbox.url, {
      signal: interrupt.signal,
      onRow: ({ call }) => {
        if (call === 'login') interrupt.abort()
      },
    })
    expect(report.rows.map(({ call }) => call).slice(-2)).toEqual(['login', 'logout'])
    expect(await isSignedOut()).toBe(true)
  })
})

describe('the command line', () => {
  const output: string[] = []
  beforeEach(() => output.splice(0))
  const run = (
    args: string[],
    env: Record<string, string> = ENV,
    ask: null | (() => Promise<string>) = null,
  ) =>
    main({
      args,
      env,
      ask,
      write: (text) => output.push(text),
      writeError: (text) => output.push(text),
      signal: new AbortController().signal,
    })

  test.each<[string, string[], Record<string, string>]>([
    ['no base', [], ENV],
    ['a base that is no address', ['--base', 'host'], ENV],
    ['a base with a password', ['--base', 'https://a:secret@host'], ENV],
    ['a password on the command line', ['--base', 'https://host', '--password', 'secret'], ENV],
    ['an email on the command line', ['--base', 'https://host', 'secret@host'], ENV],
    ['no credentials', ['--base', 'https://host'], {}],
  ])('%s is refused', async (_, args, env) => {
    expect(await run(args, env)).toBe(2)
    expect(output.join('')).not.toContain('secret')
  })

  it('says what --submit costs and sends nothing without consent', async () => {
    const args = ['--base', sandbox.url, '--submit']
    expect(await run(args)).toBe(2)
    expect(await run(args, ENV, async () => 'no')).toBe(2)
    expect(output.join('')).toContain('credits')
  })

  it('prints one JSON document', async () => {
    expect(await run(['--base', sandbox.url, '--json'])).toBe(0)
    expect(JSON.parse(output.join(''))).toMatchObject({ stopped: null, exitCode: 0 })
  })

  it('says that the backend cannot be reached', async () => {
    expect(await run(['--base', 'http://localhost:9'])).toBe(2)
    expect(output.join('')).toContain('ECONNREFUSED')
  })
})
