import { wrap, type Remote } from 'comlink'
import type { CaseWorker } from './case.worker.ts'
import type { ReadCase } from './readCase.ts'

/** The worker's code did not come (no network): it says nothing about the case. */
export class ReaderLost extends Error {
  override name = 'ReaderLost'
}

/** `remote` is kept as long as its worker: comlink ends a worker whose last remote was collected. */
type Started = { worker: Worker; remote: Remote<CaseWorker>; lost: Promise<never> }

function start(): Started {
  const worker = new Worker(new URL('./case.worker.ts', import.meta.url), { type: 'module' })
  const lost = new Promise<never>((_, reject) => {
    worker.addEventListener('error', () => reject(new ReaderLost()), { once: true })
  })
  lost.catch(() => undefined) // told to whoever waits for a case
  return { worker, remote: wrap<CaseWorker>(worker), lost }
}

/** The worker that reads whole cases: started with the first one, ended with the session. */
export function caseReader(ended: AbortSignal) {
  let started: Started | null = null

  function end(): void {
    started?.worker.terminate()
    started = null
  }
  ended.addEventListener('abort', end)

  /** Rejects with ReaderLost; the next case then starts another worker. */
  return async function read(body: Blob): Promise<ReadCase> {
    const { remote, lost } = (started ??= start())
    try {
      return await Promise.race([remote.readCase(body), lost])
    } catch (error) {
      end()
      throw error
    }
  }
}
