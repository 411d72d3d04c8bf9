import { nanoid } from '@reduxjs/toolkit'
import * as v from 'valibot'
import { blobStore } from '#shared/platform/blobStore/blobStore.ts'
import { acquireTabLock } from './acquireTabLock.ts'
import { createStoredValue } from './createStoredValue.ts'
import { SESSION_KEYS, STORAGES } from './storageKeys.ts'

const storedTabId = createStoredValue({
  key: SESSION_KEYS.tab,
  scope: 'tab',
  schema: v.string(),
  whenUnreadable: 'removed',
})

/**
 * Makes the data in this tab's storage its own. A browser copies sessionStorage into a duplicated tab, including the
 * ids of its files: the duplicate gets copies of the files, so that neither tab deletes the other's. A session part, so
 * it runs once.
 */
export async function claimTab(ended: AbortSignal): Promise<void> {
  const name = storedTabId.read()
  if (name !== null && (await acquireTabLock(tabLockName(name), ended))) return
  if (name !== null) {
    // A batch continues only in the tab that started it: a duplicate would upload its files again.
    STORAGES.tab.remove(SESSION_KEYS.batches)
    await copyFiles(ended)
  }
  const tabId = nanoid()
  storedTabId.write(tabId)
  await acquireTabLock(tabLockName(tabId), ended)
}

const tabLockName = (name: string): string => `lekha-tab-${name}`

/** Stored data refers to files by their ids in the blob store; nothing else in it has this form. */
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
