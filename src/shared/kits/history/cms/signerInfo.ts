import { ObjectIdentifier, OctetString, Primitive } from 'asn1js'
import { IssuerAndSerialNumber, type Certificate, type SignerInfo } from 'pkijs'
import { hashName } from './algorithms.ts'

export type Bytes = Uint8Array<ArrayBuffer>

const SIGNING_CERTIFICATE = '1.2.840.113549.1.9.16.2.12'
const SIGNING_CERTIFICATE_V2 = '1.2.840.113549.1.9.16.2.47'
const SUBJECT_KEY = '2.5.29.14'
const SHA_256 = '2.16.840.1.101.3.4.2.1'

/** Null for what is no time. */
export function toDate(value: object | null): Date | null {
  if (value === null || !('toDate' in value) || typeof value.toDate !== 'function') return null
  const date: unknown = value.toDate()
  return date instanceof Date && !Number.isNaN(date.getTime()) ? date : null
}

/** The first value of a signed attribute. */
export function attributeOf(info: SignerInfo, type: string): object | null {
  const found = info.signedAttrs?.attributes.find((one) => one.type === type)
  const value: unknown = found?.values[0]
  return typeof value === 'object' ? value : null
}

/** The certificate is the one that the signature names, by its issuer and number or its key. */
export function isOfSigner(certificate: Certificate, { sid }: SignerInfo): boolean {
  if (sid instanceof IssuerAndSerialNumber)
    return (
      certificate.issuer.isEqual(sid.issuer) && certificate.serialNumber.isEqual(sid.serialNumber)
    )
  const key: unknown = certificate.extensions?.find(
    ({ extnID }) => extnID === SUBJECT_KEY,
  )?.parsedValue
  // An implicit octet string.
  return key instanceof OctetString && sid instanceof Primitive && isEqual(octets(key), rawOf(sid))
}

const rawOf = ({ valueBlock: { valueHexView } }: Primitive): Bytes => new Uint8Array(valueHexView)

/** The attributes may hold a digest of the certificate that was signed with. */
export async function isNamedCertificate(
  info: SignerInfo,
  certificate: Certificate,
): Promise<boolean> {
  const [v1, v2] = [SIGNING_CERTIFICATE, SIGNING_CERTIFICATE_V2].map((id) => attributeOf(info, id))
  const named = firstCertificateHash(v2 ?? v1 ?? null)
  if (named === null) return true
  const hash = v2 === null ? 'SHA-1' : hashName(named.algorithm ?? SHA_256)
  const raw = new Uint8Array(certificate.toSchema().toBER())
  return isEqual(named.value, await digest(hash, raw))
}

type Node = { valueBlock: { value?: unknown } }
const childrenOf = (node: unknown): readonly unknown[] => {
  // Types of parsed DER are open; a node has its parts in its value block.
  const value = (node as Node | null | undefined)?.valueBlock?.value
  return Array.isArray(value) ? value : []
}

/** SigningCertificate(V2) → ESSCertID(v2) → [algorithm], hash */
function firstCertificateHash(attribute: object | null) {
  const parts = childrenOf(childrenOf(childrenOf(attribute)[0])[0])
  const [first, second] = parts
  if (first instanceof OctetString) return { algorithm: null, value: octets(first) }
  const [id] = childrenOf(first)
  if (!(id instanceof ObjectIdentifier) || !(second instanceof OctetString)) return null
  return { algorithm: id.valueBlock.toString(), value: octets(second) }
}

export const digest = async (hash: string, data: Bytes): Promise<Bytes> =>
  new Uint8Array(await globalThis.crypto.subtle.digest(hash, data))

export const octets = (value: OctetString): Bytes => new Uint8Array(value.getValue())

export const isEqual = (a: Bytes, b: Bytes): boolean =>
  a.length === b.length && a.every((byte, index) => byte === b[index])
