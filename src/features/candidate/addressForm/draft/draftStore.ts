import { createStore, delMany, get, keys, set } from 'idb-keyval'
import * as v from 'valibot'
import { FIELD_NAMES, PHOTO_NAMES, type PhotoName, type TakenPhoto } from '../form.ts'
import { STEPS } from '../flow/flow.ts'

const store = createStore('lekha-form', 'drafts')

const RecordSchema = v.object({
  referenceId: v.string(),
  answers: v.object(v.entriesFromList(FIELD_NAMES, v.optional(v.string()))),
  isAgreed: v.boolean(),
  furthest: v.picklist(STEPS),
})
/** What a draft holds beside its photos. */
export type DraftRecord = v.InferOutput<typeof RecordSchema>

/** Of whichever realm the database makes it. */
const isBuffer = (value: unknown): boolean =>
  Object.prototype.toString.call(value) === '[object ArrayBuffer]'

/** A photo is kept as its bytes: a private window of WebKit refuses Blobs. */
const PhotoSchema = v.object({
  bytes: v.custom<ArrayBuffer>(isBuffer),
  type: v.string(),
  takenAt: v.string(),
  place: v.object({ latitude: v.number(), longitude: v.number(), accuracyM: v.number() }),
})

const photoKey = (name: string, photo: PhotoName): string => `${name}/${photo}`
const allKeys = (name: string) => [name, ...PHOTO_NAMES.map((photo) => photoKey(name, photo))]

/** Rejects where the disk refuses, as all of these do. */
export const writeRecord = async (name: string, record: DraftRecord): Promise<void> =>
  set(name, record, store)

export async function writePhoto(
  name: string,
  photo: PhotoName,
  { picture, takenAt, place }: TakenPhoto,
): Promise<void> {
  const kept = { bytes: await picture.arrayBuffer(), type: picture.type, takenAt, place }
  await set(photoKey(name, photo), kept, store)
}

export const removePhoto = async (name: string, photo: PhotoName): Promise<void> =>
  delMany([photoKey(name, photo)], store)

/** Null where nothing is kept, or in a form that is no longer known. */
export async function readRecord(name: string): Promise<DraftRecord | null> {
  const read = v.safeParse(RecordSchema, await get(name, store))
  return read.success ? read.output : null
}

export async function readPhoto(name: string, photo: PhotoName): Promise<TakenPhoto | null> {
  const read = v.safeParse(PhotoSchema, await get(photoKey(name, photo), store))
  if (!read.success) return null
  const { bytes, type, takenAt, place } = read.output
  return { picture: new Blob([bytes], { type }), takenAt, place }
}

export const removeDraft = async (name: string): Promise<void> => delMany(allKeys(name), store)

/** The names of all drafts on this phone. */
export async function draftNames(): Promise<string[]> {
  const names = (await keys<string>(store)).map((key) => key.split('/', 1)[0] ?? key)
  return [...new Set(names)]
}
