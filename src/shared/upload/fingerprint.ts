/** A mark that two files share only if their bytes are equal. Without WebCrypto (plain http) name and length must do. */
export async function fingerprint(blob: Blob, name: string): Promise<string> {
  // oxlint-disable-next-line typescript/no-unnecessary-condition -- undefined outside secure contexts
  if (globalThis.crypto?.subtle === undefined) return `${name}|${blob.size}`
  const digest = await crypto.subtle.digest('SHA-256', await blob.arrayBuffer())
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
