import type { Remote } from 'comlink'
import { loadChunk } from '#shared/platform/lib/async/loadChunk.ts'
import { StalledError, withStallTimeout } from '#shared/platform/lib/async/stallTimeout.ts'
import { createTaskQueue } from '#shared/platform/lib/async/taskQueue.ts'
import type { CaseWorker } from './case.worker.ts'
import type { ReadCaseResult } from './readCase.ts'

/** Most cases are decided within this time. */
const IDLE_MS = 60_000

/** No network, for example; the case itself may be valid. */
export class CaseReaderLoadError extends Error {
  override name = 'CaseReaderLoadError'
}

/** `remote` must be referenced as long as the worker: comlink terminates a worker whose last remote was collected. */
type RunningWorker = { worker: Worker; remote: Remote<CaseWorker>; workerError: Promise<never> }

async function startWorker(): Promise<RunningWorker> {
  const { wrap } = await loadChunk(async () => import('comlink')).catch((cause: unknown) => {
    throw new CaseReaderLoadError('no reader', { cause })
  })
  const worker = new Worker(new URL('./case.worker.ts', import.meta.url), { type: 'module' })
  const workerError = new Promise<never>((_, reject) => {
    worker.addEventListener(
      'error',
      // An error in the worker has a message; a script that failed to load has none.
      (event) =>
        reject(event instanceof ErrorEvent ? new Error(event.message) : new CaseReaderLoadError()),
      { once: true },
    )
  })
  workerError.catch(() => undefined) // the waiting caller handles it
  return { worker, remote: wrap<CaseWorker>(worker), workerError }
}

/** Parses one case at a time. The worker is terminated when idle or stalled, or when the session ends. */
export function caseReader(sessionSignal: AbortSignal) {
  const inTurn = createTaskQueue(1)
  let running: RunningWorker | null = null
  let idle: ReturnType<typeof setTimeout> | undefined

  function stopWorker(): void {
    clearTimeout(idle)
    running?.worker.terminate()
    running = null
  }
  sessionSignal.addEventListener('abort', stopWorker)

  async function readNow(body: Blob): Promise<ReadCaseResult> {
    if (sessionSignal.aborted) throw new CaseReaderLoadError()
    clearTimeout(idle)
    running ??= await startWorker()
    const { remote, workerError } = running
    try {
      const answer = await withStallTimeout(async () =>
        Promise.race([remote.readCase(body), workerError]),
      )
      idle = setTimeout(stopWorker, IDLE_MS)
      return answer
    } catch (error) {
      stopWorker()
      if (error instanceof CaseReaderLoadError) throw error
      const isStalled = error instanceof StalledError
      return { kind: 'invalid', issue: isStalled ? 'takes too long to read' : 'cannot be read' }
    }
  }

  /** Rejects with CaseReaderLoadError, and then the next case starts another worker; an invalid case is a result. */
  return async (body: Blob): Promise<ReadCaseResult> => inTurn(async () => readNow(body))
}
