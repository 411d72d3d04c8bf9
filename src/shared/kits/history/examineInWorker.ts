import { proxy, wrap } from 'comlink'
import { env } from '#shared/platform/config/env.ts'
import { StalledError, withStallTimeout } from '#shared/platform/lib/async/stallTimeout.ts'
import type { FileHistory } from './finding.ts'
import type { HistoryWorker } from './history.worker.ts'

const TOO_SLOW = 'It takes too long to read.'
const NOT_STARTED = 'The check could not be started.'

/**
 * All checks of one PDF in a worker of its own, which is terminated afterwards with its memory, or where a step takes
 * too long. Never rejects.
 */
export async function examineInWorker(
  source: Blob,
  password: string | undefined,
  signal: AbortSignal,
): Promise<FileHistory> {
  const started = new AbortController()
  try {
    const worker = new Worker(new URL('./history.worker.ts', import.meta.url), { type: 'module' })
    started.signal.addEventListener('abort', () => worker.terminate())
    const failed = new Promise<never>((_, reject) => {
      worker.addEventListener('error', () => reject(new Error(NOT_STARTED)), { once: true })
      signal.addEventListener('abort', () => reject(signal.reason), { signal: started.signal })
    })
    failed.catch(() => undefined)
    const bytes = new Uint8Array(await source.arrayBuffer())
    return await withStallTimeout(async (onProgress) =>
      Promise.race([
        wrap<HistoryWorker>(worker).examine(
          bytes,
          { password, now: Date.now(), trustRoots: env().VITE_TRUST_ROOTS },
          proxy(onProgress),
        ),
        failed,
      ]),
    )
  } catch (error) {
    return { kind: 'unread', reason: error instanceof StalledError ? TOO_SLOW : NOT_STARTED }
  } finally {
    started.abort()
  }
}
