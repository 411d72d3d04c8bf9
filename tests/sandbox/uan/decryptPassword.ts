import { Buffer } from 'node:buffer'
import { webcrypto } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'

const NONCE_BYTES = 12
/** The key that `npm start`, the preview and the tests give the page. */
const KEY = parseEnv(
  readFileSync(join(process.cwd(), '.env.sandbox'), 'utf8'),
).VITE_UAN_PASSWORD_KEY

/** The password in an INDEX frame; null if it is not encrypted correctly (decisions D12). */
export async function decryptPassword(encrypted: string): Promise<string | null> {
  const bytes = Buffer.from(encrypted, 'base64')
  const key = await webcrypto.subtle.importKey(
    'raw',
    Buffer.from(KEY ?? '', 'base64'),
    'AES-GCM',
    false,
    ['decrypt'],
  )
  return webcrypto.subtle
    .decrypt(
      { name: 'AES-GCM', iv: bytes.subarray(0, NONCE_BYTES) },
      key,
      bytes.subarray(NONCE_BYTES),
    )
    .then(
      (plaintext) => Buffer.from(plaintext).toString('utf8'),
      () => null, // plain text, another key, or changed bytes
    )
}
