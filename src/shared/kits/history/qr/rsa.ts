import { toHex } from '#shared/platform/lib/toHex.ts'
import { bytesOf } from './aadhaarQr.ts'

export type RsaKey = { modulus: bigint; exponent: bigint }
export type SignatureResult = 'right' | 'wrong' | 'otherKey'

type Der = { tag: number; content: Uint8Array }
const [INTEGER, BITS, VERSION] = [0x02, 0x03, 0xa0]
/** "SHA-256" as PKCS #1 writes it before the digest. */
const SHA256_START = '3031300d060960864801650304020105000420'
const MIN_PADDING = 8

/** The keys of the certificates of a PEM bundle; those that are no RSA keys are left out. */
export function keysOf(pem: string): RsaKey[] {
  const blocks = pem.matchAll(/-----BEGIN CERTIFICATE-----([^-]+)-----END CERTIFICATE-----/g)
  return [...blocks].flatMap(([, text = '']) => {
    const key = keyOf(fromBase64(text))
    return key === null ? [] : [key]
  })
}

function fromBase64(text: string): Uint8Array {
  const clean = text.replaceAll(/[^A-Za-z\d+/=]/g, '')
  return clean.length % 4 === 0
    ? Uint8Array.from(atob(clean), (letter) => letter.charCodeAt(0))
    : new Uint8Array()
}

function keyOf(certificate: Uint8Array): RsaKey | null {
  const body = partsOf(partsOf(certificate)[0]?.content)[0]
  const fields = partsOf(body?.content)
  // Version (where given), serial number, algorithm, issuer, validity and subject stand before it.
  const [, bits] = partsOf(fields[fields[0]?.tag === VERSION ? 6 : 5]?.content)
  if (bits?.tag !== BITS) return null
  const [modulus, exponent] = partsOf(partsOf(bits.content.subarray(1))[0]?.content)
  return modulus?.tag === INTEGER && exponent?.tag === INTEGER
    ? { modulus: toBigInt(modulus.content), exponent: toBigInt(exponent.content) }
    : null
}

const toBigInt = (bytes: Uint8Array) => (bytes.length === 0 ? 0n : BigInt(`0x${toHex(bytes)}`))

/** The values of DER that stand one after the other; none after a damaged one. */
function partsOf(bytes: Uint8Array = new Uint8Array()): Der[] {
  const parts: Der[] = []
  let at = 0
  while (at + 2 <= bytes.length) {
    const first = bytes[at + 1] ?? 0
    const more = first < 0x80 ? 0 : first & 0x7f
    if (more > 4) break
    const length = more === 0 ? first : Number(toBigInt(bytes.subarray(at + 2, at + 2 + more)))
    const start = at + 2 + more
    if (start + length > bytes.length) break
    parts.push({ tag: bytes[at] ?? 0, content: bytes.subarray(start, start + length) })
    at = start + length
  }
  return parts
}

function power(base: bigint, exponent: bigint, modulus: bigint): bigint {
  let [result, factor, rest] = [1n, base % modulus, exponent]
  while (rest > 0n) {
    if (rest & 1n) result = (result * factor) % modulus
    factor = (factor * factor) % modulus
    rest >>= 1n
  }
  return result
}

/**
 * RSA with SHA-256. The code does not name its key, so a signature that no key opens says nothing; one that opens and
 * holds another digest was made for another content.
 */
export async function checkSignature(
  signed: Uint8Array,
  signature: Uint8Array,
  keys: readonly RsaKey[],
): Promise<SignatureResult> {
  const digest = toHex(
    new Uint8Array(await crypto.subtle.digest('SHA-256', new Uint8Array(signed))),
  )
  for (const { modulus, exponent } of keys) {
    // Larger exponents and keys are not in use, and would take long.
    if (modulus === 0n || exponent > 0xffffffffn || bytesOf(modulus).length > 512) continue
    const opened = toHex(
      bytesOf(power(toBigInt(signature), exponent, modulus), bytesOf(modulus).length),
    )
    const held = new RegExp(`^0001(?:ff){${MIN_PADDING},}00${SHA256_START}(.{64})$`).exec(opened)
    if (held !== null) return held[1] === digest ? 'right' : 'wrong'
  }
  return 'otherKey'
}
