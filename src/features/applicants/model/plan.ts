import { UPLOAD_LIMITS } from '#shared/platform/config/limits.ts'
import type { ServiceKey } from '#shared/platform/store/currentUser.ts'
import { NOTHING_READ, type DocumentReading, type FileGroup } from '#shared/kits/jobs/collect.ts'
import type { AcceptedFile } from '#shared/kits/upload/acceptedFile.ts'
import type { Choice } from './applicant.ts'

/** A document with a service; `choice` is what is known about it. */
export type CollectedFile = { file: AcceptedFile; service: ServiceKey; choice: Choice }

/** Files that one service reads as one document, account or passbook. */
export type DocumentGroup = FileGroup & {
  service: ServiceKey
  /** The account of a bank statement (`accountOf`). */
  account: string | null
}

/** Groups that one call takes together. */
export type JobGroups = readonly [DocumentGroup, ...DocumentGroup[]]

/** Answer of a file that the user has moved to another account. */
export const ACCOUNT = 'account'

/** Equal for the statements of one account. Empty where neither bank nor number was read. */
export function accountOf({ statement, answers }: Choice): string {
  const { bankName, accountEnd } = statement ?? NOTHING_READ
  const read =
    bankName === null && accountEnd === null ? '' : `${bankName ?? ''} ${accountEnd ?? ''}`
  return answers[ACCOUNT] ?? read
}

const groupKeyOf = ({ file, service, choice }: CollectedFile): string => {
  if (service === 'bankStatement') return `${service} ${accountOf(choice)}`
  return service === 'passbook' ? service : `${service} ${file.id}`
}

/** In the order of their first files. */
export function groupDocuments(documents: readonly CollectedFile[]): readonly DocumentGroup[] {
  const keys = new Set(documents.map(groupKeyOf))
  return [...keys].flatMap((key) => {
    const group = documents.filter((document) => groupKeyOf(document) === key)
    const [first] = group
    if (first === undefined) return []
    const { service, choice } = first
    return {
      service,
      account: service === 'bankStatement' ? accountOf(choice) : null,
      files: group.map(({ file }) => file),
      reading: mergeReadings(group.map((document) => document.choice.statement ?? NOTHING_READ)),
      answers: Object.assign({}, ...group.map((document) => document.choice.answers).toReversed()),
    }
  })
}

function mergeReadings(readings: readonly DocumentReading[]): DocumentReading {
  const first = (key: keyof DocumentReading) =>
    readings.map((reading) => reading[key] ?? null).find((value) => value !== null) ?? null
  const days = (key: 'from' | 'to') => readings.flatMap((reading) => reading[key] ?? []).toSorted()
  return {
    bankName: first('bankName'),
    accountEnd: first('accountEnd'),
    holder: first('holder'),
    accountType: first('accountType'),
    country: first('country'),
    from: days('from')[0] ?? null,
    to: days('to').at(-1) ?? null,
  }
}

const { maxFiles, totalSizeLimitBytes } = UPLOAD_LIMITS.bankStatement

/** @param accountsPerJob one or two (analyzers §6) */
export function planJobs(
  groups: readonly DocumentGroup[],
  accountsPerJob: 1 | 2,
): readonly JobGroups[] {
  const accounts = groups.filter(({ service }) => service === 'bankStatement')
  const others = groups.filter(({ service }) => service !== 'bankStatement')
  return [
    ...others.map((group): JobGroups => [group]),
    ...joinAccounts(accounts.flatMap(splitAccount), accountsPerJob),
  ]
}

/** Parts that one call takes: PDF files or pictures, within its number and size. */
function splitAccount(group: DocumentGroup): readonly DocumentGroup[] {
  const pdfs = group.files.filter(({ kind }) => kind === 'pdf')
  const pictures = group.files.filter(({ kind }) => kind !== 'pdf')
  return [...splitFiles(pdfs), ...splitFiles(pictures)].map((files) => withFiles(group, files))
}

const withFiles = (group: DocumentGroup, files: readonly AcceptedFile[]): DocumentGroup => ({
  ...group,
  files,
})

function splitFiles(files: readonly AcceptedFile[]): readonly (readonly AcceptedFile[])[] {
  const parts: AcceptedFile[][] = []
  for (const file of files) {
    const last = parts.at(-1)
    if (last !== undefined && fits([...last, file])) last.push(file)
    else parts.push([file])
  }
  return parts
}

const fits = (files: readonly AcceptedFile[]): boolean =>
  files.length <= maxFiles && files.reduce((sum, { size }) => sum + size, 0) <= totalSizeLimitBytes

/** Parts of two different accounts share a call where they fit. */
function joinAccounts(parts: readonly DocumentGroup[], accountsPerJob: 1 | 2): JobGroups[] {
  const [first, ...rest] = parts
  if (first === undefined) return []
  const partner = accountsPerJob === 1 ? undefined : rest.find((other) => canShareJob(first, other))
  const jobs = joinAccounts(
    rest.filter((other) => other !== partner),
    accountsPerJob,
  )
  return partner === undefined ? [[first], ...jobs] : [[first, partner], ...jobs]
}

function canShareJob(first: DocumentGroup, other: DocumentGroup): boolean {
  const files = [...first.files, ...other.files]
  const pdfs = files.filter(({ kind }) => kind === 'pdf').length
  return first.account !== other.account && fits(files) && (pdfs === 0 || pdfs === files.length)
}
