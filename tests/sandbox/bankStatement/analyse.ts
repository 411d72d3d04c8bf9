import type { Job } from '../world.ts'
import {
  ACCOUNT_KEYS,
  type AccountAnalysis,
  type AccountKey,
  type BankAnalysis,
} from './analysis.ts'
import { joinStatements } from './months.ts'
import type { ReadFile } from './readFile.ts'
import type { UploadBody } from './uploadSchema.ts'

const PICTURE_NOTE = 'Sample result: the sandbox does not read pictures.'
const NO_HEADERS = 'Required table headers not present'

/** The magic value 'partial' fails its own file. */
const statementOf = ({ parsed, magic }: ReadFile) =>
  magic?.name === 'partial' || parsed.kind === 'noHeaders' || parsed.kind === 'noText'
    ? null
    : parsed.statement

function accountOf(
  key: AccountKey,
  files: readonly ReadFile[],
  body: UploadBody,
): AccountAnalysis | null {
  const statement = joinStatements(files.flatMap((file) => statementOf(file) ?? []))
  const details = body.account_details[key]
  if (statement === null || details === undefined) return null
  return {
    key,
    bankName: details.bank_name,
    accountType: details.account_type,
    ownerType:
      (key === 'account_1' ? body.first_account_type : body.second_account_type) ?? 'Personal',
    statement,
    note: files.some(({ parsed }) => parsed.kind === 'picture') ? PICTURE_NOTE : null,
  }
}

/** The outcome of an upload: an analysis with its failures, or Failed if nothing could be analysed. */
export function analyse(
  read: readonly (readonly ReadFile[])[],
  body: UploadBody,
  facts: { relatedParties: string[]; emailOutput: boolean },
): Job['outcome'] {
  const all = read.flat()
  if (all.some(({ magic }) => magic?.name === 'failed'))
    return { kind: 'failed', message: 'Statements could not be processed' }
  const accounts = read.flatMap((files, index) => {
    const key = ACCOUNT_KEYS[index]
    return key === undefined ? [] : (accountOf(key, files, body) ?? [])
  })
  if (accounts.length === 0) {
    const isHeadless = all.some(({ parsed }) => parsed.kind === 'noHeaders')
    return { kind: 'failed', message: isHeadless ? NO_HEADERS : 'No transactions could be read' }
  }
  const failedFiles: BankAnalysis['failedFiles'] = {}
  for (const [index, files] of read.entries()) {
    const key = ACCOUNT_KEYS[index]
    const failed = files.filter((file) => statementOf(file) === null).map(({ name }) => name)
    if (key !== undefined && failed.length > 0) failedFiles[key] = failed
  }
  const analysis: BankAnalysis = {
    accounts,
    failedFiles,
    failedAccounts: ACCOUNT_KEYS.slice(0, read.length).filter(
      (key) => !accounts.some((account) => account.key === key),
    ),
    relatedParties: facts.relatedParties,
    ownersName: body.owners_name ?? null,
    emailOutput: facts.emailOutput,
  }
  return { kind: 'result', body: analysis }
}
