import { fromBase64, toBase64 } from '#shared/platform/lib/base64.ts'
import {
  FORMAT,
  IV_BYTES,
  KEY_ROUNDS,
  SALT_BYTES,
  TAG_BYTES,
  VERSION,
  type Encryption,
} from './fileFormat.ts'

/** A new salt for each save, so that the same password never gives the same key. */
export async function newEncryption(): Promise<Encryption> {
  const salt = await toBase64(new Blob([crypto.getRandomValues(new Uint8Array(SALT_BYTES))]))
  return { cipher: 'AES-256-GCM', kdf: 'PBKDF2-SHA-256', rounds: KEY_ROUNDS, salt }
}

export async function deriveKey(
  password: string,
  { rounds, salt }: Encryption,
): Promise<CryptoKey> {
  // Keyboards differ in how they compose é.
  const typed = new TextEncoder().encode(password.normalize('NFC'))
  const base = await crypto.subtle.importKey('raw', typed, 'PBKDF2', false, ['deriveKey'])
  return crypto.subtle.deriveKey(
    { name: 'PBKDF2', hash: 'SHA-256', iterations: rounds, salt: fromBase64(salt) },
    base,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt'],
  )
}

/** Where an entry stands; authenticated with it, so that entries cannot be exchanged. */
export type EntryPlace = { path: string; position: number }

const placeBytes = ({ path, position }: EntryPlace) =>
  new TextEncoder().encode(`${FORMAT}/${VERSION}/${position}/${path}`)

/** The IV, the encrypted bytes and the tag. */
export async function encryptEntry(
  key: CryptoKey,
  content: Uint8Array<ArrayBuffer>,
  place: EntryPlace,
): Promise<Uint8Array<ArrayBuffer>> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES))
  const encrypted = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv, additionalData: placeBytes(place) },
    key,
    content,
  )
  const entry = new Uint8Array(IV_BYTES + encrypted.byteLength)
  entry.set(iv)
  entry.set(new Uint8Array(encrypted), IV_BYTES)
  return entry
}

/** Null for another key, another place or changed bytes. */
export async function decryptEntry(
  key: CryptoKey,
  entry: Uint8Array<ArrayBuffer>,
  place: EntryPlace,
): Promise<Uint8Array<ArrayBuffer> | null> {
  if (entry.length < IV_BYTES + TAG_BYTES) return null
  const iv = entry.subarray(0, IV_BYTES)
  try {
    const content = await crypto.subtle.decrypt(
      { name: 'AES-GCM', iv, additionalData: placeBytes(place) },
      key,
      entry.subarray(IV_BYTES),
    )
    return new Uint8Array(content)
  } catch {
    return null // WebCrypto gives no reason
  }
}
