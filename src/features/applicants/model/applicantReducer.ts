import { entryFromAccepted, type UploadEntry } from '#shared/kits/upload/fileList/uploadEntry.ts'
import type { Applicant, Choice, ObligationEdit, QueuedJob } from './applicant.ts'

export type ApplicantEvent =
  | { kind: 'named'; name: string }
  /** The whole list, in order. Files that are queued meanwhile are left out. */
  | { kind: 'entriesChanged'; entries: readonly UploadEntry[] }
  /** The given properties replace the known ones; null for a file without a choice is the default. */
  | { kind: 'chosen'; file: string; choice: Partial<Choice> }
  /** Jobs of which a file is no longer in the list are not queued: another tab sends it. */
  | { kind: 'queued'; jobs: readonly QueuedJob[] }
  | { kind: 'jobStarted'; queued: string; job: string }
  /** Back to the list; the upload of some may have arrived. */
  | { kind: 'unqueued'; ids: readonly string[]; mayHaveArrived?: readonly string[] }
  | { kind: 'jobsAdded'; jobs: readonly string[] }
  /** `returned`: its files are unsent documents again. */
  | { kind: 'jobTakenOut'; job: string; returned?: ReturnedJob }
  /** Null: it is as it was found. `legacy`: ids under which an earlier build stored what they replace. */
  | {
      kind: 'obligationsEdited'
      edits: Readonly<Record<string, ObligationEdit | null>>
      legacy?: readonly string[]
    }
  /** Null: the rules decide. */
  | { kind: 'creditDecided'; key: string; decision: 'salary' | 'notSalary' | null }
  | { kind: 'instalmentChanged'; paise: number | null }
  /** Null: as the rule decides. */
  | { kind: 'transferDecided'; id: string; decision: 'accepted' | 'undone' | null }
  /** Null: the point is open again. */
  | { kind: 'noted'; point: string; note: { text: string; about: string } | null }
  /** `at`: when the saved content was read. */
  | { kind: 'saved'; at: number }

type ReturnedJob = {
  analyzer: Choice['service']
  files: QueuedJob['files']
  mayHaveArrived: boolean
}

export const NO_CHOICE: Choice = { service: null, by: null, statement: null, answers: {} }

/** The applicant after an event at `now` (epoch ms). An event that changes nothing returns the same object. */
export function applicantReducer(
  applicant: Applicant,
  event: ApplicantEvent,
  now: number = Date.now(),
): Applicant {
  const next = applyEvent(applicant, event)
  return next !== applicant && isInSavedFile(applicant, next) ? { ...next, changedAt: now } : next
}

/** Whether a saved file would hold the difference. A file that waits to be sent is in it like one in the list. */
function isInSavedFile(before: Applicant, after: Applicant): boolean {
  return (
    before.name !== after.name ||
    before.choices !== after.choices ||
    before.jobs !== after.jobs ||
    before.obligations !== after.obligations ||
    before.credits !== after.credits ||
    before.newInstalment !== after.newInstalment ||
    before.obligationEdits !== after.obligationEdits ||
    before.transfers !== after.transfers ||
    before.notes !== after.notes ||
    fileKeys(before) !== fileKeys(after)
  )
}

const fileKeys = ({ entries, queued }: Applicant): string =>
  [...entries, ...queued.flatMap(({ files }) => files)]
    .map(({ id, name }) => `${id} ${name}`)
    .toSorted()
    .join()

