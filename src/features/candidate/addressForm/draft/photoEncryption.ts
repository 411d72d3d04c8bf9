import * as v from 'valibot'
import { fromBase64, toBase64 } from '#shared/platform/lib/base64.ts'
import type { FormPhotoName, TakenPhoto } from '../model/form.ts'

const NONCE_BYTES = 12
const KEY_BYTES = 32
const LENGTH_BYTES = 4

const DetailsSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({
    type: v.string(),
    takenAt: v.string(),
    place: v.object({ latitude: v.number(), longitude: v.number(), accuracyM: v.number() }),
  }),
)

/** 32 random bytes in base64. */
export const createKey = async (): Promise<string> =>
  toBase64(new Blob([crypto.getRandomValues(new Uint8Array(KEY_BYTES))]))

const importKey = async (key: string): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', fromBase64(key), 'AES-GCM', false, ['encrypt', 'decrypt'])

/** Nonce ‖ AES-256-GCM of details and bytes. */
export async function encryptPhoto(
  key: string,
  name: FormPhotoName,
  { picture, takenAt, place }: TakenPhoto,
): Promise<ArrayBuffer> {
  const details = new TextEncoder().encode(JSON.stringify({ type: picture.type, takenAt, place }))
  const length = new DataView(new ArrayBuffer(LENGTH_BYTES))
  length.setUint32(0, details.length)
  const plain = await new Blob([length, details, picture]).arrayBuffer()
  const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES))
  const encrypted = await crypto.subtle.encrypt(cipherOf(name, nonce), await importKey(key), plain)
  return new Blob([nonce, encrypted]).arrayBuffer()
}

/** Rejects with another key or photo name, or damaged data. */
export async function decryptPhoto(
  key: string,
  name: FormPhotoName,
  encrypted: unknown,
): Promise<TakenPhoto> {
  if (!isBuffer(encrypted)) throw new TypeError('no encrypted photo')
  const nonce = new Uint8Array(encrypted, 0, NONCE_BYTES)
  const body = new Uint8Array(encrypted, NONCE_BYTES)
  const plain = await crypto.subtle.decrypt(cipherOf(name, nonce), await importKey(key), body)
  const length = new DataView(plain).getUint32(0)
  const details = new TextDecoder().decode(new Uint8Array(plain, LENGTH_BYTES, length))
  const { type, takenAt, place } = v.parse(DetailsSchema, details)
  return { picture: new Blob([plain.slice(LENGTH_BYTES + length)], { type }), takenAt, place }
}

const cipherOf = (name: FormPhotoName, iv: Uint8Array<ArrayBuffer>) => ({
  name: 'AES-GCM',
  iv,
  additionalData: new TextEncoder().encode(name),
})

/** `instanceof` fails for the buffers of another realm, which databases may return. */
const isBuffer = (value: unknown): value is ArrayBuffer =>
  Object.prototype.toString.call(value) === '[object ArrayBuffer]'
