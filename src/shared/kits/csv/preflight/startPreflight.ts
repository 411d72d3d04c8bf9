import { transfer, wrap } from 'comlink'
import type { ContactedPeople } from '#shared/platform/dialogs/confirmContact.ts'
import type { PreflightContext } from './columns.ts'
import type { PreflightReport } from './csvIssue.ts'
import type { PreflightWorker } from './preflight.worker.ts'

export type Preflight = {
  /** Rejects where the file cannot be read, or the worker's code failed to load. */
  read: (file: Blob, context: PreflightContext) => Promise<PreflightReport>
  /** People of the rows that are sent, all or without those with a problem. Null before a file is read. */
  listPeople: (leavesOut: boolean, namesShown: number) => Promise<ContactedPeople | null>
  write: (leavesOut: boolean) => Promise<string>
  close: () => void
}

/** Runs the pre-flight in its own worker, so that 10,000 rows do not block the page. */
export function startPreflight(): Preflight {
  const worker = new Worker(new URL('./preflight.worker.ts', import.meta.url), { type: 'module' })
  const remote = wrap<PreflightWorker>(worker)
  const workerFailure = new Promise<never>((_, reject) => {
    worker.addEventListener(
      'error',
      () => reject(new Error('The reader of CSV files did not start.')),
      { once: true },
    )
  })
  workerFailure.catch(() => undefined) // whoever waits for it handles the error
  return {
    async read(file, context) {
      const bytes = new Uint8Array(await file.arrayBuffer())
      return Promise.race([remote.read(transfer(bytes, [bytes.buffer]), context), workerFailure])
    },
    listPeople: async (leavesOut, namesShown) =>
      Promise.race([remote.listPeople(leavesOut, namesShown), workerFailure]),
    write: async (leavesOut) => Promise.race([remote.write(leavesOut), workerFailure]),
    close: () => worker.terminate(),
  }
}
