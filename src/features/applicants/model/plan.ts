import { compareAccounts } from '#shared/kits/facts/accountReading.ts'
import { NOTHING_READ, type DocumentReading, type FileGroup } from '#shared/kits/jobs/collect.ts'
import type { AcceptedFile } from '#shared/kits/upload/acceptedFile.ts'
import { UPLOAD_LIMITS } from '#shared/platform/config/limits.ts'
import type { ServiceKey } from '#shared/platform/store/currentUser.ts'
import type { Choice } from './applicant.ts'

/** A document with a service; `choice` is what is known about it, `account` that of a bank statement (`accountsOf`). */
export type CollectedFile = {
  file: AcceptedFile
  service: ServiceKey
  choice: Choice
  account: string | null
}

/** Files that one service reads as one document, account or passbook. */
export type DocumentGroup = FileGroup & {
  service: ServiceKey
  /** The account of a bank statement (`accountsOf`). */
  account: string | null
}

/** Groups that one call takes together. */
export type JobGroups = readonly [DocumentGroup, ...DocumentGroup[]]

/** Answer of a file that the user has moved to another account. */
export const ACCOUNT = 'account'

/** The account that the user chose, or what was read of it. Empty where neither bank nor number was read. */
function readAccountOf({ statement, answers }: Choice): string {
  const { bankName, accountEnd } = statement ?? NOTHING_READ
  const read =
    bankName === null && accountEnd === null ? '' : `${bankName ?? ''} ${accountEnd ?? ''}`
  return answers[ACCOUNT] ?? read
}

/** By file id, equal for the statements of one account; what reads alike but contradicts itself is apart. */
export function accountsOf(
  statements: readonly { id: string; choice: Choice }[],
): ReadonlyMap<string, string> {
  const accounts = new Map<string, string>()
  for (const name of new Set(statements.map(({ choice }) => readAccountOf(choice)))) {
    const alike = statements.filter(({ choice }) => readAccountOf(choice) === name)
    const moved = alike.filter(({ choice }) => choice.answers[ACCOUNT] !== undefined)
    for (const { id } of moved) accounts.set(id, name)
    const read = alike.filter((statement) => !moved.includes(statement))
    const groups: (typeof read)[] = []
    for (const statement of read) {
      const group = groups.find((others) =>
        others.every((other) => isSameAccount(other.choice, statement.choice)),
      )
      if (group === undefined) groups.push([statement])
      else group.push(statement)
    }
    for (const [index, group] of groups.entries())
      for (const { id } of group) accounts.set(id, index === 0 ? name : `${name} (${index + 1})`)
  }
  return accounts
}

function isSameAccount(a: Choice, b: Choice): boolean {
  const relation = compareAccounts(a.statement ?? NOTHING_READ, b.statement ?? NOTHING_READ)
  return relation === 'same' || relation === 'possible'
}

const groupKeyOf = ({ file, service, account }: CollectedFile): string => {
  if (service === 'bankStatement') return `${service} ${account ?? ''}`
  return service === 'passbook' ? service : `${service} ${file.id}`
}

/** In the order of their first files. */
export function groupDocuments(documents: readonly CollectedFile[]): readonly DocumentGroup[] {
  return [...new Set(documents.map(groupKeyOf))].flatMap((key) => {
    const group = documents.filter((document) => groupKeyOf(document) === key)
    const [first] = group
    if (first === undefined) return []
    const { service, account } = first
    return {
      service,
      account,
      files: group.map(({ file }) => file),
      reading: mergeReadings(group.map((document) => document.choice.statement ?? NOTHING_READ)),
      answers: Object.assign({}, ...group.map((document) => document.choice.answers).toReversed()),
    }
  })
}

function mergeReadings(readings: readonly DocumentReading[]): DocumentReading {
  const first = <Key extends keyof DocumentReading>(key: Key) =>
    readings.flatMap((reading) => reading[key] ?? [])[0] ?? null
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
