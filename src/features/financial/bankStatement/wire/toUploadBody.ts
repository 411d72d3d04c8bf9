import { uniqueName } from '#shared/upload/nameRules.ts'
import type { AcceptedFile } from '#shared/upload/acceptedFile.ts'
import type { Submission, SubmittedAccount } from './submission.ts'

/** Part names of the two accounts (decisions D7). */
const PARTS = [
  { files: 'account_one_files', owner: 'first_account_type', key: 'account_1' },
  { files: 'account_two_files', owner: 'second_account_type', key: 'account_2' },
] as const

/** Bytes and passwords of the files by their id; a file that was not locked has no password. */
type Bytes = {
  fileOf: (file: AcceptedFile) => File
  passwordOf: (file: AcceptedFile) => string | undefined
}

/**
 * The multipart body of bankstatement/upload (D7). Parts without a value are left out. Passwords go by file name, so a
 * name that both accounts have is made its own for the second.
 */
export function toUploadBody(submission: Submission, { fileOf, passwordOf }: Bytes): FormData {
  const { accounts, ownersName, relatedParties, sampleFile } = submission
  const body = new FormData()
  const passwords: Record<string, string> = {}
  const taken: string[] = []
  for (const [index, { files }] of accounts.entries()) {
    for (const file of files) {
      const name = uniqueName(file.name, taken)
      taken.push(name)
      const password = passwordOf(file)
      if (password !== undefined) passwords[name] = password
      const part = PARTS[index]
      if (part !== undefined) body.append(part.files, fileOf(file), name)
    }
  }
  if (Object.keys(passwords).length > 0) body.append('passwords', JSON.stringify(passwords))
  body.append('account_details', JSON.stringify(detailsOf(accounts)))
  for (const [index, { ownerType }] of accounts.entries()) {
    const part = PARTS[index]
    if (part !== undefined) body.append(part.owner, ownerType)
  }
  if (ownersName !== '') body.append('owners_name', ownersName)
  if (relatedParties !== null)
    body.append('customers_excel', fileOf(relatedParties), relatedParties.name)
  body.append('sample_file', String(sampleFile))
  return body
}

function detailsOf(accounts: readonly SubmittedAccount[]) {
  return Object.fromEntries(
    accounts
      .slice(0, PARTS.length)
      .map(({ bankName, bankCode, accountType }, index) => [
        PARTS[index]?.key ?? '',
        { bank_name: bankName, bank_code: bankCode, account_type: accountType },
      ]),
  )
}