function applyEvent(applicant: Applicant, event: ApplicantEvent): Applicant {
  switch (event.kind) {
    case 'named':
      return event.name === applicant.name ? applicant : { ...applicant, name: event.name }
    case 'entriesChanged':
      return withEntries(applicant, event.entries)
    case 'chosen': {
      const known = applicant.choices[event.file] ?? NO_CHOICE
      const choices = { ...applicant.choices, [event.file]: { ...known, ...event.choice } }
      return { ...applicant, choices }
    }
    case 'queued':
      return queueJobs(applicant, event.jobs)
    case 'jobStarted': {
      const queued = applicant.queued.filter(({ id }) => id !== event.queued)
      if (queued.length === applicant.queued.length) return applicant
      return { ...withJobs(applicant, [event.job]), queued }
    }
    case 'unqueued': {
      const returned = applicant.queued.filter(({ id }) => event.ids.includes(id))
      if (returned.length === 0) return applicant
      const queued = applicant.queued.filter((job) => !returned.includes(job))
      const jobs = returned.map(({ id, analyzer, files }): ReturnedJob => {
        return { analyzer, files, mayHaveArrived: event.mayHaveArrived?.includes(id) === true }
      })
      return { ...addToList(applicant, jobs), queued }
    }
    case 'jobsAdded':
      return withJobs(applicant, event.jobs)
    case 'jobTakenOut': {
      const jobs = applicant.jobs.filter((id) => id !== event.job)
      if (jobs.length === applicant.jobs.length) return applicant
      const returned = event.returned === undefined ? [] : [event.returned]
      return { ...addToList(applicant, returned), jobs }
    }
    case 'obligationsEdited': {
      const { edits, legacy = [] } = event
      const obligations = Object.fromEntries(
        Object.entries(applicant.obligations).filter(([id]) => !legacy.includes(id)),
      )
      const obligationEdits = Object.entries(edits).reduce(
        (known, [id, edit]) => withEntry(known, id, edit),
        applicant.obligationEdits,
      )
      return { ...applicant, obligations, obligationEdits }
    }
    case 'creditDecided':
      return { ...applicant, credits: withEntry(applicant.credits, event.key, event.decision) }
    case 'instalmentChanged':
      return event.paise === applicant.newInstalment
        ? applicant
        : { ...applicant, newInstalment: event.paise }
    case 'transferDecided':
      return {
        ...applicant,
        transfers: withEntry(applicant.transfers, event.id, event.decision),
      }
    case 'noted':
      return { ...applicant, notes: withEntry(applicant.notes, event.point, event.note) }
    case 'saved':
      return { ...applicant, savedAt: Math.max(applicant.savedAt ?? 0, event.at) }
    default:
      return event satisfies never
  }
}

function withEntry<Value>(
  record: Readonly<Record<string, Value>>,
  key: string,
  value: Value | null,
): Record<string, Value> {
  const { [key]: _before, ...others } = record
  return value === null ? others : { ...others, [key]: value }
}

const fileIds = (jobs: readonly QueuedJob[]): ReadonlySet<string> =>
  new Set(jobs.flatMap(({ files }) => files.map(({ id }) => id)))

function withEntries(applicant: Applicant, listed: readonly UploadEntry[]): Applicant {
  const queuedIds = fileIds(applicant.queued)
  const entries = listed.filter(({ id }) => !queuedIds.has(id))
  const ids = new Set(entries.map(({ id }) => id))
  const known = Object.entries(applicant.choices)
  const chosen = known.filter(([id]) => ids.has(id))
  const choices = chosen.length === known.length ? applicant.choices : Object.fromEntries(chosen)
  return { ...applicant, entries, choices }
}

function queueJobs(applicant: Applicant, jobs: readonly QueuedJob[]): Applicant {
  const listed = new Set(applicant.entries.map(({ id }) => id))
  const accepted = jobs.filter(({ files }) => files.every(({ id }) => listed.has(id)))
  if (accepted.length === 0) return applicant
  return withEntries(
    { ...applicant, queued: [...applicant.queued, ...accepted] },
    applicant.entries,
  )
}

function addToList(applicant: Applicant, returned: readonly ReturnedJob[]): Applicant {
  if (returned.length === 0) return applicant
  const entries = returned.flatMap(({ files, mayHaveArrived }) =>
    files.map((file) => entryFromAccepted(file, mayHaveArrived)),
  )
  const choices = returned.flatMap(({ analyzer, files: ofJob }) =>
    ofJob.map(({ id }): [string, Choice] => [id, { ...NO_CHOICE, service: analyzer, by: 'user' }]),
  )
  return {
    ...applicant,
    entries: [...applicant.entries, ...entries],
    choices: { ...applicant.choices, ...Object.fromEntries(choices) },
  }
}

function withJobs(applicant: Applicant, jobs: readonly string[]): Applicant {
  const added = jobs.filter((id) => !applicant.jobs.includes(id))
  return added.length === 0 ? applicant : { ...applicant, jobs: [...applicant.jobs, ...added] }
}
