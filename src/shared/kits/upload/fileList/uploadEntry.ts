import * as v from 'valibot'
import { FILE_KINDS, type UploadLimits } from '#shared/platform/config/limits.ts'
import { uniqueName } from '#shared/platform/lib/text/uniqueName.ts'
import { AcceptedFileSchema, type AcceptedFile } from '../acceptedFile.ts'
import {
  kindByName,
  autoRename,
  checkAfterOpening,
  checkBeforeOpening,
  PROBLEMS,
} from '../checks/fileRules.ts'
import type { Inspection } from '../checks/inspect.ts'

const EntryPhaseSchema = v.variant('kind', [
  v.object({ kind: v.literal('checking') }),
  v.object({ kind: v.literal('ready') }),
  v.object({ kind: v.literal('locked'), attempt: v.picklist(['none', 'running', 'wrong']) }),
  v.object({ kind: v.literal('problem'), problem: v.picklist(PROBLEMS) }),
])
export type EntryPhase = v.InferOutput<typeof EntryPhaseSchema>

/** A selected file during its checks. Plain data; its bytes are in the blob store under `id`. */
export const UploadEntrySchema = v.object({
  ...AcceptedFileSchema.entries,
  kind: v.nullable(v.picklist(FILE_KINDS)),
  /** Hash of the bytes, to detect duplicates. Null: not computed. */
  print: v.nullable(v.string()),
  keepBoth: v.boolean(),
  anyway: v.optional(v.literal(true)),
  /** An upload of it may have arrived: it waits for `anyway` (decisions L130). */
  mayHaveArrived: v.optional(v.literal(true)),
  /** The user has said that it is not the other side of a card. */
  apart: v.optional(v.literal(true)),
  /** Waited in a tab that was closed: it may have been sent. */
  leftBehind: v.optional(v.literal(true)),
  phase: EntryPhaseSchema,
})
export type UploadEntry = v.InferOutput<typeof UploadEntrySchema>

type Decision = keyof Pick<UploadEntry, 'keepBoth' | 'anyway' | 'apart'>

export type EntryEvent =
  | { kind: 'added'; entries: UploadEntry[] }
  | { kind: 'replaced'; id: string; entry: UploadEntry }
  | { kind: 'inspected'; id: string; inspection: Inspection }
  | { kind: 'checkStarted'; id: string; isUnlocking: boolean }
  | { kind: 'hashed'; id: string; contentHash: string }
  | { kind: 'renamed'; id: string }
  | { kind: 'decided'; id: string; as: Decision }
  | { kind: 'removed'; id: string }
  /** These files have become jobs. */
  | { kind: 'released'; ids: readonly string[] }

/** A new entry after the checks that need no opening. */
export function newEntry(
  { id, name, size, sample }: Pick<UploadEntry, 'id' | 'name' | 'size' | 'sample'>,
  limits: UploadLimits,
): UploadEntry {
  const problem = checkBeforeOpening({ name, size }, limits)
  const phase: EntryPhase = problem === null ? { kind: 'checking' } : { kind: 'problem', problem }
  const blank = { pages: null, print: null, keepBoth: false }
  return { id, name, size, sample, kind: kindByName(name), ...blank, phase }
}

export function entryFromAccepted(file: AcceptedFile, mayHaveArrived = false): UploadEntry {
  return {
    ...file,
    print: file.print ?? null,
    keepBoth: false,
    phase: { kind: 'ready' },
    mayHaveArrived: mayHaveArrived ? true : undefined,
  }
}

