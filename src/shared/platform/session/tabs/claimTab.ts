import { nanoid } from '@reduxjs/toolkit'
import * as v from 'valibot'
import { blobStore } from '#shared/platform/blobStore/blobStore.ts'
import { createStoredValue } from '../storage/createStoredValue.ts'
import { SESSION_KEYS, STORAGES } from '../storage/storageKeys.ts'
import { acquireTabLock } from './acquireTabLock.ts'

const storedTabId = createStoredValue({
  key: SESSION_KEYS.tab,
  scope: 'tab',
  schema: v.string(),
  whenUnreadable: 'removed',
})

const takenTabs = createStoredValue({
  key: SESSION_KEYS.takenTabs,
  scope: 'device',
  schema: v.array(v.string()),
  whenUnreadable: 'removed',
})

/** Runs `take` unless the tab is open. Afterwards the tab gets another id where it is reopened, so it sends nothing. */
export async function takeClosedTab(tab: string, take: () => Promise<void>): Promise<void> {
  await navigator.locks.request(tabLockName(tab), { ifAvailable: true }, async (lock) => {
    if (lock === null) return
    takenTabs.write([...(takenTabs.read() ?? []), tab])
    await take()
  })
}

/**
 * A browser copies sessionStorage into a duplicated tab, with the ids of its files: the duplicate gets copies of the
 * files, so that neither tab deletes the other's.
 */
export async function claimTab(ended: AbortSignal): Promise<void> {
  const name = storedTabId.read()
  const isOwn = name !== null && (await acquireTabLock(tabLockName(name), ended))
  if (isOwn && takenTabs.read()?.includes(name) !== true) return
  if (name !== null && !isOwn) {
    // A batch continues only in the tab that started it: a duplicate would upload its files again.
    STORAGES.tab.remove(SESSION_KEYS.batches)
    await copyFiles(ended)
  }
  const tabId = nanoid()
  storedTabId.write(tabId)
  await acquireTabLock(tabLockName(tabId), ended)
}

/** The id of this tab; empty before it is claimed. */
export const readTabId = (): string => storedTabId.read() ?? ''

/** Ids of the tabs that are open in this browser. */
export async function listOpenTabs(): Promise<ReadonlySet<string>> {
  const { held = [] } = await navigator.locks.query()
  const prefix = tabLockName('')
  return new Set(
    held.flatMap(({ name = '' }) => (name.startsWith(prefix) ? [name.slice(prefix.length)] : [])),
  )
}

const tabLockName = (name: string): string => `lekha-tab-${name}`

/** Ids of blobs; nothing else in stored data has this form. */
const QUOTED_ID = /"([\w-]{21})"/g

async function copyFiles(ended: AbortSignal): Promise<void> {
  const blobs = blobStore(ended)
  for (const key of [SESSION_KEYS.drafts, SESSION_KEYS.bankIntake]) {
    let text = STORAGES.tab.read(key)
    if (text === null) continue
    for (const id of new Set([...text.matchAll(QUOTED_ID)].map(([, quoted = '']) => quoted))) {
      const file = await blobs.get(id)
      if (file !== undefined) text = text.replaceAll(`"${id}"`, `"${await blobs.put(file)}"`)
    }
    STORAGES.tab.write(key, text)
  }
}
