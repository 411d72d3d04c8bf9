import { nanoid } from '@reduxjs/toolkit'
import type { ErrorName } from '#shared/errors/errorNames.ts'
import type { UploadLimits } from '#shared/config/limits.ts'
import type { SessionScope } from '#shared/session/sessionScope.ts'
import { fileVault } from '#shared/vault/vault.ts'
import type { AcceptedFile } from './acceptedFile.ts'
import { judgeBatch, type BatchRefusal } from './batchRules.ts'
import { createChecker } from './checker.ts'
import { printOf } from './fingerprint.ts'
import { filePasswords } from './passwords.ts'
import { judgeUnopened } from './problem.ts'
import { entryOf, newEntry, nextEntries, type EntryEvent, type UploadEntry } from './uploadEntry.ts'

/** What one password tried on all locked files came to (analyzers §5). */
export type CommonUnlock = Extract<
  ErrorName,
  'noFileUnlocked' | 'someFilesUnlocked' | 'allFilesUnlocked'
>

export type AddOptions = {
  sample?: boolean
  /** The entry whose place the file takes. */
  replaces?: string
  /** Known where the file comes from; of use where locked files are taken. */
  password?: string
}

/**
 * The files of one uploader: takes them in, checks them, keeps their bytes in the vault.
 * Lives outside React, so that checks that end late find the list as it is; screens subscribe.
 */
export function createUploads(
  session: SessionScope,
  limits: UploadLimits,
  initial: readonly AcceptedFile[] = [],
  /** Files of another list that are sent with these: they count towards number and weight. */
  companions: () => readonly { name: string; size: number }[] = () => [],
) {
  let entries = initial.map(entryOf)
  const listeners = new Set<() => void>()
  const vault = session.get(fileVault)
  const passwords = session.get(filePasswords)
  const checker = createChecker(session, report)
  const has = (id: string) => entries.some((entry) => entry.id === id)

  function report(event: EntryEvent): void {
    entries = nextEntries(entries, event, limits)
    for (const listener of listeners) listener()
  }

  function subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }

  /** Takes files in and resolves when each has its verdict; tells at once what was refused for being too many, mixed or too heavy. */
  function add(
    files: readonly File[],
    { sample = false, replaces, password }: AddOptions = {},
  ): { refusals: BatchRefusal[]; checked: Promise<string[]> } {
    const others = entries.filter(({ id }) => id !== replaces)
    const { taken, refusals } = judgeBatch(others, files, limits, companions())
    const added = taken.map((file) => ({ file, entry: entryFor(file, sample) }))
    const [first] = added
    if (replaces !== undefined && has(replaces) && first !== undefined) {
      letGo([replaces])
      report({ kind: 'replaced', id: replaces, entry: first.entry })
    } else report({ kind: 'added', entries: added.map(({ entry }) => entry) })
    return { refusals, checked: checkAll(added, limits.locked === 'unlock' ? password : undefined) }
  }

  /**
   * Takes a list up again: its bytes are in the vault, and its passwords in memory unless there was a reload, so each is
   * checked anew. One that was refused unopened has no bytes there, and stays refused.
   */
  async function restore(kept: readonly UploadEntry[]): Promise<void> {
    const isRefused = (entry: UploadEntry) => judgeUnopened(entry, limits) !== null
    report({
      kind: 'added',
      entries: kept.map((entry) =>
        isRefused(entry) ? entry : { ...entry, phase: { kind: 'checking' } },
      ),
    })
    const openable = kept.filter((entry) => !isRefused(entry))
    await Promise.all(openable.map(async (entry) => checker.check(entry, passwords.of(entry.id))))
  }

  function entryFor({ name, size }: File, sample: boolean): UploadEntry {
    return newEntry({ id: nanoid(), name, size, sample }, limits)
  }

  async function checkAll(
    added: readonly { file: File; entry: UploadEntry }[],
    password: string | undefined,
  ): Promise<string[]> {
    const openable = added.filter(({ entry }) => entry.phase.kind === 'checking')
    // Not awaited: the vault answers at once from memory while it writes, and it never rejects.
    for (const { file, entry } of openable) void vault.put(file, entry.id)
    await Promise.all([
      ...openable.map(async ({ entry }) => checker.check(entry, password)),
      markTwins(),
    ])
    return added.map(({ entry }) => entry.id)
  }

  /** Fingerprints the files that could be the same: those of equal length; all of a list whose files may have been sent before. */
  async function markTwins(): Promise<void> {
    const markAll = limits.eachAlone === true && limits.maxFiles > 1
    const unmarked = entries.filter(
      (entry) =>
        entry.print === null &&
        entry.size > 0 &&
        (markAll || entries.some(({ id, size }) => id !== entry.id && size === entry.size)),
    )
    for (const entry of unmarked)
      report({ kind: 'printed', id: entry.id, print: await printOf(vault, entry) })
  }

  function letGo(ids: readonly string[]): void {
    for (const id of ids) {
      checker.cancel(id)
      passwords.forget(id)
    }
    void vault.remove(ids)
  }

  function remove(id: string): void {
    letGo([id])
    report({ kind: 'removed', id })
  }

  /** The page's own files changed by themselves: their list becomes these. The bytes are the page's to keep or drop. */
  function follow(files: readonly AcceptedFile[]): void {
    const gone = entries.filter(
      ({ id, phase }) => phase.kind === 'ready' && !files.some((file) => file.id === id),
    )
    for (const { id } of gone) report({ kind: 'removed', id })
    report({ kind: 'added', entries: files.filter(({ id }) => !has(id)).map(entryOf) })
  }

  /** Files that were accepted elsewhere join the list; their bytes are in the vault. */
  function take(files: readonly AcceptedFile[]): void {
    report({ kind: 'added', entries: files.map(entryOf) })
    void markTwins()
  }

  /** These are jobs now: they leave the list, their bytes stay. */
  const release = (ids: readonly string[]) => report({ kind: 'released', ids })

  async function recheck(id: string, password?: string) {
    const entry = entries.find((known) => known.id === id)
    return entry === undefined ? null : checker.check(entry, password)
  }

  /** Tries one password on every locked file; those that open keep it as their own. */
  async function unlockAll(password: string): Promise<CommonUnlock> {
    const locked = entries.filter(({ phase }) => phase.kind === 'locked')
    const outcomes = await Promise.all(locked.map(async ({ id }) => recheck(id, password)))
    const opened = outcomes.filter((outcome) => outcome?.kind === 'ok').length
    if (opened === 0) return 'noFileUnlocked'
    return opened === locked.length ? 'allFilesUnlocked' : 'someFilesUnlocked'
  }

  return {
    getEntries: () => entries,
    subscribe,
    add,
    restore,
    remove,
    take,
    release,
    /** Strips what the name must not hold and judges the file anew. */
    rename: (id: string) => report({ kind: 'renamed', id }),
    keepBoth: (id: string) => report({ kind: 'decided', id, as: 'keepBoth' }),
    sendAnyway: (id: string) => report({ kind: 'decided', id, as: 'anyway' }),
    keepApart: (id: string) => report({ kind: 'decided', id, as: 'apart' }),
    /** Opens a locked file with its password, or tries a failed check again without one. */
    recheck,
    unlockAll,
    follow,
    /** The screen is gone: calls off every check and drops what nobody accepted. */
    stop() {
      checker.cancelAll()
      const open = entries.filter(({ phase }) => phase.kind !== 'ready').map(({ id }) => id)
      if (open.length > 0) letGo(open)
    },
  }
}

export type Uploads = ReturnType<typeof createUploads>
