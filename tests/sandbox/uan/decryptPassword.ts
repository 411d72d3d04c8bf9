import { fromBase64 } from '#shared/platform/lib/base64.ts'

const NONCE_BYTES = 12
/** The key that `npm start` and the tests give the page: they set VITE_UAN_PASSWORD_KEY to it. */
const KEY = 'c2FuZGJveC11YW4ta2V5LTMyLWJ5dGVzLWxvbmchISE='

/** The password in an INDEX frame; null if it is not encrypted correctly (decisions D12). */
export async function decryptPassword(encrypted: string): Promise<string | null> {
  try {
    const bytes = fromBase64(encrypted)
    const key = await crypto.subtle.importKey('raw', fromBase64(KEY), 'AES-GCM', false, ['decrypt'])
    const plaintext = await crypto.subtle.decrypt(
      { name: 'AES-GCM', iv: bytes.subarray(0, NONCE_BYTES) },
      key,
      bytes.subarray(NONCE_BYTES),
    )
    return new TextDecoder().decode(plaintext)
  } catch {
    return null // plain text, another key, or changed bytes
  }
}
