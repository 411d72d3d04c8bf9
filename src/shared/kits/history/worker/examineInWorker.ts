import { proxy, transfer } from 'comlink'
import { env } from '#shared/platform/config/env.ts'
import { StalledError, withStallTimeout } from '#shared/platform/lib/async/stallTimeout.ts'
import type { FileHistory } from '../finding.ts'
import type { HistoryThread } from './historyThread.ts'

const TOO_SLOW = 'It takes too long to read.'
const NOT_STARTED = 'The check could not be started.'

/** All checks of one PDF in a worker, which ends where a step takes too long. Never rejects. */
export async function examineInWorker(
  source: Blob,
  password: string | undefined,
  signal: AbortSignal,
  thread: HistoryThread,
): Promise<FileHistory> {
  const finished = new AbortController()
  try {
    const { worker, remote } = thread.get()
    const failed = new Promise<never>((_, reject) => {
      const options = { once: true, signal: finished.signal }
      worker.addEventListener('error', () => reject(new Error(NOT_STARTED)), options)
      signal.addEventListener('abort', () => reject(signal.reason), options)
    })
    failed.catch(() => undefined)
    const bytes = new Uint8Array(await source.arrayBuffer())
    const options = { password, now: Date.now(), trustRoots: env().VITE_TRUST_ROOTS }
    return await withStallTimeout(async (onProgress) =>
      Promise.race([
        remote.examine(transfer(bytes, [bytes.buffer]), options, proxy(onProgress)),
        failed,
      ]),
    )
  } catch (error) {
    thread.end()
    return { kind: 'unread', reason: error instanceof StalledError ? TOO_SLOW : NOT_STARTED }
  } finally {
    finished.abort()
  }
}
