import { PDFWorker, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { withStallTimeout } from '#shared/platform/lib/async/stallTimeout.ts'
import { takeThread } from './pdfThread.ts'
import { createWorkerPool } from './workerPool.ts'

/** We own the worker, because the library never terminates a busy one. */
export type PdfWorker = {
  engine: PDFWorker
  /** Each message from the worker and each call of `onProgress` counts as progress. Throws StalledError. */
  runWithStallTimeout: <Value>(
    work: (onProgress: () => void) => Promise<Value>,
    counts?: () => boolean,
  ) => Promise<Value>
  /** Terminates even a busy worker. */
  terminate: () => void
}

/** The engine could not start (no network): this says nothing about the file. */
export class PdfEngineError extends Error {
  override name = 'PdfEngineError'
}

export const pdfWorkers = createWorkerPool(startPdfWorker)

/** @throws PdfEngineError */
async function startPdfWorker(): Promise<PdfWorker> {
  const { worker: thread, isReady } = takeThread()
  const engine = PDFWorker.create({ port: thread, verbosity: VerbosityLevel.ERRORS })
  const terminate = () => {
    engine.destroy()
    thread.terminate()
  }
  try {
    await isReady
  } catch (cause) {
    terminate()
    throw new PdfEngineError('The PDF engine could not be started.', { cause })
  }
  return {
    engine,
    async runWithStallTimeout(work, shouldCount) {
      const listening = new AbortController()
      const onMessage = (onProgress: () => void) =>
        thread.addEventListener('message', onProgress, { signal: listening.signal })
      try {
        return await withStallTimeout(
          (onProgress) => {
            onMessage(onProgress)
            return work(onProgress)
          },
          { shouldCount },
        )
      } finally {
        listening.abort()
      }
    },
    terminate,
  }
}
