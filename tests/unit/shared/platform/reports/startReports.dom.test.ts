import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { parseResponse } from '#shared/platform/api/callEndpoint.ts'
import { recordEvent } from '#shared/platform/lib/appEvents.ts'
import { loadChunk } from '#shared/platform/lib/async/loadChunk.ts'
import { errorFacts } from '#shared/platform/reports/errorFacts.ts'
import { startEventLog } from '#shared/platform/reports/eventLog.ts'
import { startReports } from '#shared/platform/reports/startReports.ts'
import { supportDetails } from '#shared/ui/dialogs/supportDetails.ts'

const PERSONAL = ['Ananya', 'Deshpande', 'ABCPD1234K', 'ananya@lekha.example', 'payslip-ananya.pdf']
const SECRET_TEXT = PERSONAL.join(' ')

let stops: (() => void)[] = []
type Sent = { url: string; init: RequestInit & { body: string } }
let sent: Sent[] = []

beforeEach(() => {
  vi.useFakeTimers()
  sent = []
  vi.stubGlobal('fetch', async (url: string, init: Sent['init']) => {
    sent.push({ url, init })
    return new Response(null, { status: 204 })
  })
  window.history.replaceState(null, '', `/jobs?search=${encodeURIComponent(SECRET_TEXT)}`)
  stops = [startEventLog()]
})
afterEach(() => {
  for (const stop of stops) stop()
  vi.unstubAllGlobals()
  vi.useRealTimers()
  window.history.replaceState(null, '', '/')
})

const start = () =>
  stops.push(startReports({ url: 'https://reports.example/', route: () => '/jobs' }))
const bodies = () => sent.map(({ init }) => init.body)

const errorWithStack = (stack: string, name = 'TypeError') =>
  Object.assign(new Error(SECRET_TEXT), { name, stack })

function feedPersonalData(): void {
  const frame = `at ${PERSONAL[0]} (${window.location.origin}/assets/1a2b3c4d.js:1:234)`
  recordEvent({ kind: 'error', error: errorWithStack(`${SECRET_TEXT}\n${frame}`) })
  recordEvent({
    kind: 'error',
    error: errorWithStack(`/assets/${PERSONAL[0]}.js:1:1`, PERSONAL[0]),
  })
  recordEvent({ kind: 'error', error: SECRET_TEXT })
  recordEvent({ kind: 'error', error: { name: PERSONAL[1], stack: SECRET_TEXT } })
  recordEvent({ kind: 'error', error: new RangeError(SECRET_TEXT) })
  recordEvent({ kind: 'page', route: '/idextracter/:serviceType' })
}

describe('problem reports', () => {
  test('hold nothing personal, whatever the source was given', async () => {
    feedPersonalData()
    start()
    const name = 'payslipOutput'
    const row = v.object({ details: v.record(v.string(), v.object({ amount: v.number() })) })
    await parseResponse(
      { name, schema: row },
      { details: { [SECRET_TEXT]: { amount: SECRET_TEXT } } },
    )
    await vi.dynamicImportSettled()
    await loadChunk(async () => Promise.reject(new Error(SECRET_TEXT))).catch(() => undefined)
    vi.advanceTimersByTime(60_000)
    const all = bodies().join() + supportDetails()
    for (const text of PERSONAL) expect(all).not.toContain(text)
    const { reports, ...rest } = JSON.parse(bodies()[0] ?? '')
    expect(rest).toEqual({ release: __APP_RELEASE__, browser: expect.any(String) })
    expect(reports).toEqual([
      {
        kind: 'error',
        name: 'TypeError',
        frames: [{ file: '1a2b3c4d.js', line: 1, column: 234 }],
        route: '/jobs',
      },
      { kind: 'error', name: 'Error', frames: [], route: '/jobs' },
      { kind: 'error', name: 'RangeError', frames: [], route: '/jobs' },
      { kind: 'mismatch', call: name, path: 'details.*.amount', route: '/jobs' },
      { kind: 'error', name: 'ChunkLoadError', frames: expect.any(Array), route: '/jobs' },
    ])
  })

  test('go out in batches, without credentials, and also when the page closes', () => {
    start()
    recordEvent({ kind: 'error', error: new TypeError('one') })
    recordEvent({ kind: 'error', error: new RangeError('two') })
    vi.advanceTimersByTime(60_000)
    expect(sent).toHaveLength(1)
    expect(sent[0]?.init).toMatchObject({ keepalive: true, credentials: 'omit' })
    recordEvent({ kind: 'error', error: new URIError('three') })
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')
    document.dispatchEvent(new Event('visibilitychange'))
    expect(sent).toHaveLength(2)
  })

  test('tell a fault once, and stop at 50', () => {
    start()
    const throwAt = (line: number) =>
      recordEvent({
        kind: 'error',
        error: errorWithStack(`at x (${window.location.origin}/assets/1a2b3c4d.js:${line}:1)`),
      })
    for (let line = 1; line <= 80; line += 1) throwAt(line)
    throwAt(1)
    vi.advanceTimersByTime(60_000)
    expect(JSON.parse(bodies()[0] ?? '').reports).toHaveLength(50)
    expect(sent).toHaveLength(1)
  })

  test('stop silently where the endpoint is down', async () => {
    vi.stubGlobal('fetch', async (url: string, init: Sent['init']) => {
      sent.push({ url, init })
      throw new TypeError('Failed to fetch')
    })
    start()
    for (const name of ['TypeError', 'RangeError', 'URIError', 'EvalError', 'SyntaxError']) {
      recordEvent({ kind: 'error', error: Object.assign(new Error('x'), { name, stack: '' }) })
      await vi.advanceTimersByTimeAsync(60_000)
    }
    expect(sent).toHaveLength(3)
  })
})

