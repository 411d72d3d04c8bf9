import { readFileSync } from 'node:fs'
import { bankStatementDefinition } from '#features/financial/bankStatement/definition.ts'
import { toJobOptions, type Submission } from '#features/financial/bankStatement/wire/submission.ts'
import { startJob } from '#shared/jobs/lifecycle.ts'
import { splitName } from '#shared/lib/fileName.ts'
import type { AppStore } from '#shared/store/makeStore.ts'
import type { AcceptedFile } from '#shared/upload/acceptedFile.ts'
import { kindByName } from '#shared/upload/fileKind.ts'
import { filePasswords } from '#shared/upload/passwords.ts'
import { fileVault } from '#shared/vault/vault.ts'
import { aSubmission, anAccount } from '#tests/unit/bankStatement/builders.ts'

/** A sample in the vault, as the uploader leaves it. */
async function accepted(store: AppStore, name: string, password?: string): Promise<AcceptedFile> {
  const file = new File([readFileSync(`tests/sandbox/samples/${name}`)], name)
  const id = await store.session.get(fileVault).put(file)
  if (password !== undefined) store.session.get(filePasswords).keep(id, password)
  const kind = kindByName(name)
  if (kind === null) throw new Error(`${splitName(name).extension} is no kind`)
  return { id, name, size: file.size, kind, pages: kind === 'pdf' ? 1 : null, sample: false }
}

type Wish = Partial<Omit<Submission, 'accounts' | 'relatedParties'>> & {
  one: string[]
  two?: string[]
  related?: string
  passwords?: Record<string, string>
}

/** PROCEED over these sample files; gives the job's id. */
export async function submit(
  store: AppStore,
  { one, two, related, passwords = {}, ...rest }: Wish,
): Promise<string> {
  const filesOf = async (names: string[]) =>
    Promise.all(names.map(async (name) => accepted(store, name, passwords[name])))
  const accounts = [anAccount({ files: await filesOf(one) })]
  if (two !== undefined) {
    accounts.push(
      anAccount({
        files: await filesOf(two),
        bankName: 'State Bank of India',
        bankCode: 'SBIN',
        accountType: 'Current',
      }),
    )
  }
  const relatedParties = related === undefined ? null : await accepted(store, related)
  const submission = aSubmission({ ...rest, accounts, relatedParties })
  return store.dispatch(
    startJob(bankStatementDefinition, {
      kind: 'Uploaded Successfull',
      files: accounts.flatMap(({ files }) => files),
      options: toJobOptions(submission),
    }),
  )
}
