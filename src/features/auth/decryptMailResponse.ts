import * as v from 'valibot'
import { fromBase64 } from '#shared/platform/lib/base64.ts'

/** decisions D3; a deployment with another format changes only this file. */
const ITERATIONS = 100_000
const KEY_BITS = 256
const PARTS = 4

const DecryptedSchema = v.pipe(v.string(), v.parseJson(), v.object({ exist: v.boolean() }))

async function deriveKey(passphrase: string, salt: BufferSource): Promise<CryptoKey> {
  const secret = await crypto.subtle.importKey(
    'raw',
    new TextEncoder().encode(passphrase),
    'PBKDF2',
    false,
    ['deriveKey'],
  )
  return crypto.subtle.deriveKey(
    { name: 'PBKDF2', hash: 'SHA-256', salt, iterations: ITERATIONS },
    secret,
    { name: 'AES-GCM', length: KEY_BITS },
    false,
    ['decrypt'],
  )
}

/**
 * Decrypts `salt:nonce:tag:ciphertext`, each base64 (decisions D3).
 * @throws Error for another format or passphrase, or altered data
 */
export async function decryptMailResponse(
  encrypted: string,
  passphrase: string,
): Promise<{ exist: boolean }> {
  const parts = encrypted.split(':').map(fromBase64)
  const [salt, nonce, tag, ciphertext] = parts
  if (parts.length !== PARTS || !salt || !nonce || !tag || !ciphertext)
    throw new Error(
      'The validate-mail response must have the four parts salt:nonce:tag:ciphertext.',
    )
  // WebCrypto expects the tag after the ciphertext.
  const body = new Uint8Array([...ciphertext, ...tag])
  const key = await deriveKey(passphrase, salt)
  const decrypted = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: nonce }, key, body)
  return v.parse(DecryptedSchema, new TextDecoder().decode(decrypted))
}
