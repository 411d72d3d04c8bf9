import { createStore, del, delMany, get, keys, set } from 'idb-keyval'
import type { FormPhotoName } from '../model/form.ts'

/**
 * decisions L61: each encrypted photo under `id/photo`, the time of the last change (epoch ms) under the draft's `id`.
 * All functions reject where storage fails.
 */
const store = createStore('lekha-form', 'drafts')

/** Long enough for a tab that Android discarded overnight. */
const DRAFT_LIFETIME_MS = 24 * 60 * 60 * 1_000

/** `savedAt` in epoch ms; may be in the future after a change of the phone's clock. */
export const isUnexpired = (savedAt: unknown): boolean =>
  typeof savedAt === 'number' && Math.abs(Date.now() - savedAt) < DRAFT_LIFETIME_MS

const photoKey = (id: string, photo: FormPhotoName): string => `${id}/${photo}`
const idOf = (key: string): string => key.split('/', 1)[0] ?? key

export const writeSavedAt = async (id: string): Promise<void> => set(id, Date.now(), store)

export const writeEncryptedPhoto = async (
  id: string,
  photo: FormPhotoName,
  encrypted: ArrayBuffer,
): Promise<void> => set(photoKey(id, photo), encrypted, store)

export const readEncryptedPhoto = async (id: string, photo: FormPhotoName): Promise<unknown> =>
  get(photoKey(id, photo), store)

export const removePhoto = async (id: string, photo: FormPhotoName): Promise<void> =>
  del(photoKey(id, photo), store)

export async function deleteDraft(id: string): Promise<void> {
  const all = await keys<string>(store)
  await delMany(
    all.filter((key) => idOf(key) === id),
    store,
  )
}

/** Also those of unknown time: an older build stored them unencrypted. */
export async function listExpiredDrafts(): Promise<string[]> {
  const ids = [...new Set((await keys<string>(store)).map(idOf))]
  const times = await Promise.all(ids.map(async (id) => get(id, store)))
  return ids.filter((_, nth) => !isUnexpired(times[nth]))
}
