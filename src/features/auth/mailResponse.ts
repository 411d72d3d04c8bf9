import * as v from 'valibot'
import { fromBase64 } from '#shared/lib/base64.ts'

/** Of decisions D3; a deployment with another layout changes this file and nothing else. */
const ITERATIONS = 100_000
const KEY_BITS = 256
const PARTS = 4

const PlainSchema = v.pipe(v.string(), v.parseJson(), v.object({ exist: v.boolean() }))

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
 * Opens the answer of validate-mail: `salt:nonce:tag:ciphertext`, each base64 (decisions D3).
 * @throws Error when it has another form, was sealed with another passphrase or was altered.
 */
export async function openMailResponse(
  sealed: string,
  passphrase: string,
): Promise<{ exist: boolean }> {
  const parts = sealed.split(':').map(fromBase64)
  const [salt, nonce, tag, ciphertext] = parts
  if (parts.length !== PARTS || !salt || !nonce || !tag || !ciphertext)
    throw new Error('The answer of validate-mail has not the four parts salt:nonce:tag:ciphertext.')
  // WebCrypto wants the tag behind the ciphertext.
  const body = new Uint8Array([...ciphertext, ...tag])
  const key = await deriveKey(passphrase, salt)
  const plain = await crypto.subtle.decrypt({ name: 'AES-GCM', iv: nonce }, key, body)
  return v.parse(PlainSchema, new TextDecoder().decode(plain))
}
