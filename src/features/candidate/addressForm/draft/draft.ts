import { nanoid } from '@reduxjs/toolkit'
import { PLACES } from '#shared/session/places.ts'
import { LASTING } from '#shared/session/storedKeys.ts'
import { PHOTO_NAMES, type PhotoName, type Photos, type TakenPhoto } from '../form.ts'
import {
  readPhoto,
  readRecord,
  removeDraft,
  removePhoto,
  writePhoto,
  writeRecord,
  type DraftRecord,
} from './draftStore.ts'
import { sweepDrafts } from './sweepDrafts.ts'
import { holdDraft } from './tabLock.ts'

/** `refused`: storage is full or forbidden; `lost`: the browser has cleared what this tab had kept. */
export type Keeping = 'kept' | 'refused' | 'lost'

/** What a reload finds again (decisions D38). */
export type Kept = { record: DraftRecord; photos: Photos }

/** The draft of this tab. Nothing of it rejects: the form works without. */
export type Draft = {
  kept: Kept | null
  keeping: Keeping
  save: (record: DraftRecord) => void
  savePhoto: (name: PhotoName, photo: TakenPhoto | null) => void
  /** After a success nothing is left on the phone. */
  forget: () => void
}

type Opening = {
  referenceId: string
  /** Ends with the page. */
  ended: AbortSignal
  onKeeping: (keeping: Keeping) => void
}

const tabName = {
  read: () => PLACES.tab.read(LASTING.formDraft),
  write: (name: string) => PLACES.tab.write(LASTING.formDraft, name),
  remove: () => PLACES.tab.remove(LASTING.formDraft),
}

/** Takes up what this tab has kept of the form, and sees to it that what tabs that are gone have left is deleted. */
export async function openDraft({ referenceId, ended, onKeeping }: Opening): Promise<Draft> {
  const known = tabName.read()
  const own = known !== null && (await holdDraft(known, ended)) ? known : null
  const name = own ?? nanoid()
  if (own === null) await holdDraft(name, ended)
  const found = own === null ? null : await quietly(async () => readKept(own), null)
  const kept = found?.record.referenceId === referenceId ? found : null
  if (found !== null && kept === null) await quietly(async () => removeDraft(name), undefined)
  void quietly(async () => sweepDrafts(name, ended), undefined)
  return {
    kept,
    keeping: own !== null && found === null ? 'lost' : 'kept',
    ...writer(name, onKeeping),
  }
}

async function readKept(name: string): Promise<Kept | null> {
  const record = await readRecord(name)
  if (record === null) return null
  const photos = await Promise.all(
    PHOTO_NAMES.map(async (photo) => [photo, await readPhoto(name, photo)] as const),
  )
  return {
    record,
    photos: Object.fromEntries(photos.filter(([, taken]) => taken !== null)),
  }
}

/** Writes in turn, of one thing only what is newest; says when the disk refuses, and when it takes it again. */
function writer(
  name: string,
  onKeeping: (keeping: Keeping) => void,
): Pick<Draft, 'save' | 'savePhoto' | 'forget'> {
  const due = new Map<string, () => Promise<void>>()
  const refused = new Set<string>()
  let isWriting = false

  async function writeAll(): Promise<void> {
    if (isWriting) return
    isWriting = true
    for (let next = due.entries().next(); !next.done; next = due.entries().next()) {
      const [key, write] = next.value
      due.delete(key)
      const isWritten = await quietly(async () => (await write(), true), false)
      const before = refused.size
      if (isWritten) refused.delete(key)
      else refused.add(key)
      if (refused.size !== before) onKeeping(refused.size === 0 ? 'kept' : 'refused')
    }
    isWriting = false
  }

  const write = (key: string, work: () => Promise<void>) => {
    due.delete(key)
    due.set(key, work)
    void writeAll()
  }
  return {
    save: (record) => {
      tabName.write(name)
      write('record', async () => writeRecord(name, record))
    },
    savePhoto: (photo, taken) =>
      write(photo, async () =>
        taken === null ? removePhoto(name, photo) : writePhoto(name, photo, taken),
      ),
    forget: () => {
      tabName.remove()
      due.clear()
      write('record', async () => removeDraft(name))
    },
  }
}

/** Storage that is full, forbidden or broken gives `otherwise`: the form goes on without it. */
async function quietly<Value>(work: () => Promise<Value>, otherwise: Value): Promise<Value> {
  try {
    return await work()
  } catch {
    return otherwise
  }
}
