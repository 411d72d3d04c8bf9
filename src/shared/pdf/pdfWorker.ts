import { PDFWorker, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { untilStalled } from '#shared/lib/stall.ts'
import { takeThread } from './pdfThread.ts'
import { createWorkerPool } from './workerPool.ts'

/** A worker with pdf.js in it. It is ours, not the library's, because the library never ends one that is busy. */
export type PdfWorker = {
  engine: PDFWorker
  /**
   * Work of this worker under the limit on silence: each message of it is a sign of life, and so is each call of `beat`.
   * @throws Stalled
   */
  watch: <Value>(
    work: (beat: () => void) => Promise<Value>,
    counts?: () => boolean,
  ) => Promise<Value>
  /** Whatever it is doing; its memory is given back. */
  end: () => void
}

/** The reader could not be started (no network): it says nothing about any file. */
export class PdfEngineFailed extends Error {
  override name = 'PdfEngineFailed'
}

export const pdfWorkers = createWorkerPool(startPdfWorker)

/** @throws PdfEngineFailed */
async function startPdfWorker(): Promise<PdfWorker> {
  const { worker: thread, isReady } = takeThread()
  const engine = PDFWorker.create({ port: thread, verbosity: VerbosityLevel.ERRORS })
  const end = () => {
    engine.destroy()
    thread.terminate()
  }
  try {
    await isReady
  } catch (cause) {
    end()
    throw new PdfEngineFailed('The PDF engine could not be started.', { cause })
  }
  return {
    engine,
    async watch(work, counts) {
      const listening = new AbortController()
      const onMessage = (beat: () => void) =>
        thread.addEventListener('message', beat, { signal: listening.signal })
      try {
        return await untilStalled(
          (beat) => {
            onMessage(beat)
            return work(beat)
          },
          { counts },
        )
      } finally {
        listening.abort()
      }
    },
    end,
  }
}
