import { nanoid } from '@reduxjs/toolkit'
import { blobStore } from '#shared/platform/blobStore/blobStore.ts'
import type { UploadLimits } from '#shared/platform/config/limits.ts'
import { createStore, type Store } from '#shared/platform/lib/async/machine.ts'
import type { DialogName } from '#shared/platform/store/dialogNames.ts'
import type { SessionScope } from '#shared/platform/store/sessionScope.ts'
import type { AcceptedFile } from '../acceptedFile.ts'
import { createFileChecker } from '../checks/fileChecker.ts'
import { checkBeforeOpening } from '../checks/fileRules.ts'
import { hashStoredFile } from '../checks/hashContent.ts'
import { validateBatch, type BatchError } from '../checks/validateBatch.ts'
import { filePasswords } from '../passwords/passwords.ts'
import {
  entryFromAccepted,
  newEntry,
  entriesReducer,
  type EntryEvent,
  type UploadEntry,
} from './uploadEntry.ts'

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
  password?: string | undefined
}

/** What the functions of one list share. */
type List = Store<UploadEntry[]> & {
  limits: UploadLimits
  companions: () => readonly { name: string; size: number }[]
  blobs: ReturnType<typeof blobStore>
  passwords: ReturnType<typeof filePasswords>
  checker: ReturnType<typeof createFileChecker>
  dispatch: (event: EntryEvent) => void
}

/** Lives outside React, so that late checks find the current list; screens subscribe. */
export function createUploadList(
  session: SessionScope,
  limits: UploadLimits,
  initial: readonly AcceptedFile[] = [],
  /** Files of another list sent with these, which count towards number and size. */
  companions: List['companions'] = () => [],
) {
  const store = createStore(initial.map((file) => entryFromAccepted(file)))
  const { getState, getInitialState, subscribe } = store
  const dispatch = (event: EntryEvent) => store.setState(entriesReducer(getState(), event, limits))
  const checker = createFileChecker(session, dispatch)
  const blobs = session.get(blobStore)
  const passwords = session.get(filePasswords)
  const list: List = { ...store, limits, companions, blobs, passwords, checker, dispatch }

  return {
    getState,
    getInitialState,
    subscribe,
    /** Resolves when each file is checked. Reports too many, mixed kinds and too large ones at once. */
    add: (files: readonly File[], options: AddOptions = {}) => add(list, files, options),
    /** Passwords are lost after a reload, so each file is checked again. Files refused unopened were not stored. */
    restore: async (stored: readonly UploadEntry[]) => restore(list, stored),
    remove: (id: string) => {
      discard(list, [id])
      dispatch({ kind: 'removed', id })
    },
    /** Adds files accepted elsewhere; their bytes are in the blob store. `arrivals`: those whose upload may have arrived. */
    addAccepted(files: readonly AcceptedFile[], arrivals: readonly string[] = []) {
      const entries = files.map((file) => entryFromAccepted(file, arrivals.includes(file.id)))
      dispatch({ kind: 'added', entries })
      void hashPossibleDuplicates(list)
    },
    /** Removes files that became jobs; their bytes stay. */
    removeSubmitted: (ids: readonly string[]) => dispatch({ kind: 'released', ids }),
    rename: (id: string) => dispatch({ kind: 'renamed', id }),
    keepBoth: (id: string) => dispatch({ kind: 'decided', id, as: 'keepBoth' }),
    sendAnyway: (id: string) => dispatch({ kind: 'decided', id, as: 'anyway' }),
    keepApart: (id: string) => dispatch({ kind: 'decided', id, as: 'apart' }),
    /** Opens a locked file with its password, or repeats a failed check without one. */
    recheck: async (id: string, password?: string) => recheck(list, id, password),
    /** Tries one password on every locked file, and stores it for those that open. */
    unlockAll: async (password: string) => unlockAll(list, password),
    /** The page's files changed: the list takes them over. Their bytes belong to the page. */
    syncAccepted: (files: readonly AcceptedFile[]) => syncAccepted(list, files),
    /** Aborts every check and deletes files that were not accepted. */
    stop() {
      checker.cancelAll()
      const open = getState().filter(({ phase }) => phase.kind !== 'ready')
      if (open.length > 0)
        discard(
          list,
          open.map(({ id }) => id),
        )
    },
  }
}

export type UploadList = ReturnType<typeof createUploadList>

const has = ({ getState }: List, id: string) => getState().some((entry) => entry.id === id)

function add(
  list: List,
  files: readonly File[],
  { sample = false, replaces, password }: AddOptions,
): { errors: BatchError[]; checked: Promise<string[]> } {
  const { dispatch, getState, limits } = list
  const others = getState().filter(({ id }) => id !== replaces)
  const { accepted, errors } = validateBatch(others, files, limits, list.companions())
  const added = accepted.map((file) => {
    const { name, size } = file
    return { file, entry: newEntry({ id: nanoid(), name, size, sample }, limits) }
  })
  const [first] = added
  if (replaces !== undefined && has(list, replaces) && first !== undefined) {
    discard(list, [replaces])
    dispatch({ kind: 'replaced', id: replaces, entry: first.entry })
  } else dispatch({ kind: 'added', entries: added.map(({ entry }) => entry) })
  return {
    errors,
    checked: checkAll(list, added, limits.lockedFiles === 'unlock' ? password : undefined),
  }
}

async function restore(
  { dispatch, limits, checker, passwords }: List,
  stored: readonly UploadEntry[],
): Promise<void> {
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

async function checkAll(
  list: List,
  added: readonly { file: File; entry: UploadEntry }[],
  password: string | undefined,
): Promise<string[]> {
  const openable = added.filter(({ entry }) => entry.phase.kind === 'checking')
  // Not awaited: the blob store answers from memory while it writes, and never rejects.
  for (const { file, entry } of openable) void list.blobs.put(file, entry.id)
  await Promise.all([
    ...openable.map(async ({ entry }) => list.checker.check(entry, password)),
    hashPossibleDuplicates(list),
  ])
  return added.map(({ entry }) => entry.id)
}

/** Hashes possible duplicates: files of equal size, or all where they may have been sent before. */
async function hashPossibleDuplicates({ getState, dispatch, limits, blobs }: List): Promise<void> {
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

function discard({ blobs, checker, passwords }: List, ids: readonly string[]): void {
  for (const id of ids) {
    checker.cancel(id)
    passwords.delete(id)
  }
  void blobs.remove(ids)
}

function syncAccepted(list: List, files: readonly AcceptedFile[]): void {
  const removed = list
    .getState()
    .filter(({ id, phase }) => phase.kind === 'ready' && !files.some((file) => file.id === id))
  for (const { id } of removed) list.dispatch({ kind: 'removed', id })
  list.dispatch({
    kind: 'added',
    entries: files.filter(({ id }) => !has(list, id)).map((file) => entryFromAccepted(file)),
  })
}

async function recheck({ getState, checker }: List, id: string, password?: string) {
  const entry = getState().find((known) => known.id === id)
  return entry === undefined ? null : checker.check(entry, password)
}

async function unlockAll(list: List, password: string): Promise<UnlockAllResult> {
  const locked = list.getState().filter(({ phase }) => phase.kind === 'locked')
  const outcomes = await Promise.all(locked.map(async ({ id }) => recheck(list, id, password)))
  const opened = outcomes.filter((outcome) => outcome?.kind === 'ok').length
  if (opened === 0) return 'noFileUnlocked'
  return opened === locked.length ? 'allFilesUnlocked' : 'someFilesUnlocked'
}
