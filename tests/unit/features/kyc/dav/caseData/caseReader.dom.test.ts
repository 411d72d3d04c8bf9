import { expose } from 'comlink'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { caseReader, CaseReaderLoadError } from '#features/kyc/dav/caseData/caseReader.ts'
import { readCase, type ReadCaseResult } from '#features/kyc/dav/caseData/readCase.ts'
import { STALL_TIMEOUT_MS } from '#shared/platform/config/constants.ts'

/** How each new worker behaves, in order of their start; later ones read like the real one. */
let work: ((body: Blob) => Promise<ReadCaseResult>)[] = []
let workers: { terminate: ReturnType<typeof vi.fn>; fail: (event: Event) => void }[] = []

/** A worker in this thread. */
function aWorker() {
  const { port1, port2 } = new MessageChannel()
  const target = new EventTarget()
  port1.addEventListener('message', ({ data }) =>
    target.dispatchEvent(new MessageEvent('message', { data })),
  )
  port1.start()
  expose({ readCase: work.shift() ?? readCase }, port2)
  const worker = {
    addEventListener: target.addEventListener.bind(target),
    removeEventListener: target.removeEventListener.bind(target),
    postMessage: port1.postMessage.bind(port1),
    terminate: vi.fn(() => port1.close()),
    fail: (event: Event) => void target.dispatchEvent(event),
  }
  workers.push(worker)
  return worker
}

const never = async () => new Promise<ReadCaseResult>(() => undefined)
const BODY = new Blob([JSON.stringify({ data: [{ caseId: 'A', sourceData: {} }] })])
const session = () => {
  const ended = new AbortController()
  return { ended, read: caseReader(ended.signal) }
}

beforeEach(() => {
  work = []
  workers = []
  vi.stubGlobal('Worker', vi.fn(aWorker))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('reads cases one by one in one worker, which ends when idle', async () => {
  const { read } = session()
  const answers = await Promise.all([read(BODY), read(BODY)])
  expect(answers).toMatchObject([{ kind: 'read' }, { kind: 'read' }])
  expect(workers).toHaveLength(1)
  expect(workers[0]?.terminate).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(workers[0]?.terminate).toHaveBeenCalledOnce()
})

it('stops a stalled worker and reads the next case in another one', async () => {
  work = [never]
  const { read } = session()
  const [stuck, next] = [read(BODY), read(BODY)]
  await vi.waitFor(() => expect(workers).toHaveLength(1)) // its time limit starts here
  await vi.advanceTimersByTimeAsync(STALL_TIMEOUT_MS)
  expect(await stuck).toEqual({ kind: 'invalid', issue: 'takes too long to read' })
  expect(await next).toMatchObject({ kind: 'read' })
  expect(workers[0]?.terminate).toHaveBeenCalledOnce()
})

it.each([
  ['code that failed to load', new Event('error'), new CaseReaderLoadError()],
  [
    'an error',
    new ErrorEvent('error', { message: 'out of memory' }),
    { kind: 'invalid', issue: 'cannot be read' },
  ],
])('stops a worker with %s', async (_, event, expected) => {
  work = [never]
  const { read } = session()
  const outcome = read(BODY).catch((error: unknown) => error)
  await vi.waitFor(() => expect(workers).toHaveLength(1))
  workers[0]?.fail(event)
  expect(await outcome).toEqual(expected)
  expect(workers[0]?.terminate).toHaveBeenCalledOnce()
})

it('ends with the session', async () => {
  const { read, ended } = session()
  await read(BODY)
  ended.abort()
  expect(workers[0]?.terminate).toHaveBeenCalledOnce()
  await expect(read(BODY)).rejects.toThrow(CaseReaderLoadError)
  expect(workers).toHaveLength(1)
})
