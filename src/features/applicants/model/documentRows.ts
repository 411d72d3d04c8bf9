import { readerServiceOf, type DocumentKind } from '#shared/kits/documentType/documentKind.ts'
import type { PreviouslySentFiles } from '#shared/kits/jobs/batch/findPreviouslySent.ts'
import type { AcceptedFile } from '#shared/kits/upload/acceptedFile.ts'
import {
  checkAfterOpening,
  checkBeforeOpening,
  type Problem,
} from '#shared/kits/upload/checks/fileRules.ts'
import {
  entryStatus,
  toAcceptedFile,
  type EntryPhase,
  type UploadEntry,
} from '#shared/kits/upload/fileList/uploadEntry.ts'
import type { UploadLimits } from '#shared/platform/config/limits.ts'
import type { CurrentUser } from '#shared/platform/store/currentUser.ts'
import type { Applicant, Choice } from './applicant.ts'
import { accountsOf, type CollectedFile } from './plan.ts'
import { closedReason, limitsOf, toDocumentService, type DocumentService } from './services.ts'

/** The detected kind (`DocumentKind`) in a file's answers. */
export const DETECTED_KIND = 'document'
/** In the answers of a file that was made of two pictures. */
export const JOINED_SIDES = 'sidesJoined'

export type DocumentState =
  | { kind: 'checking' }
  | { kind: 'reading' }
  | { kind: 'locked'; attempt: Extract<EntryPhase, { kind: 'locked' }>['attempt'] }
  /** Of the file itself, or of its service, whose limits apply. */
  | { kind: 'problem'; problem: Problem; limits: UploadLimits; service: DocumentService | null }
  | { kind: 'duplicate'; of: string }
  | { kind: 'choose'; detected: string | null }
  | { kind: 'closed'; reason: string }
  /** The service takes no locked files. */
  | { kind: 'lockedRefused' }
  /** A passbook has a front page and at least one more. */
  | { kind: 'pagesMissing' }
  | { kind: 'sent'; previous: AcceptedFile }
  | { kind: 'mayHaveArrived' }
  | { kind: 'ready' }

export type DocumentRow = {
  entry: UploadEntry
  choice: Choice | null
  service: DocumentService | null
  /** Of a bank statement (`accountsOf`). */
  account: string | null
  state: DocumentState
}

export type KnownAboutFiles = {
  user: CurrentUser
  /** Of the applicant's list. */
  limits: UploadLimits
  /** Earlier files of the same service with the same content, by file id. */
  sent: PreviouslySentFiles
  hasPassword: (file: string) => boolean
}

/** The files that are not sent, each with its service and what it waits for. */
export function listDocuments(
  { entries, choices }: Pick<Applicant, 'entries' | 'choices'>,
  known: KnownAboutFiles,
): readonly DocumentRow[] {
  const accounts = accountsOf(
    entries.flatMap(({ id }) => {
      const choice = choices[id]
      return choice?.service === 'bankStatement' ? [{ id, choice }] : []
    }),
  )
  const rows = entries.map((entry): DocumentRow => {
    const choice = choices[entry.id] ?? null
    const service = toDocumentService(choice?.service ?? null) ?? null
    const state =
      fileState(entry, entries, known) ??
      serviceState(entry, choice, service, known) ??
      sentState(entry, known)
    const account = accounts.get(entry.id) ?? null
    return { entry, choice, service, account, state }
  })
  const isReadyPage = (row: DocumentRow) => row.service === 'passbook' && isReady(row)
  if (rows.filter(isReadyPage).length !== 1) return rows
  return rows.map((row) => (isReadyPage(row) ? withState(row, { kind: 'pagesMissing' }) : row))
}

const withState = (row: DocumentRow, state: DocumentState): DocumentRow => ({ ...row, state })

