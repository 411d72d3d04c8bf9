const NONCE_BYTES = 12
const TAG_BITS = 128

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))

/**
 * The password as it leaves this phone: base64 of nonce ‖ ciphertext ‖ tag, AES-256-GCM (kyc §9, decisions D12). Each call
 * draws a nonce of its own: one used twice under a key would give the key stream away.
 * @param key base64 of 32 bytes.
 * @throws where the key is none, or the page stands on an address that the browser does not trust with WebCrypto.
 */
export async function sealPassword(password: string, key: string): Promise<string> {
  const aes = await crypto.subtle.importKey('raw', bytesOf(key), 'AES-GCM', false, ['encrypt'])
  const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES))
  const sealed = await crypto.subtle.encrypt(
    { name: 'AES-GCM', iv: nonce, tagLength: TAG_BITS },
    aes,
    new TextEncoder().encode(password),
  )
  return btoa(String.fromCharCode(...nonce, ...new Uint8Array(sealed)))
}
