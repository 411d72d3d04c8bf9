import { Fault } from '../fault.ts'
import { readFile, type ReadFile } from './readFile.ts'
import type { UploadBody } from './uploadSchema.ts'

const TOTAL_MAX_BYTES = 20 * 1_048_576

function checkFiles(
  accounts: readonly (readonly File[])[],
  passwords: Record<string, string>,
): void {
  const files = accounts.flat()
  if (files.reduce((sum, { size }) => sum + size, 0) > TOTAL_MAX_BYTES)
    throw new Fault(400, 'All files together are over 20 MB')
  const names = files.map(({ name }) => name)
  if (new Set(names).size < names.length)
    throw new Fault(400, 'Two files have the same name: passwords are told apart by it (D7)')
  const unknownName = Object.keys(passwords).find((name) => !names.includes(name))
  if (unknownName !== undefined)
    throw new Fault(400, `passwords names ${unknownName}, which was not sent`)
  for (const list of accounts) {
    const pdfs = list.filter(({ name }) => name.toLowerCase().endsWith('.pdf')).length
    if (pdfs > 0 && pdfs < list.length) throw new Fault(400, 'PDFs and pictures must not be mixed')
  }
}

/**
 * The parsed files of each account.
 * @throws Fault 400 for files that the uploader rejects, and for wrong passwords
 */
export async function readUpload(body: UploadBody): Promise<ReadFile[][]> {
  const accounts = [body.account_one_files, body.account_two_files ?? []].filter(
    (files) => files.length > 0,
  )
  const passwords = body.passwords ?? {}
  checkFiles(accounts, passwords)
  return Promise.all(
    accounts.map(async (files) =>
      Promise.all(files.map(async (file) => readFile(file, passwords[file.name]))),
    ),
  )
}
