import { nanoid } from '@reduxjs/toolkit'
import * as v from 'valibot'
import { fileVault } from '#shared/vault/vault.ts'
import { holdName } from './holdName.ts'
import { kept } from './kept.ts'
import { PLACES } from './places.ts'
import { STORED } from './storedKeys.ts'

const keptTab = kept({
  key: STORED.tab,
  place: 'tab',
  schema: v.string(),
  unreadable: 'removed',
})

/**
 * Makes what this tab has kept its own. A browser gives a duplicated tab a copy of the first one's sessionStorage, and
 * with it the ids of its files: the copy gets files of its own, so that neither takes them from the other. A part of the
 * session's scope: done once.
 */
export async function ownTab(ended: AbortSignal): Promise<void> {
  const name = keptTab.read()
  if (name !== null && (await holdName(lockOf(name), ended))) return
  if (name !== null) {
    // A batch goes on in the tab that began it: a copy would send its files once more.
    PLACES.tab.remove(STORED.batches)
    await copyFiles(ended)
  }
  const own = nanoid()
  keptTab.write(own)
  await holdName(lockOf(own), ended)
}

const lockOf = (name: string): string => `lekha-tab-${name}`

/** What is kept names files by their ids in the vault, which are like nothing else in it. */
const QUOTED_ID = /"([\w-]{21})"/g

async function copyFiles(ended: AbortSignal): Promise<void> {
  const vault = fileVault(ended)
  for (const key of [STORED.drafts, STORED.bankIntake]) {
    let text = PLACES.tab.read(key)
    if (text === null) continue
    for (const id of new Set([...text.matchAll(QUOTED_ID)].map(([, quoted = '']) => quoted))) {
      const file = await vault.get(id)
      if (file !== undefined) text = text.replaceAll(`"${id}"`, `"${await vault.put(file)}"`)
    }
    PLACES.tab.write(key, text)
  }
}