describe('the frames of an error', () => {
  const { origin } = window.location
  const FAKE = `${origin}/assets/Ravi_Kumar.js:1:2`
  const FAKE_OF_A_BUILD = `${origin}/assets/RaviKuma.js:1:2`
  const REAL = `${origin}/assets/1a2b3c4d.js:3:4`
  const OF_A_WORKER = `${origin}/assets/pdf.worker-1a2b_3-d.js:5:6`
  const real = { file: '1a2b3c4d.js', line: 3, column: 4 }
  const ofAWorker = { file: 'pdf.worker-1a2b_3-d.js', line: 5, column: 6 }
  const chrome = (header: string, ...urls: string[]) =>
    [header, ...urls.map((url) => `    at load (${url})`)].join('\n')

  test.each([
    ['Chrome', 'no', chrome('TypeError: no', REAL, OF_A_WORKER), [real, ofAWorker]],
    ['Chrome, a class with a field for its name', 'x', chrome('SyntaxError: x', REAL), [real]],
    ['Chrome, no message', '', chrome('Error', REAL), [real]],
    ['Chrome, at the top of a file', 'no', `Error: no\n    at async ${REAL}`, [real]],
    ['Firefox and Safari', 'no', `load@${REAL}\n@${OF_A_WORKER}\n`, [real, ofAWorker]],
    ['a message with a frame', FAKE, chrome(`Error: ${FAKE}`, REAL), [real]],
    ['a message with a frame of a build', FAKE_OF_A_BUILD, `Error: ${FAKE_OF_A_BUILD}`, []],
    [
      'a message with a line like a frame',
      `no\n    at load (${FAKE_OF_A_BUILD})`,
      chrome(`Error: no\n    at load (${FAKE_OF_A_BUILD})`, REAL),
      [real],
    ],
    ['a message that was changed', 'other', chrome(`Error: (${FAKE_OF_A_BUILD})`, REAL), []],
    ['a file that is not of a build', 'no', chrome('Error: no', FAKE, REAL), [real]],
    ['another host', 'no', chrome('Error: no', 'https://cdn.example/assets/1a2b3c4d.js:1:2'), []],
  ])('%s', (_, message, stack, frames) => {
    expect(errorFacts(Object.assign(new Error(message), { stack }), origin).frames).toEqual(frames)
  })
})

test('details for support are the last 30 events by their names', () => {
  for (let n = 0; n < 40; n += 1) recordEvent({ kind: 'call', call: `call${n}`, outcome: 'ok' })
  const lines = supportDetails().split('\n')
  expect(lines).toHaveLength(32)
  expect(lines.at(-1)).toContain('call call39: ok')
  expect(lines[0]).toContain(__APP_RELEASE__)
})
