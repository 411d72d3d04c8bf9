import { wrap } from 'comlink'
import type { CaseWorker } from './case.worker.ts'
import type { ReadCase } from './readCase.ts'

/** The worker that reads whole cases: started with the first one, ended with the session. */
export function caseReader(ended: AbortSignal) {
  let worker: Worker | null = null
  ended.addEventListener('abort', () => worker?.terminate())

  /** Rejects where the worker's code does not come; the next case starts it anew. */
  return async function read(body: Blob): Promise<ReadCase> {
    const own = (worker ??= new Worker(new URL('./case.worker.ts', import.meta.url), {
      type: 'module',
    }))
    const lost = new Promise<never>((_, reject) => {
      own.addEventListener(
        'error',
        () => {
          own.terminate()
          worker = null
          reject(new ReaderLost())
        },
        { once: true },
      )
    })
    return Promise.race([wrap<CaseWorker>(own).readCase(body), lost])
  }
}

/** The worker's code did not come (no network): it says nothing about the case. */
export class ReaderLost extends Error {
  override name = 'ReaderLost'
}
