import { nanoid } from '@reduxjs/toolkit'
import { blobStore } from '#shared/platform/blobStore/blobStore.ts'
import type { UploadLimits } from '#shared/platform/config/limits.ts'
import { anySignal } from '#shared/platform/lib/anySignal.ts'
import { createStore } from '#shared/platform/lib/machine.ts'
import { createTaskQueue } from '#shared/platform/lib/taskQueue.ts'
import type { DialogName } from '#shared/platform/store/dialogNames.ts'
import type { SessionScope } from '#shared/platform/store/sessionScope.ts'
import type { AcceptedFile } from './acceptedFile.ts'
import { checkBeforeOpening } from './fileRules.ts'
import { hashStoredFile } from './hashContent.ts'
import { inspectStoredFile, type Inspection } from './inspect.ts'
import { filePasswords } from './passwords.ts'
import {
  entryFromAccepted,
  newEntry,
  entriesReducer,
  type EntryEvent,
  type UploadEntry,
} from './uploadEntry.ts'
import { validateBatch, type BatchError } from './validateBatch.ts'

/** The result of one password on all locked files (analyzers §5). */
export type UnlockAllResult = Extract<
  DialogName,
  'noFileUnlocked' | 'someFilesUnlocked' | 'allFilesUnlocked'
>

export type AddOptions = {
  sample?: boolean
  /** Id of the entry that the file replaces. */
  replaces?: string
  /** For areas that accept locked files. */
  password?: string
}

