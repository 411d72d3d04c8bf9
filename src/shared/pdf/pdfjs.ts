// The legacy pair costs 20 kB more and runs on browsers of the last years: the modern one needs
// Map.getOrInsertComputed (Chrome 145) and Promise.try, which office machines do not have yet.
import {
  GlobalWorkerOptions,
  type PDFDocumentLoadingTask,
  PasswordResponses,
  PDFWorker,
  VerbosityLevel,
  getDocument,
} from 'pdfjs-dist/legacy/build/pdf.mjs'
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url'
import { type PdfOpening, toPdfDocument } from './pdfDocument.ts'

GlobalWorkerOptions.workerSrc = workerUrl

/** Decoders, character maps and base-14 fonts, from our own origin (scripts/vite/pdfAssets.ts). */
const ASSETS = {
  wasmUrl: '/pdfjs/wasm/',
  cMapUrl: '/pdfjs/cmaps/',
  standardFontDataUrl: '/pdfjs/standard_fonts/',
  iccUrl: '/pdfjs/iccs/',
}

let worker: PDFWorker | null = null

/** The one worker of all documents; one that failed to start is made anew at the next call. */
export async function sharedWorker(): Promise<PDFWorker> {
  worker ??= PDFWorker.create({ verbosity: VerbosityLevel.ERRORS })
  const own = worker
  try {
    await own.promise
    return own
  } catch (cause) {
    if (worker === own) worker = null
    throw new Error('The PDF engine could not be started.', { cause })
  }
}

/** Known by name and code: two copies of the library would not share the class. */
function passwordVerdict(error: unknown): PdfOpening | null {
  if (!(error instanceof Error) || error.name !== 'PasswordException') return null
  const isWrong = 'code' in error && error.code === PasswordResponses.INCORRECT_PASSWORD
  return { kind: isWrong ? 'wrongPassword' : 'locked' }
}

function corrupt(error: unknown): PdfOpening {
  return {
    kind: 'corrupt',
    reason: error instanceof Error ? `${error.name}: ${error.message}` : String(error),
  }
}

/** Opens bytes that the caller gives away: they are handed to the worker and are empty afterwards. */
export async function openBytes(
  data: Uint8Array,
  password: string | undefined,
  signal: AbortSignal | undefined,
): Promise<PdfOpening> {
  // An empty file is asked nothing: pdf.js takes it for an argument that is missing.
  if (data.byteLength === 0) return { kind: 'corrupt', reason: 'The file is empty.' }
  const engine = await sharedWorker()
  signal?.throwIfAborted()
  const task = getDocument({
    data,
    worker: engine,
    enableXfa: false,
    verbosity: VerbosityLevel.ERRORS,
    ...ASSETS,
    ...(password === undefined ? {} : { password }),
  })
  try {
    return await untilAborted(readable(task), signal)
  } catch (error) {
    // Not awaited: a task that is ended while it starts may never answer.
    task.destroy().catch(() => undefined)
    signal?.throwIfAborted()
    return passwordVerdict(error) ?? corrupt(error)
  }
}

/** Readable means: it has a page, and the first one can be had. */
async function readable(task: PDFDocumentLoadingTask): Promise<PdfOpening> {
  const proxy = await task.promise
  if (proxy.numPages < 1) throw new Error('The file has no page.')
  const first = await proxy.getPage(1)
  return { kind: 'ok', document: toPdfDocument(proxy, first, task) }
}

/** The work's outcome, or `signal.reason` as soon as it is aborted, whether or not the work ever ends. */
async function untilAborted<T>(work: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (signal === undefined) return work
  signal.throwIfAborted()
  const settled = new AbortController()
  const aborted = new Promise<never>((_, reject) => {
    const options = { once: true, signal: settled.signal }
    signal.addEventListener('abort', () => reject(signal.reason), options)
  })
  try {
    return await Promise.race([work, aborted])
  } finally {
    settled.abort()
  }
}
