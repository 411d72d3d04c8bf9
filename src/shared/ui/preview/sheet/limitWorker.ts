import { recordEvent } from '#shared/platform/lib/appEvents.ts'
import { createTaskQueue } from '#shared/platform/lib/async/taskQueue.ts'

/** For reading a whole sheet. */
export const WHOLE_LIMIT_MS = 60_000

/** A loaded workbook takes ten times its size in memory: load one at a time. */
const enqueue = createTaskQueue(1)

/** A sheet exceeded the time limit: its worker is terminated. */
export class WorkbookTimeoutError extends Error {
  override name = 'WorkbookTimeoutError'
}

/** No network: this says nothing about the file. */
export class WorkerLoadError extends Error {
  override name = 'WorkerLoadError'
}

/** Work of a worker rejects with WorkbookTimeoutError, with WorkerLoadError, and once it is closed. */
type LimitedWorker = {
  withTimeout: <T>(limitMs: number, work: () => Promise<T>) => Promise<T>
  /** After all other workbooks of the page; the limit counts from its turn. */
  enqueueParse: <T>(limitMs: number, work: () => Promise<T>) => Promise<T>
  /** Terminates even a busy worker. */
  close: () => void
}

/** Ends the work of a worker that takes too long or does not start. */
export function limitWorker(worker: Worker): LimitedWorker {
  const closed = new AbortController()
  const workerFailure = new Promise<never>((_, reject) => {
    const fail = (event: Event) =>
      // An error in the worker has a message; a script that failed to load has none.
      reject(event instanceof ErrorEvent ? new Error(event.message) : new WorkerLoadError())
    worker.addEventListener('error', fail, { once: true })
    closed.signal.addEventListener('abort', () => reject(closed.signal.reason))
  })
  workerFailure.catch(() => undefined)

  const withTimeout = async <T>(limitMs: number, work: () => Promise<T>): Promise<T> => {
    closed.signal.throwIfAborted()
    let timer: ReturnType<typeof setTimeout> | undefined
    const timeout = new Promise<never>((_, reject) => {
      timer = setTimeout(() => {
        worker.terminate()
        const error = new WorkbookTimeoutError()
        recordEvent({ kind: 'error', error })
        reject(error)
      }, limitMs)
    })
    try {
      return await Promise.race([work(), timeout, workerFailure])
    } finally {
      clearTimeout(timer)
    }
  }
  const enqueueParse = async <T>(limitMs: number, work: () => Promise<T>): Promise<T> =>
    enqueue(async () => withTimeout(limitMs, work))
  return {
    withTimeout,
    enqueueParse,
    close() {
      worker.terminate()
      closed.abort()
    },
  }
}
