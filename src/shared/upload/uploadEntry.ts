import * as v from 'valibot'
import { FILE_KINDS, type UploadLimits } from '#shared/config/limits.ts'
import { AcceptedFileSchema, type AcceptedFile } from './acceptedFile.ts'
import type { Inspection } from './inspect.ts'
import { kindByName } from './fileKind.ts'
import { autoRename, uniqueName } from './nameRules.ts'
import { judgeOpened, judgeUnopened, PROBLEMS } from './problem.ts'

const EntryPhaseSchema = v.variant('kind', [
  v.object({ kind: v.literal('checking') }),
  v.object({ kind: v.literal('ready') }),
  v.object({ kind: v.literal('locked'), attempt: v.picklist(['none', 'running', 'wrong']) }),
  v.object({ kind: v.literal('problem'), problem: v.picklist(PROBLEMS) }),
])
export type EntryPhase = v.InferOutput<typeof EntryPhaseSchema>

/** A chosen file on its way to being accepted. Plain data; its bytes lie in the vault under `id`. */
export const UploadEntrySchema = v.object({
  ...AcceptedFileSchema.entries,
  kind: v.nullable(v.picklist(FILE_KINDS)),
  /** Fingerprint of the bytes; equal ones are the same content. Null: not taken. */
  print: v.nullable(v.string()),
  /** The user decided to keep a file that another one repeats. */
  keepBoth: v.boolean(),
  /** The user has seen what the page had to ask of it, and wants it sent. */
  anyway: v.optional(v.literal(true)),
  /** The user has said that it is no side of the card that another picture shows. */
  apart: v.optional(v.literal(true)),
  phase: EntryPhaseSchema,
})
export type UploadEntry = v.InferOutput<typeof UploadEntrySchema>

/** What a user decides of a file. */
type Decision = keyof Pick<UploadEntry, 'keepBoth' | 'anyway' | 'apart'>

export type EntryEvent =
  | { kind: 'added'; entries: UploadEntry[] }
  | { kind: 'replaced'; id: string; entry: UploadEntry }
  | { kind: 'inspected'; id: string; inspection: Inspection }
  | { kind: 'checkStarted'; id: string; unlocking: boolean }
  | { kind: 'printed'; id: string; print: string }
  | { kind: 'renamed'; id: string }
  | { kind: 'decided'; id: string; as: Decision }
  | { kind: 'removed'; id: string }
  /** These have become jobs. */
  | { kind: 'released'; ids: readonly string[] }

/** A new entry, judged by what is known before the file is opened. */
export function newEntry(
  { id, name, size, sample }: Pick<UploadEntry, 'id' | 'name' | 'size' | 'sample'>,
  limits: UploadLimits,
): UploadEntry {
  const problem = judgeUnopened({ name, size }, limits)
  const phase: EntryPhase = problem === null ? { kind: 'checking' } : { kind: 'problem', problem }
  const blank = { pages: null, print: null, keepBoth: false }
  return { id, name, size, sample, kind: kindByName(name), ...blank, phase }
}

export function entryOf(file: AcceptedFile): UploadEntry {
  return { ...file, print: file.print ?? null, keepBoth: false, phase: { kind: 'ready' } }
}

/** The list after an event. Events about entries that are gone change nothing: checks end late. */
export function nextEntries(
  entries: UploadEntry[],
  event: EntryEvent,
  limits: UploadLimits,
): UploadEntry[] {
  switch (event.kind) {
    case 'added':
      return addNamed(entries, event.entries)
    case 'removed':
      return entries.filter(({ id }) => id !== event.id)
    case 'released':
      return entries.filter(({ id }) => !event.ids.includes(id))
    case 'replaced': {
      const others = entries.filter(({ id }) => id !== event.id)
      return change(entries, event.id, () => named(event.entry, others))
    }
    case 'checkStarted':
      return change(entries, event.id, (entry) => ({
        ...entry,
        phase: event.unlocking ? { kind: 'locked', attempt: 'running' } : { kind: 'checking' },
      }))
    case 'inspected':
      return change(entries, event.id, (entry) => inspected(entry, event.inspection, limits))
    case 'printed':
      return change(entries, event.id, (entry) => ({ ...entry, print: event.print }))
    case 'decided':
      return change(entries, event.id, (entry) => ({ ...entry, [event.as]: true }))
    case 'renamed':
      return change(entries, event.id, (entry) => renamed(entry, entries, limits))
    default:
      return event satisfies never
  }
}

function addNamed(entries: UploadEntry[], added: readonly UploadEntry[]): UploadEntry[] {
  const all = [...entries]
  for (const entry of added) all.push(named(entry, all))
  return all
}

function change(
  entries: UploadEntry[],
  id: string,
  next: (entry: UploadEntry) => UploadEntry,
): UploadEntry[] {
  return entries.map((entry) => (entry.id === id ? next(entry) : entry))
}

function inspected(entry: UploadEntry, inspection: Inspection, limits: UploadLimits): UploadEntry {
  switch (inspection.kind) {
    case 'ok':
      return judged({ ...entry, pages: inspection.pages }, limits)
    case 'locked':
      return limits.locked === 'refuse'
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

function judged(entry: UploadEntry, limits: UploadLimits): UploadEntry {
  const problem = judgeOpened(entry, limits)
  return { ...entry, phase: problem === null ? { kind: 'ready' } : { kind: 'problem', problem } }
}

function named(entry: UploadEntry, others: readonly UploadEntry[]): UploadEntry {
  return {
    ...entry,
    name: uniqueName(
      entry.name,
      others.map(({ name }) => name),
    ),
  }
}

/** Only a file whose name is its one trouble can be renamed: it was opened, so it is judged anew at once. */
function renamed(entry: UploadEntry, entries: UploadEntry[], limits: UploadLimits): UploadEntry {
  const others = entries.filter(({ id }) => id !== entry.id)
  return judged(named({ ...entry, name: autoRename(entry.name) }, others), limits)
}

/** The first entry of the same content before this one, unless both are to be kept. */
export function repeatedBy(
  entry: UploadEntry,
  entries: readonly UploadEntry[],
): UploadEntry | undefined {
  if (entry.print === null || entry.keepBoth) return undefined
  const first = entries.find(({ print }) => print === entry.print)
  return first?.id === entry.id ? undefined : first
}

/** Where an entry stands, as shown: its phase, or that it repeats another. */
export type FileStatus = EntryPhase | { kind: 'duplicate'; of: Pick<UploadEntry, 'name'> }

export function statusOf(entry: UploadEntry, entries: readonly UploadEntry[]): FileStatus {
  if (entry.phase.kind === 'problem') return entry.phase
  const first = repeatedBy(entry, entries)
  return first === undefined ? entry.phase : { kind: 'duplicate', of: first }
}

/** The accepted form of an entry that is ready; null for any other. */
export function acceptedOf(
  entry: UploadEntry,
  entries: readonly UploadEntry[],
): AcceptedFile | null {
  const { id, name, size, kind, pages, sample, print } = entry
  if (kind === null || statusOf(entry, entries).kind !== 'ready') return null
  return { id, name, size, kind, pages, sample, ...(print === null ? {} : { print }) }
}
