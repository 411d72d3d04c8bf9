import { blobStore } from '#shared/platform/blobStore/blobStore.ts'
import { anySignal } from '#shared/platform/lib/async/anySignal.ts'
import { createTaskQueue } from '#shared/platform/lib/async/taskQueue.ts'
import type { SessionScope } from '#shared/platform/store/sessionScope.ts'
import type { EntryEvent, UploadEntry } from '../fileList/uploadEntry.ts'
import { filePasswords } from '../passwords/passwords.ts'
import { inspectStoredFile, type Inspection } from './inspect.ts'

/** Files share one pdf.js worker: a few at once keep it busy, and a slow one blocks none. */
const MAX_CONCURRENT_CHECKS = 3

/** Checks a list's files, a few at a time; checks can be aborted, and results are dispatched as they arrive. */
export function createFileChecker(session: SessionScope, dispatch: (event: EntryEvent) => void) {
  const blobs = session.get(blobStore)
  const passwords = session.get(filePasswords)
  const { signal: ended } = session
  const running = new Map<string, AbortController>()
  const enqueue = createTaskQueue(MAX_CONCURRENT_CHECKS)

  function cancel(id: string): void {
    running.get(id)?.abort()
    running.delete(id)
  }

  /** Null when aborted. */
  async function check(
    { id, kind }: Pick<UploadEntry, 'id' | 'kind'>,
    password?: string,
  ): Promise<Inspection | null> {
    cancel(id)
    const control = new AbortController()
    running.set(id, control)
    const signal = anySignal(ended, control.signal)
    dispatch({ kind: 'checkStarted', id, isUnlocking: password !== undefined })
    try {
      const inspection = await enqueue(async () =>
        inspectStoredFile(blobs, { id, kind, password }, signal),
      )
      if (inspection.kind === 'ok' && password !== undefined) passwords.set(id, password)
      dispatch({ kind: 'inspected', id, inspection })
      return inspection
    } catch (error) {
      if (signal.aborted) return null
      throw error
    } finally {
      if (running.get(id) === control) running.delete(id)
    }
  }

  function cancelAll(): void {
    for (const control of running.values()) control.abort()
    running.clear()
  }

  return { check, cancel, cancelAll }
}
