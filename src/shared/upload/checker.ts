import { anySignal } from '#shared/lib/anySignal.ts'
import { fileVault, type FileVault } from '#shared/vault/vault.ts'
import type { SessionScope } from '#shared/session/sessionScope.ts'
import { inspectFile, type Inspection } from './inspect.ts'
import { filePasswords } from './passwords.ts'
import { createTaskQueue } from '#shared/lib/taskQueue.ts'
import type { EntryEvent, UploadEntry } from './uploadEntry.ts'

/** Usual files go through one worker of pdf.js in turn: a few at once keep it busy, and one that lasts holds up none. */
const CHECKS_AT_ONCE = 3

/** Runs the checks of one list of files: few at once, each can be called off, verdicts told as they come in. */
export function createChecker(session: SessionScope, report: (event: EntryEvent) => void) {
  const vault = session.get(fileVault)
  const passwords = session.get(filePasswords)
  const { signal: ended } = session
  const running = new Map<string, AbortController>()
  const inTurn = createTaskQueue(CHECKS_AT_ONCE)

  function cancel(id: string): void {
    running.get(id)?.abort()
    running.delete(id)
  }

  /** Opens the file, with a password where one is tried; null when it was called off. */
  async function check(
    { id, kind }: Pick<UploadEntry, 'id' | 'kind'>,
    password?: string,
  ): Promise<Inspection | null> {
    cancel(id)
    const control = new AbortController()
    running.set(id, control)
    const signal = anySignal(ended, control.signal)
    report({ kind: 'checkStarted', id, unlocking: password !== undefined })
    try {
      const inspection = await inTurn(async () =>
        inspectKept(vault, { id, kind, password }, signal),
      )
      if (inspection.kind === 'ok' && password !== undefined) passwords.keep(id, password)
      report({ kind: 'inspected', id, inspection })
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

async function inspectKept(
  vault: FileVault,
  { id, kind, password }: Pick<UploadEntry, 'id' | 'kind'> & { password: string | undefined },
  signal: AbortSignal,
): Promise<Inspection> {
  signal.throwIfAborted()
  const file = await vault.get(id)
  signal.throwIfAborted()
  if (file === undefined || kind === null) return { kind: 'problem', problem: 'unreadable' }
  const inspection = await inspectFile(file, kind, { password, signal })
  signal.throwIfAborted()
  return inspection
}
