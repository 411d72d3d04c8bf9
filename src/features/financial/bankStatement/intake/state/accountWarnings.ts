import {
  groupByAccount,
  type AccountGroups,
  type AccountReading,
} from '#shared/kits/facts/accountReading.ts'
import type { UploadEntry } from '#shared/kits/upload/fileList/uploadEntry.ts'
import type { IntakeData } from './intake.ts'
import type { IntakeAccount } from './intakeAccount.ts'
import type { StatementFacts } from './statementFacts.ts'

type FactsByFile = Readonly<Record<string, StatementFacts>>

/** A file name tells the bank only where nothing better was read. */
const readingOf = ({ nameBank, ...facts }: StatementFacts): AccountReading => ({
  ...facts,
  bankName: facts.bankName ?? (facts.accountEnd === null ? nameBank : null),
})

const readFilesOf = ({ entries }: Pick<IntakeAccount, 'entries'>, facts: FactsByFile) =>
  entries.flatMap((entry) => {
    const read = facts[entry.id]
    return read === undefined ? [] : [{ id: entry, reading: readingOf(read) }]
  })

/** The files that are read, by the accounts that they name. */
export const accountsInFiles = (
  account: Pick<IntakeAccount, 'entries'>,
  facts: FactsByFile,
): AccountGroups<UploadEntry> => groupByAccount(readFilesOf(account, facts))

export type AccountWarning = {
  /** 'different': several accounts in one list; 'unclear': one number with different holders or types. */
  kind: 'different' | 'unclear' | 'unplaced'
  /** Zero-based */
  account: number
  lines: readonly { text: string; files: string }[]
}

/** Why files may not belong to the account in which they are sent. */
export function findAccountWarnings(
  { accounts }: Pick<IntakeData, 'accounts'>,
  facts: FactsByFile,
): AccountWarning[] {
  const warnings = accounts.flatMap((account, index) => warningsOf(account, index, facts))
  const [first, second] = accounts
  if (second === undefined || warnings.some(({ kind }) => kind === 'different')) return warnings
  const files = accounts.flatMap((account) => readFilesOf(account, facts))
  const { groups, unplaced } = groupByAccount(files)
  if (groups.length < 2) return warnings
  return [
    ...warnings,
    ...[first, second].flatMap((account, index): AccountWarning[] => {
      const own = unplaced.filter((entry) => account.entries.includes(entry))
      const line = { text: 'Account not read', files: namesOf(own) }
      return own.length === 0 ? [] : [{ kind: 'unplaced', account: index, lines: [line] }]
    }),
  ]
}

function warningsOf(account: IntakeAccount, index: number, facts: FactsByFile): AccountWarning[] {
  const { groups, unplaced, unclear } = accountsInFiles(account, facts)
  if (groups.length > 1) {
    const lines = groups.map((files) => ({
      text: describeAccount(files, facts),
      files: namesOf(files),
    }))
    const rest = { text: 'Account not read', files: namesOf(unplaced) }
    return [
      { kind: 'different', account: index, lines: unplaced.length > 0 ? [...lines, rest] : lines },
    ]
  }
  const lines = unclear.map((file) => ({
    text: describeAccount([file], facts),
    files: file.name,
  }))
  return lines.length === 0 ? [] : [{ kind: 'unclear', account: index, lines }]
}

const namesOf = (files: readonly UploadEntry[]) => files.map(({ name }) => name).join(', ')

/** 'HDFC Bank ••7812, Savings, RAVI KUMAR' */
function describeAccount(files: readonly UploadEntry[], facts: FactsByFile): string {
  const readings = files.flatMap(({ id }) => facts[id] ?? []).map(readingOf)
  const first = (key: 'bankName' | 'accountEnd' | 'accountType' | 'holder') =>
    readings.map((reading) => reading[key]).find((value) => value !== null) ?? null
  const end = first('accountEnd')
  const number = [first('bankName'), end === null ? null : `••${end}`]
  const parts = [
    number.filter((part) => part !== null).join(' '),
    first('accountType'),
    first('holder'),
  ].filter((part) => part !== null && part !== '')
  return parts.length === 0 ? 'Account not read' : parts.join(', ')
}
