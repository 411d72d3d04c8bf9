import { CALL_TIMEOUT_MS } from '#shared/platform/config/constants.ts'

/** `isReady` rejects where the worker's code cannot be fetched. */
export type PdfThread = { worker: Worker; isReady: Promise<void> }

let earlyThread: PdfThread | null = null

function startThread(): PdfThread {
  const worker = new Worker(new URL('./pdf.worker.ts', import.meta.url), { type: 'module' })
  return { worker, isReady: firstMessage(worker) }
}

/** The worker's own code takes longest to load. */
export function startThreadEarly(): void {
  if (earlyThread !== null) return
  const thread = startThread()
  earlyThread = thread
  thread.isReady.catch(() => {
    if (earlyThread === thread) earlyThread = null
  })
}

/** Returns the early thread once, then new ones. */
export function takeThread(): PdfThread {
  const thread = earlyThread ?? startThread()
  earlyThread = null
  return thread
}

/** pdf.js sends a message as soon as its code runs. */
function firstMessage(worker: Worker): Promise<void> {
  const listening = new AbortController()
  const { signal } = listening
  return new Promise<void>((resolve, reject) => {
    const timeout = AbortSignal.timeout(CALL_TIMEOUT_MS)
    timeout.addEventListener('abort', () => reject(timeout.reason), { signal })
    worker.addEventListener('message', () => resolve(), { signal })
    worker.addEventListener('error', ({ message }) => reject(new Error(message)), { signal })
  }).finally(() => listening.abort())
}
