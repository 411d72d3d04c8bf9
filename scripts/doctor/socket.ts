import WebSocket from 'ws'
import { finding, type Finding } from '#api/fit.ts'
import { findMismatches } from '#api/mismatch.ts'
import { ServerFrameSchema } from '#api/socket.ts'
import { resultOf, type Row, type Visit } from './visit.ts'

const TIMEOUT_MS = 20_000

function frameFindings(text: string): Finding[] {
  try {
    return findMismatches(ServerFrameSchema, JSON.parse(text)).map(
      ({ path, expected, kind, count }) => ({ path: `frame.${path}`, expected, kind, count }),
    )
  } catch {
    return [finding('breaks', 'frame', 'JSON')]
  }
}

type Outcome = { status: number | null; findings: Finding[] }

/** Opens the socket of no job: whatever is said then, the upgrade must reach the backend. */
function openSocket({ target }: Visit, signal: AbortSignal): Promise<Outcome> {
  const url = new URL('/UAN/V1/job/lekha-doctor', target.base)
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:'
  return new Promise((resolve) => {
    const socket = new WebSocket(url, { origin: target.origin, handshakeTimeout: TIMEOUT_MS })
    let status: number | null = null
    const done = (findings: Finding[]) => {
      resolve({ status, findings })
      clearTimeout(timer)
      socket.terminate()
    }
    const timer = setTimeout(
      () => done(status === 101 ? [] : [finding('breaks', 'upgrade', '101')]),
      TIMEOUT_MS,
    )
    signal.addEventListener('abort', () => done([]), { once: true })
    socket.on('upgrade', () => (status = 101))
    socket.on('message', (data: Buffer) => done(frameFindings(data.toString())))
    socket.on('close', () => done(status === 101 ? [] : [finding('breaks', 'upgrade', '101')]))
    socket.on('unexpected-response', (_, response) => {
      status = response.statusCode ?? null
      done([finding('breaks', 'upgrade', '101')])
    })
    socket.on('error', () => done([finding('breaks', 'upgrade', '101')]))
  })
}

/** Adds a row for the live socket of candidates. */
export async function checkSocket(visit: Visit, signal: AbortSignal): Promise<void> {
  signal.throwIfAborted()
  const startedAt = performance.now()
  const { status, findings } = await openSocket(visit, signal)
  signal.throwIfAborted()
  const row: Row = {
    call: 'socket',
    method: 'GET',
    path: '/UAN/V1/job/{id}',
    status,
    ms: Math.round(performance.now() - startedAt),
    result: resultOf(findings),
    findings,
  }
  visit.add(row)
}