/** Events about removed entries change nothing, because checks end late. */
export function entriesReducer(
  entries: UploadEntry[],
  event: EntryEvent,
  limits: UploadLimits,
): UploadEntry[] {
  switch (event.kind) {
    case 'added':
      return addWithUniqueNames(entries, event.entries)
    case 'removed':
      return entries.filter(({ id }) => id !== event.id)
    case 'released':
      return entries.filter(({ id }) => !event.ids.includes(id))
    case 'replaced': {
      const others = entries.filter(({ id }) => id !== event.id)
      return change(entries, event.id, () => withUniqueName(event.entry, others))
    }
    case 'checkStarted':
      return change(entries, event.id, (entry) => ({
        ...entry,
        phase: event.isUnlocking ? { kind: 'locked', attempt: 'running' } : { kind: 'checking' },
      }))
    case 'inspected':
      return change(entries, event.id, (entry) => withInspection(entry, event.inspection, limits))
    case 'hashed':
      return change(entries, event.id, (entry) => ({ ...entry, print: event.contentHash }))
    case 'decided':
      return change(entries, event.id, (entry) => ({ ...entry, [event.as]: true }))
    case 'renamed':
      return change(entries, event.id, (entry) => withAutoRename(entry, entries, limits))
    default:
      return event satisfies never
  }
}

function addWithUniqueNames(entries: UploadEntry[], added: readonly UploadEntry[]): UploadEntry[] {
  const all = [...entries]
  for (const entry of added) all.push(withUniqueName(entry, all))
  return all
}

function change(
  entries: UploadEntry[],
  id: string,
  next: (entry: UploadEntry) => UploadEntry,
): UploadEntry[] {
  return entries.map((entry) => (entry.id === id ? next(entry) : entry))
}

function withInspection(
  entry: UploadEntry,
  inspection: Inspection,
  limits: UploadLimits,
): UploadEntry {
  switch (inspection.kind) {
    case 'ok':
      return withCheckedPhase({ ...entry, pages: inspection.pages }, limits)
    case 'locked':
      return limits.lockedFiles === 'refuse'
        ? { ...entry, phase: { kind: 'problem', problem: 'locked' } }
        : { ...entry, phase: { kind: 'locked', attempt: 'none' } }
    case 'wrongPassword':
      return { ...entry, phase: { kind: 'locked', attempt: 'wrong' } }
    case 'problem':
      return { ...entry, phase: inspection }
    default:
      return inspection satisfies never
  }
}

function withCheckedPhase(entry: UploadEntry, limits: UploadLimits): UploadEntry {
  const problem = checkAfterOpening(entry, limits)
  return { ...entry, phase: problem === null ? { kind: 'ready' } : { kind: 'problem', problem } }
}

function withUniqueName(entry: UploadEntry, others: readonly UploadEntry[]): UploadEntry {
  return {
    ...entry,
    name: uniqueName(
      entry.name,
      others.map(({ name }) => name),
    ),
  }
}

/** Only a file whose name is its only problem can be renamed: it was opened, so it is checked again at once. */
function withAutoRename(
  entry: UploadEntry,
  entries: UploadEntry[],
  limits: UploadLimits,
): UploadEntry {
  const others = entries.filter(({ id }) => id !== entry.id)
  return withCheckedPhase(
    withUniqueName({ ...entry, name: autoRename(entry.name) }, others),
    limits,
  )
}

/** The first entry with the same content before this one, unless both are to be kept. */
export function findDuplicateOf(
  entry: UploadEntry,
  entries: readonly UploadEntry[],
): UploadEntry | undefined {
  if (entry.print === null || entry.keepBoth) return undefined
  const first = entries.find(({ print }) => print === entry.print)
  return first?.id === entry.id ? undefined : first
}

export type FileStatus = EntryPhase | { kind: 'duplicate'; of: Pick<UploadEntry, 'name'> }

export function entryStatus(entry: UploadEntry, entries: readonly UploadEntry[]): FileStatus {
  if (entry.phase.kind === 'problem') return entry.phase
  const first = findDuplicateOf(entry, entries)
  return first === undefined ? entry.phase : { kind: 'duplicate', of: first }
}

/** The file of an entry, whatever its checks said; null for a kind of file that no service takes. */
export function fileOfEntry(entry: UploadEntry): AcceptedFile | null {
  const { id, name, size, kind, pages, sample, print } = entry
  return kind === null ? null : { id, name, size, kind, pages, sample, print: print ?? undefined }
}

/** The accepted form of a ready entry; null for any other. */
export function toAcceptedFile(
  entry: UploadEntry,
  entries: readonly UploadEntry[],
): AcceptedFile | null {
  return entryStatus(entry, entries).kind === 'ready' ? fileOfEntry(entry) : null
}
