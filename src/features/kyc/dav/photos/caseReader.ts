import type { Remote } from 'comlink'
import { loadCode } from '#shared/lib/loadCode.ts'
import { Stalled, untilStalled } from '#shared/lib/stall.ts'
import { createTaskQueue } from '#shared/lib/taskQueue.ts'
import type { CaseWorker } from './case.worker.ts'
import type { ReadCase } from './readCase.ts'

/** So long the worker is kept warm after a case: most are decided within it, and the next is read meanwhile. */
const IDLE_MS = 60_000

/** The worker's code did not come (no network): it says nothing about the case. */
export class ReaderLost extends Error {
  override name = 'ReaderLost'
}

/** `remote` is kept as long as its worker: comlink ends a worker whose last remote was collected. */
type Started = { worker: Worker; remote: Remote<CaseWorker>; lost: Promise<never> }

/** @throws ReaderLost */
async function start(): Promise<Started> {
  const { wrap } = await loadCode(async () => import('comlink')).catch((cause: unknown) => {
    throw new ReaderLost('no reader', { cause })
  })
  const worker = new Worker(new URL('./case.worker.ts', import.meta.url), { type: 'module' })
  const lost = new Promise<never>((_, reject) => {
    worker.addEventListener(
      'error',
      // One of its own faults has a message; a script that did not come has none.
      (event) => reject(event instanceof ErrorEvent ? new Error(event.message) : new ReaderLost()),
      { once: true },
    )
  })
  lost.catch(() => undefined) // told to whoever waits for a case
  return { worker, remote: wrap<CaseWorker>(worker), lost }
}

/**
 * One worker that reads whole cases, in turn. It starts with the first and ends, its memory given back, when nothing is
 * asked of it for a while, when it says nothing for the limit (STALL_LIMIT_MS), and with the session.
 */
export function caseReader(ended: AbortSignal) {
  const inTurn = createTaskQueue(1)
  let started: Started | null = null
  let idle: ReturnType<typeof setTimeout> | undefined

  function end(): void {
    clearTimeout(idle)
    started?.worker.terminate()
    started = null
  }
  ended.addEventListener('abort', end)

  async function readNow(body: Blob): Promise<ReadCase> {
    if (ended.aborted) throw new ReaderLost()
    clearTimeout(idle)
    started ??= await start()
    const { remote, lost } = started
    try {
      const answer = await untilStalled(async () => Promise.race([remote.readCase(body), lost]))
      idle = setTimeout(end, IDLE_MS)
      return answer
    } catch (error) {
      end()
      if (error instanceof ReaderLost) throw error
      const isStuck = error instanceof Stalled
      return { kind: 'misfit', issue: isStuck ? 'takes too long to read' : 'cannot be read' }
    }
  }

  /** Rejects with ReaderLost; what lies in the case itself is a misfit. The next case then starts another worker. */
  return async (body: Blob): Promise<ReadCase> => inTurn(async () => readNow(body))
}
