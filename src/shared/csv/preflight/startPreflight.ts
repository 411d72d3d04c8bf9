import { transfer, wrap } from 'comlink'
import type { Beside } from './columns.ts'
import type { Choices, Report } from './finding.ts'
import type { PreflightWorker } from './preflight.worker.ts'

export type Preflight = {
  /** Rejects where the file cannot be read, or the reader's code did not come. */
  read: (file: Blob, beside: Beside) => Promise<Report>
  write: (choices: Choices) => Promise<string>
  close: () => void
}

/** A pre-flight in a worker of its own: 10,000 rows are read while the page goes on. */
export function startPreflight(): Preflight {
  const worker = new Worker(new URL('./preflight.worker.ts', import.meta.url), { type: 'module' })
  const remote = wrap<PreflightWorker>(worker)
  const died = new Promise<never>((_, reject) => {
    worker.addEventListener(
      'error',
      () => reject(new Error('The reader of CSV files did not start.')),
      { once: true },
    )
  })
  died.catch(() => undefined) // it is told to whoever waits
  return {
    async read(file, beside) {
      const bytes = new Uint8Array(await file.arrayBuffer())
      return Promise.race([remote.read(transfer(bytes, [bytes.buffer]), beside), died])
    },
    write: async (choices) => Promise.race([remote.write(choices), died]),
    close: () => worker.terminate(),
  }
}
