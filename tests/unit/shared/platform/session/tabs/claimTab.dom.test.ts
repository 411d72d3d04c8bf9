import { nanoid } from '@reduxjs/toolkit'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { setSessionFlag } from '#shared/platform/session/storage/sessionFlag.ts'
import { SESSION_KEYS } from '#shared/platform/session/storage/storageKeys.ts'
import { claimTab } from '#shared/platform/session/tabs/claimTab.ts'
import { blobStoreOnDisk } from '#tests/support/stores.ts'

const FILE = nanoid()
const ACCOUNT = nanoid()

let first: AbortController
/** Ids as they stand in what the tab has kept: its drafts, and the account and the file of a bank statement's intake. */
const keptIds = () => {
  const { payslip } = JSON.parse(window.sessionStorage.getItem(SESSION_KEYS.drafts) ?? '{}') as {
    payslip: { draft: { files: { id: string }[]; beside: string[] } }
  }
  const { accounts } = JSON.parse(
    window.sessionStorage.getItem(SESSION_KEYS.bankIntake) ?? '{}',
  ) as {
    accounts: { id: string; entries: { id: string }[] }[]
  }
  const { files, beside } = payslip.draft
  return [files[0]?.id, beside[0], accounts[0]?.id, accounts[0]?.entries[0]?.id]
}

beforeEach(async () => {
  setSessionFlag()
  await blobStoreOnDisk.put(new File(['%PDF-1.7'], 'slip.pdf'), FILE)
  const file = { id: FILE, name: 'slip.pdf' }
  const write = (key: string, kept: object) =>
    window.sessionStorage.setItem(key, JSON.stringify(kept))
  write(SESSION_KEYS.drafts, { payslip: { draft: { files: [file], beside: [FILE] } } })
  write(SESSION_KEYS.bankIntake, { accounts: [{ id: ACCOUNT, entries: [file] }] })
  first = new AbortController()
  await claimTab(first.signal)
})
afterEach(() => {
  first.abort()
})

it('keeps the files of a tab that has its own', () => {
  expect(keptIds()).toEqual([FILE, FILE, ACCOUNT, FILE])
})

it('copies the files of a duplicated tab under new ids everywhere', async () => {
  const duplicate = new AbortController()
  await claimTab(duplicate.signal)
  const [ofDraft = '', beside, account, ofIntake = ''] = keptIds()
  expect([beside, account]).toEqual([ofDraft, ACCOUNT])
  await blobStoreOnDisk.remove([FILE])
  for (const id of [ofDraft, ofIntake])
    expect(await (await blobStoreOnDisk.get(id))?.text()).toBe('%PDF-1.7')
  duplicate.abort()
})

it('keeps its files after a reload', async () => {
  first.abort()
  await new Promise((turn) => setTimeout(turn))
  await claimTab(new AbortController().signal)
  expect(keptIds()).toEqual([FILE, FILE, ACCOUNT, FILE])
})
