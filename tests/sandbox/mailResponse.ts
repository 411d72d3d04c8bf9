import { toBase64 } from './base64.ts'

/** The sandbox's passphrase; `npm start` and the tests set VITE_MAIL_RESPONSE_KEY to it. */
export const MAIL_RESPONSE_KEY = 'sandbox-mail-response-key'

const ROUNDS = 100_000
const SALT_BYTES = 16
const NONCE_BYTES = 12
const TAG_BYTES = 16

async function keyOf(salt: Uint8Array<ArrayBuffer>): Promise<CryptoKey> {
  const passphraseKey = await crypto.subtle.importKey(
    'raw',
    new TextEncoder().encode(MAIL_RESPONSE_KEY),
    'PBKDF2',
    false,
    ['deriveKey'],
  )
  return crypto.subtle.deriveKey(
    { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: ROUNDS },
    passphraseKey,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt'],
  )
}

/** `salt:nonce:tag:ciphertext`, each base64, of `{exist}` (decisions D3). */
export async function encryptMailResponse(exist: boolean): Promise<string> {
  const salt = crypto.getRandomValues(new Uint8Array(SALT_BYTES))
  const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES))
  const plaintext = new TextEncoder().encode(JSON.stringify({ exist }))
  const encrypted = new Uint8Array(
    await crypto.subtle.encrypt({ name: 'AES-GCM', iv: nonce }, await keyOf(salt), plaintext),
  )
  const [text, tag] = [encrypted.slice(0, -TAG_BYTES), encrypted.slice(-TAG_BYTES)]
  return [salt, nonce, tag, text].map(toBase64).join(':')
}
