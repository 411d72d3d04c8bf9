// cspell:words shake brainpool
const HASHES: Readonly<Record<string, string>> = {
  '1.3.14.3.2.26': 'SHA-1',
  '2.16.840.1.101.3.4.2.1': 'SHA-256',
  '2.16.840.1.101.3.4.2.2': 'SHA-384',
  '2.16.840.1.101.3.4.2.3': 'SHA-512',
}
const OTHER_HASHES: Readonly<Record<string, string>> = {
  '1.2.840.113549.2.5': 'MD5',
  '2.16.840.1.101.3.4.2.4': 'SHA-224',
  '1.3.36.3.2.1': 'RIPEMD-160',
}
export const HASH_NAMES: readonly string[] = Object.values(HASHES)

/** A kind of signature that browsers cannot check; the message names it. */
export class UnsupportedError extends Error {
  override name = 'UnsupportedError'
}

/** The name that WebCrypto knows a hash by. @throws UnsupportedError */
export function hashName(oid: string): string {
  const name = HASHES[oid]
  if (name === undefined)
    throw new UnsupportedError(`${OTHER_HASHES[oid] ?? `The hash ${oid}`} is not supported.`)
  return name
}

const [RSA, RSA_PSS, ELLIPTIC] = [
  '1.2.840.113549.1.1.1',
  '1.2.840.113549.1.1.10',
  '1.2.840.10045.2.1',
]
const CURVES: ReadonlySet<string> = new Set(['1.2.840.10045.3.1.7', '1.3.132.0.34', '1.3.132.0.35'])
const OTHER_KEYS: Readonly<Record<string, string>> = {
  '1.2.840.10040.4.1': 'DSA',
  '1.3.101.112': 'Ed25519',
  '1.3.101.113': 'Ed448',
}

/** @throws UnsupportedError for keys that WebCrypto does not know everywhere */
export function requireKnownKey(oid: string, curve: string): void {
  if (oid === RSA || oid === RSA_PSS || (oid === ELLIPTIC && CURVES.has(curve))) return
  const name = oid === ELLIPTIC ? 'Its elliptic curve' : (OTHER_KEYS[oid] ?? `The key ${oid}`)
  throw new UnsupportedError(`${name} is not supported.`)
}
