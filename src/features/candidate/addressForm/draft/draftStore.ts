import { createStore, del, delMany, get, keys, set } from 'idb-keyval'
import type { PhotoName } from '../form.ts'

/**
 * What the drafts of address forms have on the disk (decisions L61): each photo, encrypted, under `id/photo`, and under
 * the draft's `id` when it last changed, ms since 1970. All of these functions reject where the disk refuses.
 */
const store = createStore('lekha-form', 'drafts')

/** How long a draft lasts after its last change. A tab that Android discarded overnight still finds it. */
const DRAFT_LIFETIME_MS = 24 * 60 * 60 * 1_000

/** Whether a draft that changed last at `savedAt` (ms since 1970) is young enough. A phone's clock may have been set back. */
export const isCurrent = (savedAt: unknown): boolean =>
  typeof savedAt === 'number' && Math.abs(Date.now() - savedAt) < DRAFT_LIFETIME_MS

const photoKey = (id: string, photo: PhotoName): string => `${id}/${photo}`
const idOf = (key: string): string => key.split('/', 1)[0] ?? key

export const writeSavedAt = async (id: string): Promise<void> => set(id, Date.now(), store)

export const writeSealedPhoto = async (
  id: string,
  photo: PhotoName,
  sealed: ArrayBuffer,
): Promise<void> => set(photoKey(id, photo), sealed, store)

export const readSealedPhoto = async (id: string, photo: PhotoName): Promise<unknown> =>
  get(photoKey(id, photo), store)

export const removePhoto = async (id: string, photo: PhotoName): Promise<void> =>
  del(photoKey(id, photo), store)

export async function deleteDraft(id: string): Promise<void> {
  const all = await keys<string>(store)
  await delMany(
    all.filter((key) => idOf(key) === id),
    store,
  )
}

/** The ids of all drafts in this browser whose last change is too long ago, or not known: an older build kept those unencrypted. */
export async function listExpiredDrafts(): Promise<string[]> {
  const ids = [...new Set((await keys<string>(store)).map(idOf))]
  const times = await Promise.all(ids.map(async (id) => get(id, store)))
  return ids.filter((_, nth) => !isCurrent(times[nth]))
}