/** Lives outside React, so that late checks find the current list; screens subscribe. */
export function createUploadList(
  session: SessionScope,
  limits: UploadLimits,
  initial: readonly AcceptedFile[] = [],
  /** Files of another list sent with these, which count towards number and size. */
  companions: () => readonly { name: string; size: number }[] = () => [],
) {
  const { setState, ...store } = createStore(initial.map((file) => entryFromAccepted(file)))
  const { getState } = store
  const blobs = session.get(blobStore)
  const passwords = session.get(filePasswords)
  const checker = createFileChecker(session, dispatch)
  const has = (id: string) => getState().some((entry) => entry.id === id)

  function dispatch(event: EntryEvent): void {
    setState(entriesReducer(getState(), event, limits))
  }

  /** Resolves when each file is checked. Reports too many, mixed kinds and too large ones at once. */
  function add(
    files: readonly File[],
    { sample = false, replaces, password }: AddOptions = {},
  ): { errors: BatchError[]; checked: Promise<string[]> } {
    const others = getState().filter(({ id }) => id !== replaces)
    const { accepted, errors } = validateBatch(others, files, limits, companions())
    const added = accepted.map((file) => ({ file, entry: entryFor(file, sample) }))
    const [first] = added
    if (replaces !== undefined && has(replaces) && first !== undefined) {
      discard([replaces])
      dispatch({ kind: 'replaced', id: replaces, entry: first.entry })
    } else dispatch({ kind: 'added', entries: added.map(({ entry }) => entry) })
    return {
      errors,
      checked: checkAll(added, limits.lockedFiles === 'unlock' ? password : undefined),
    }
  }

  /** Passwords are lost after a reload, so each file is checked again. Files refused unopened were not stored. */
  async function restore(stored: readonly UploadEntry[]): Promise<void> {
    const isRefused = (entry: UploadEntry) => checkBeforeOpening(entry, limits) !== null
    dispatch({
      kind: 'added',
      entries: stored.map((entry) =>
        isRefused(entry) ? entry : { ...entry, phase: { kind: 'checking' } },
      ),
    })
    const openable = stored.filter((entry) => !isRefused(entry))
    await Promise.all(openable.map(async (entry) => checker.check(entry, passwords.get(entry.id))))
  }

  function entryFor({ name, size }: File, sample: boolean): UploadEntry {
    return newEntry({ id: nanoid(), name, size, sample }, limits)
  }

  async function checkAll(
    added: readonly { file: File; entry: UploadEntry }[],
    password: string | undefined,
  ): Promise<string[]> {
    const openable = added.filter(({ entry }) => entry.phase.kind === 'checking')
    // Not awaited: the blob store answers from memory while it writes, and never rejects.
    for (const { file, entry } of openable) void blobs.put(file, entry.id)
    await Promise.all([
      ...openable.map(async ({ entry }) => checker.check(entry, password)),
      hashPossibleDuplicates(),
    ])
    return added.map(({ entry }) => entry.id)
  }

  /** Hashes possible duplicates: files of equal size, or all where they may have been sent before. */
  async function hashPossibleDuplicates(): Promise<void> {
    const markAll = limits.isOneJobPerFile === true && limits.maxFiles > 1
    const unmarked = getState().filter(
      (entry) =>
        entry.print === null &&
        entry.size > 0 &&
        (markAll || getState().some(({ id, size }) => id !== entry.id && size === entry.size)),
    )
    for (const entry of unmarked)
      dispatch({ kind: 'hashed', id: entry.id, contentHash: await hashStoredFile(blobs, entry) })
  }

  function discard(ids: readonly string[]): void {
    for (const id of ids) {
      checker.cancel(id)
      passwords.delete(id)
    }
    void blobs.remove(ids)
  }

  function remove(id: string): void {
    discard([id])
    dispatch({ kind: 'removed', id })
  }

  /** The page's files changed: the list takes them over. Their bytes belong to the page. */
  function syncAccepted(files: readonly AcceptedFile[]): void {
    const removed = getState().filter(
      ({ id, phase }) => phase.kind === 'ready' && !files.some((file) => file.id === id),
    )
    for (const { id } of removed) dispatch({ kind: 'removed', id })
    dispatch({
      kind: 'added',
      entries: files.filter(({ id }) => !has(id)).map((file) => entryFromAccepted(file)),
    })
  }

  /** Adds files accepted elsewhere; their bytes are in the blob store. */
  /** `arrivals`: ids of those whose upload may have arrived. */
  function addAccepted(files: readonly AcceptedFile[], arrivals: readonly string[] = []): void {
    const entries = files.map((file) => entryFromAccepted(file, arrivals.includes(file.id)))
    dispatch({ kind: 'added', entries })
    void hashPossibleDuplicates()
  }

  /** Removes files that became jobs; their bytes stay. */
  const removeSubmitted = (ids: readonly string[]) => dispatch({ kind: 'released', ids })

  async function recheck(id: string, password?: string) {
    const entry = getState().find((known) => known.id === id)
    return entry === undefined ? null : checker.check(entry, password)
  }

  /** Tries one password on every locked file, and stores it for those that open. */
  async function unlockAll(password: string): Promise<UnlockAllResult> {
    const locked = getState().filter(({ phase }) => phase.kind === 'locked')
    const outcomes = await Promise.all(locked.map(async ({ id }) => recheck(id, password)))
    const opened = outcomes.filter((outcome) => outcome?.kind === 'ok').length
    if (opened === 0) return 'noFileUnlocked'
    return opened === locked.length ? 'allFilesUnlocked' : 'someFilesUnlocked'
  }

  return {
    ...store,
    add,
    restore,
    remove,
    addAccepted,
    removeSubmitted,
    rename: (id: string) => dispatch({ kind: 'renamed', id }),
    keepBoth: (id: string) => dispatch({ kind: 'decided', id, as: 'keepBoth' }),
    sendAnyway: (id: string) => dispatch({ kind: 'decided', id, as: 'anyway' }),
    keepApart: (id: string) => dispatch({ kind: 'decided', id, as: 'apart' }),
    /** Opens a locked file with its password, or repeats a failed check without one. */
    recheck,
    unlockAll,
    syncAccepted,
    /** Aborts every check and deletes files that were not accepted. */
    stop() {
      checker.cancelAll()
      const open = getState()
        .filter(({ phase }) => phase.kind !== 'ready')
        .map(({ id }) => id)
      if (open.length > 0) discard(open)
    },
  }
}

export type UploadList = ReturnType<typeof createUploadList>

/** Files share one pdf.js worker: a few at once keep it busy, and a slow one blocks none. */
const MAX_CONCURRENT_CHECKS = 3

/** Checks a list's files, a few at a time; checks can be aborted, and results are dispatched as they arrive. */
function createFileChecker(session: SessionScope, dispatch: (event: EntryEvent) => void) {
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
