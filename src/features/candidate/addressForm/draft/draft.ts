import { nanoid } from '@reduxjs/toolkit'
import { PHOTO_NAMES, type PhotoName, type Photos, type TakenPhoto } from '../form.ts'
import {
  deleteDraft,
  isCurrent,
  readSealedPhoto,
  removePhoto,
  writeSavedAt,
  writeSealedPhoto,
} from './draftStore.ts'
import { canSeal, createKey, openPhoto, sealPhoto } from './sealing.ts'
import {
  readTabDraft,
  removeTabDraft,
  writeTabDraft,
  type DraftRecord,
  type TabDraft,
} from './tabDrafts.ts'
import { holdDraft } from './tabLock.ts'

/**
 * `refused`: storage is full or forbidden, or the page has no https; `lost`: the draft was deleted after its 24 hours;
 * `photosLost`: a photo that was taken is no longer there.
 */
export type Keeping = 'kept' | 'refused' | 'lost' | 'photosLost'

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

/** Restores what this tab has of the form. A duplicate of a tab that is still open begins its own (decisions L61). */
export async function openDraft({ referenceId, ended, onKeeping }: Opening): Promise<Draft> {
  const found = readTabDraft(referenceId)
  const isExpired = found !== null && !isCurrent(found.savedAt)
  const own = found && !isExpired && (await holdDraft(found.id, ended)) ? found : null
  const { id, key } = own ?? { id: nanoid(), key: await createKey() }
  if (own === null) await holdDraft(id, ended)
  const kept = own && { record: own.record, photos: await readPhotos(own) }
  return {
    kept,
    keeping: isExpired ? 'lost' : keepingOf(kept),
    ...createWriter({ referenceId, id, key }, onKeeping),
  }
}

function keepingOf(kept: Kept | null): Keeping {
  if (kept?.record.photos.some((name) => kept.photos[name] === undefined)) return 'photosLost'
  return canSeal() ? 'kept' : 'refused'
}

async function readPhotos({ id, key, record }: TabDraft): Promise<Photos> {
  const read = async (name: PhotoName) => openPhoto(key, name, await readSealedPhoto(id, name))
  const photos = await Promise.all(
    PHOTO_NAMES.filter((name) => record.photos.includes(name)).map(
      async (name) => [name, await quietly(async () => read(name), null)] as const,
    ),
  )
  return Object.fromEntries(photos.filter(([, photo]) => photo !== null))
}

/** Answers are written at once; to the disk in turn, of one thing only what is newest. Says when either refuses, and when it takes it again. */
function createWriter(
  own: Pick<TabDraft, 'referenceId' | 'id' | 'key'>,
  onKeeping: (keeping: Keeping) => void,
): Pick<Draft, 'save' | 'savePhoto' | 'forget'> {
  const { referenceId, id, key } = own
  const due = new Map<string, () => Promise<void>>()
  const refused = new Set<string>()
  let isWriting = false

  function note(what: string, isWritten: boolean): void {
    const before = refused.size
    if (isWritten) refused.delete(what)
    else refused.add(what)
    if (refused.size !== before) onKeeping(refused.size === 0 ? 'kept' : 'refused')
  }

  async function writeAll(): Promise<void> {
    if (isWriting) return
    isWriting = true
    for (let next = due.entries().next(); !next.done; next = due.entries().next()) {
      const [what, write] = next.value
      due.delete(what)
      note(what, await quietly(async () => (await write(), true), false))
    }
    isWriting = false
  }

  const write = (what: string, work: () => Promise<void>) => {
    due.delete(what)
    due.set(what, work)
    void writeAll()
  }
  return {
    save: (record) => {
      note('answers', writeTabDraft({ ...own, savedAt: Date.now(), record }))
      write('savedAt', async () => writeSavedAt(id))
    },
    savePhoto: (name, photo) =>
      write(name, async () =>
        photo === null
          ? removePhoto(id, name)
          : writeSealedPhoto(id, name, await sealPhoto(key, name, photo)),
      ),
    forget: () => {
      removeTabDraft(referenceId)
      due.clear()
      write('savedAt', async () => deleteDraft(id))
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
