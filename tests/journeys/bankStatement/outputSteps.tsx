import { readFileSync } from 'node:fs'
import { screen } from '@testing-library/react'
import { toJobOptions, type Submission } from '#features/financial/bankStatement/api/submission.ts'
import { bankStatementDefinition } from '#features/financial/bankStatement/definition.ts'
import { startJob } from '#shared/kits/jobs/run/lifecycle.ts'
import type { AcceptedFile } from '#shared/kits/upload/acceptedFile.ts'
import { kindByName } from '#shared/kits/upload/checks/fileRules.ts'
import { filePasswords } from '#shared/kits/upload/passwords/passwords.ts'
import { blobStore } from '#shared/platform/blobStore/blobStore.ts'
import { splitFileName } from '#shared/platform/lib/text/fileName.ts'
import type { AppStore } from '#shared/platform/store/makeStore.ts'
import { renderApp, signInAs } from '#tests/support/renderApp.tsx'
import { createTestAppStore, reloadTab } from '#tests/support/stores.ts'
import { aSubmission, anAccount } from '#tests/unit/features/financial/bankStatement/builders.ts'

/** A sample in the vault, as the uploader leaves it. */
async function storeSample(
  store: AppStore,
  name: string,
  password?: string,
): Promise<AcceptedFile> {
  const file = new File([readFileSync(`tests/sandbox/samples/${name}`)], name)
  const id = await store.session.get(blobStore).put(file)
  if (password !== undefined) store.session.get(filePasswords).set(id, password)
  const kind = kindByName(name)
  if (kind === null) throw new Error(`${splitFileName(name).extension} is no kind`)
  return { id, name, size: file.size, kind, pages: kind === 'pdf' ? 1 : null, sample: false }
}

type SubmitOptions = Partial<Omit<Submission, 'accounts' | 'relatedParties'>> & {
  one: string[]
  two?: string[]
  related?: string
  passwords?: Record<string, string>
}

/** Submits these sample files; returns the job's id. */
export async function submit(
  store: AppStore,
  { one, two, related, passwords = {}, ...rest }: SubmitOptions,
): Promise<string> {
  const filesOf = async (names: string[]) =>
    Promise.all(names.map(async (name) => storeSample(store, name, passwords[name])))
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
  const relatedParties = related === undefined ? null : await storeSample(store, related)
  const submission = aSubmission({ ...rest, accounts, relatedParties })
  return store.dispatch(
    startJob(bankStatementDefinition, {
      kind: 'Uploaded Successfull',
      files: accounts.flatMap(({ files }) => files),
      options: toJobOptions(submission),
    }),
  )
}

export const KABIR = 'kabir.sethi@kaveri.example'
export const ONE = { one: ['bank-hdfc-savings.pdf'] }
export const TWO = { ...ONE, two: ['bank-sbi-current.pdf'] }

/** Signs in, submits and opens the job's page. */
export async function proceed(wish: Parameters<typeof submit>[1]) {
  const store = createTestAppStore()
  await signInAs(store, KABIR)
  const id = await submit(store, wish)
  return { id, ...(await renderApp(`/bankstatement?job=${id}`, { store })) }
}

export const output = async () =>
  screen.findByRole('heading', { name: 'Analysis Output', level: 1 })
export const tabs = async () => (await screen.findAllByRole('tab')).map((tab) => tab.textContent)
export const months = async () => screen.findByRole('region', { name: 'Check of the months' })

/** The same tab after a reload: a new store, the same storage. */
export const reload = async (store: Parameters<typeof reloadTab>[0], path: string) =>
  renderApp(path, { store: reloadTab(store) })
