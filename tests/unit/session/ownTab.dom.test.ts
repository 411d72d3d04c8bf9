import { nanoid } from '@reduxjs/toolkit'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { setFlag } from '#shared/session/flag.ts'
import { ownTab } from '#shared/session/ownTab.ts'
import { STORED } from '#shared/session/storedKeys.ts'
import { vaultOnDisk } from '#tests/support/stores.ts'

const FILE = nanoid()
const ACCOUNT = nanoid()

/** Web Locks as far as one name needs them: whoever holds it keeps it until the work is done. */
function fakeLocks() {
  const held = new Set<string>()
  return {
    async request(name: string, _options: object, work: () => Promise<void>) {
      if (held.has(name)) throw new DOMException('waited long enough', 'TimeoutError')
      held.add(name)
      await work().finally(() => held.delete(name))
    },
  }
}

let first: AbortController
/** Ids as they stand in what the tab has kept: its drafts, and the account and the file of a bank statement's intake. */
const keptIds = () => {
  const { payslip } = JSON.parse(window.sessionStorage.getItem(STORED.drafts) ?? '{}') as {
    payslip: { draft: { files: { id: string }[]; beside: string[] } }
  }
  const { accounts } = JSON.parse(window.sessionStorage.getItem(STORED.bankIntake) ?? '{}') as {
    accounts: { id: string; entries: { id: string }[] }[]
  }
  const { files, beside } = payslip.draft
  return [files[0]?.id, beside[0], accounts[0]?.id, accounts[0]?.entries[0]?.id]
}

beforeEach(async () => {
  Object.defineProperty(navigator, 'locks', { value: fakeLocks(), configurable: true })
  setFlag()
  await vaultOnDisk.put(new File(['%PDF-1.7'], 'slip.pdf'), FILE)
  const file = { id: FILE, name: 'slip.pdf' }
  const write = (key: string, kept: object) =>
    window.sessionStorage.setItem(key, JSON.stringify(kept))
  write(STORED.drafts, { payslip: { draft: { files: [file], beside: [FILE] } } })
  write(STORED.bankIntake, { accounts: [{ id: ACCOUNT, entries: [file] }] })
  first = new AbortController()
  await ownTab(first.signal)
})
afterEach(() => {
  first.abort()
  Reflect.deleteProperty(navigator, 'locks')
})

it('leaves the files of a tab that has its own', () => {
  expect(keptIds()).toEqual([FILE, FILE, ACCOUNT, FILE])
})

it('gives a duplicated tab files of its own, each under one id in all that names it', async () => {
  const duplicate = new AbortController()
  await ownTab(duplicate.signal)
  const [ofDraft = '', beside, account, ofIntake = ''] = keptIds()
  expect([beside, account]).toEqual([ofDraft, ACCOUNT])
  await vaultOnDisk.remove([FILE])
  for (const id of [ofDraft, ofIntake])
    expect(await (await vaultOnDisk.get(id))?.text()).toBe('%PDF-1.7')
  duplicate.abort()
})

it('knows its own files again after a reload', async () => {
  first.abort()
  await new Promise((turn) => setTimeout(turn))
  await ownTab(new AbortController().signal)
  expect(keptIds()).toEqual([FILE, FILE, ACCOUNT, FILE])
})