function fileState(
  entry: UploadEntry,
  entries: readonly UploadEntry[],
  { limits }: KnownAboutFiles,
): DocumentState | null {
  const status = entryStatus(entry, entries)
  switch (status.kind) {
    case 'checking':
    case 'locked':
      return status
    case 'problem':
      return { kind: 'problem', problem: status.problem, limits, service: null }
    case 'duplicate':
      return { kind: 'duplicate', of: status.of.name }
    case 'ready':
      return null
    default:
      return status satisfies never
  }
}

function serviceState(
  entry: UploadEntry,
  choice: Choice | null,
  service: DocumentService | null,
  { user, hasPassword }: KnownAboutFiles,
): DocumentState | null {
  if (choice === null && entry.kind === 'pdf') return { kind: 'reading' }
  if (choice === null || service === null)
    return { kind: 'choose', detected: choice?.answers[DETECTED_KIND] ?? null }
  const reason = closedReason(user, service)
  if (reason !== null) return { kind: 'closed', reason }
  const limits = limitsOf(service)
  const problem = checkBeforeOpening(entry, limits) ?? checkAfterOpening(entry, limits)
  if (problem !== null) return { kind: 'problem', problem, limits, service }
  if (hasPassword(entry.id) && !takesLocked(limits)) return { kind: 'lockedRefused' }
  return needsReading(entry, choice) ? { kind: 'reading' } : null
}

/** A password is sent with the file, or an unlocked copy is sent, as in batches. */
const takesLocked = ({ lockedFiles, isOneJobPerFile }: UploadLimits): boolean =>
  lockedFiles === 'unlock' || isOneJobPerFile === true

/** Whether its first page has still to be read for its service. */
export function needsReading({ kind }: Pick<UploadEntry, 'kind'>, choice: Choice): boolean {
  const isRead = choice.service !== 'bankStatement' && choice.service !== 'financialStatement'
  return kind === 'pdf' && !isRead && choice.statement === null
}

function sentState(
  { id, anyway, keepBoth, mayHaveArrived }: UploadEntry,
  { sent }: KnownAboutFiles,
): DocumentState {
  if (mayHaveArrived === true && anyway !== true) return { kind: 'mayHaveArrived' }
  const previous = anyway === true || keepBoth ? undefined : sent[id]
  return previous === undefined ? { kind: 'ready' } : { kind: 'sent', previous }
}

/** The service that reads this kind; null for a kind that none reads, or not as a PDF. */
export function serviceForKind(kind: DocumentKind): DocumentService | null {
  const service = toDocumentService(readerServiceOf(kind)) ?? null
  return service !== null && limitsOf(service).fileKinds.includes('pdf') ? service : null
}

const isReady = ({ state }: DocumentRow): boolean => state.kind === 'ready'

/** The documents that Send all sends. */
export const readyDocuments = (rows: readonly DocumentRow[]): readonly CollectedFile[] =>
  collectedFiles(rows.filter(isReady), rows)

/** Documents of which the file passed its checks and the service is known, ready or not. */
export function collectedFiles(
  rows: readonly DocumentRow[],
  all: readonly DocumentRow[] = rows,
): readonly CollectedFile[] {
  const entries = all.map(({ entry }) => entry)
  return rows.flatMap(({ entry, service, choice, account }) => {
    const file = toAcceptedFile(entry, entries)
    return file === null || service === null || choice === null
      ? []
      : [{ file, service, choice, account }]
  })
}

const isBusy = ({ state }: DocumentRow): boolean =>
  state.kind === 'checking' ||
  state.kind === 'reading' ||
  (state.kind === 'locked' && state.attempt === 'running')

export const countBusy = (rows: readonly DocumentRow[]): number => rows.filter(isBusy).length

/** Documents that need the user before they can be sent. */
export const countWaiting = (rows: readonly DocumentRow[]): number =>
  rows.filter((row) => !isReady(row) && !isBusy(row)).length

/** The accounts of the bank statements, in the order of their first files: 'account 1' is the first. */
export const listAccounts = (rows: readonly DocumentRow[]): readonly string[] => [
  ...new Set(rows.flatMap(({ account }) => account ?? [])),
]
