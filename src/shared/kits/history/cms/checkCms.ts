import { Set as AsnSet, ObjectIdentifier, OctetString, fromBER } from 'asn1js'
import {
  AlgorithmIdentifier,
  Certificate,
  ContentInfo,
  CryptoEngine,
  RSASSAPSSParams,
  SignedData,
  TSTInfo,
  id_ContentType_SignedData,
  type SignedAndUnsignedAttributes,
  type SignerInfo,
} from 'pkijs'
import { toHex } from '#shared/platform/lib/toHex.ts'
import { HASH_NAMES, UnsupportedError, hashName, requireKnownKey } from './algorithms.ts'
import { reachesRoot } from './chain.ts'
import { indianTime, isSelfIssued, isValidAt, nameOf, type Signer } from './signer.ts'
import {
  attributeOf,
  digest,
  isEqual,
  isNamedCertificate,
  isOfSigner,
  octets,
  toDate,
  type Bytes,
} from './signerInfo.ts'

/**
 * 'right': the data is what was signed. 'digest': other data was signed. 'signature': not signed with this certificate.
 * 'either': one of the two, as a signature without attributes does not tell.
 * 'unsupported' and 'damaged': nothing can be said.
 */
export type CmsResult =
  | { kind: 'right'; signer: Signer }
  | { kind: 'digest' | 'signature' | 'either'; signer: Signer }
  | { kind: 'unsupported'; reason: string }
  | { kind: 'damaged' }

export type CmsOptions = {
  /** 'data': the data itself is signed. 'sha1': its SHA-1 is. 'timeStamp': a time is signed together with its hash. */
  form: 'data' | 'sha1' | 'timeStamp'
  /** The time that stands beside the signature. */
  claimed: Date | null
  /** Null: none are named. */
  roots: readonly Certificate[] | null
  /** Certificates that stand elsewhere in the file, in DER. */
  others: readonly Uint8Array[]
}

const MESSAGE_DIGEST = '1.2.840.113549.1.9.4'
const SIGNING_TIME = '1.2.840.113549.1.9.5'
const TIME_STAMP = '1.2.840.113549.1.9.16.2.14'
const RSA_PSS = '1.2.840.113549.1.1.10'
const MAX_CERTIFICATES = 40

/** Checks one signature of the Cryptographic Message Syntax over `data`. Never throws for what the bytes are. */
export async function checkCms(cms: Bytes, data: Bytes, options: CmsOptions): Promise<CmsResult> {
  const { subtle } = globalThis.crypto
  // A page without https has none.
  if (typeof subtle === 'undefined')
    return { kind: 'unsupported', reason: 'This needs a page with https.' }
  try {
    return await check(readSignedData(cms), data, options)
  } catch (error) {
    if (error instanceof UnsupportedError) return { kind: 'unsupported', reason: error.message }
    return { kind: 'damaged' }
  }
}

function readSignedData(cms: Bytes): SignedData {
  const { result, offset } = fromBER(cms)
  if (offset < 0) throw new Error('no DER')
  const content = new ContentInfo({ schema: result })
  if (content.contentType !== id_ContentType_SignedData) throw new Error('no SignedData')
  return new SignedData({ schema: content.content })
}

async function check(signed: SignedData, data: Bytes, options: CmsOptions): Promise<CmsResult> {
  const [info, ...others] = signed.signerInfos
  if (info === undefined) return { kind: 'damaged' }
  if (others.length > 0) throw new UnsupportedError('More than one signer in one signature.')
  const included = (signed.certificates ?? [])
    .filter((one) => one instanceof Certificate)
    .slice(0, MAX_CERTIFICATES)
  const certificate = included.find((one) => isOfSigner(one, info))
  if (certificate === undefined) throw new UnsupportedError('The signer’s certificate is missing.')
  const hash = hashName(info.digestAlgorithm.algorithmId)
  const { signedData, digested, isRightContent } = await whatIsSigned(signed, data, options.form)
  const signer = await describe(info, certificate, included, hash, options, signed)
  const attribute = attributeOf(info, MESSAGE_DIGEST)
  const isRightDigest =
    info.signedAttrs === undefined ||
    (attribute instanceof OctetString && isEqual(octets(attribute), await digest(hash, digested)))
  if (!isRightContent || !isRightDigest) return { kind: 'digest', signer }
  const isRight = await isSignedBy(info, certificate, hash, signedData)
  if (isRight) return { kind: 'right', signer }
  const isOverFile = info.signedAttrs === undefined && options.form === 'data'
  return { kind: isOverFile ? 'either' : 'signature', signer }
}

/** `digested`: what the attributes name the digest of. `isRightContent`: the data inside is that of the file. */
async function whatIsSigned(signed: SignedData, data: Bytes, form: CmsOptions['form']) {
  const { eContent } = signed.encapContentInfo
  const inner = eContent === undefined ? null : octets(eContent)
  if (form === 'data' && inner !== null)
    throw new UnsupportedError('It holds content of its own, where it must sign the file.')
  if (form === 'data') return { signedData: data, digested: data, isRightContent: true }
  if (inner === null) throw new Error('no content')
  if (form === 'sha1') {
    const isRightContent = isEqual(inner, await digest('SHA-1', data))
    return { signedData: inner, digested: inner, isRightContent }
  }
  const { messageImprint } = TSTInfo.fromBER(inner)
  const hash = hashName(messageImprint.hashAlgorithm.algorithmId)
  const isRightContent = isEqual(octets(messageImprint.hashedMessage), await digest(hash, data))
  return { signedData: inner, digested: inner, isRightContent }
}

async function describe(
  info: SignerInfo,
  certificate: Certificate,
  included: readonly Certificate[],
  hash: string,
  { roots, form, claimed, others }: CmsOptions,
  signed: SignedData,
): Promise<Signer> {
  const stamped = form === 'timeStamp' ? stampTime(signed) : await timeStampOf(info, roots, others)
  const time = stamped ?? toDate(attributeOf(info, SIGNING_TIME)) ?? claimed
  const trust =
    roots === null
      ? 'notAsked'
      : (await reachesRoot(certificate, [...included, ...readable(others)], roots, time, engine()))
        ? 'known'
        : 'unknown'
  return {
    subject: nameOf(certificate.subject),
    issuer: nameOf(certificate.issuer),
    time: time === null ? null : indianTime(time),
    isTimeStamped: stamped !== null,
    isWeak: hash === 'SHA-1' || form === 'sha1',
    isSelfSigned: isSelfIssued(certificate),
    isOutOfDate: !isValidAt(certificate, time),
    isExchanged: !(await isNamedCertificate(info, certificate)),
    trust,
  }
}

const readable = (certificates: readonly Uint8Array[]): Certificate[] =>
  certificates.flatMap((der) => {
    try {
      return Certificate.fromBER(new Uint8Array(der))
    } catch {
      return [] // It is no certificate, so it leads nowhere.
    }
  })

const stampTime = ({ encapContentInfo: { eContent } }: SignedData): Date | null =>
  eContent === undefined ? null : TSTInfo.fromBER(octets(eContent)).genTime

/** The time of a right time stamp over this signature, of a known issuer where roots are named. */
async function timeStampOf(
  info: SignerInfo,
  roots: CmsOptions['roots'],
  others: CmsOptions['others'],
): Promise<Date | null> {
  const attribute = info.unsignedAttrs?.attributes.find(({ type }) => type === TIME_STAMP)
  const [value] = attribute?.values ?? []
  if (value === undefined) return null
  const result = await checkCms(new Uint8Array(value.toBER()), octets(info.signature), {
    form: 'timeStamp',
    claimed: null,
    roots,
    others,
  })
  if (result.kind !== 'right' || result.signer.trust === 'unknown') return null
  return result.signer.time === null ? null : new Date(result.signer.time)
}

/** Programs name another hash than they used, or write the attributes in another order than they signed: all are tried. */
async function isSignedBy(
  info: SignerInfo,
  { subjectPublicKeyInfo: key }: Certificate,
  hash: string,
  content: Bytes,
): Promise<boolean> {
  const parameters: unknown = key.algorithm.algorithmParams
  const curve = parameters instanceof ObjectIdentifier ? parameters.valueBlock.toString() : ''
  requireKnownKey(key.algorithm.algorithmId, curve)
  const attributes = info.signedAttrs
  const signed =
    attributes === undefined
      ? [content]
      : [new Uint8Array(attributes.encodedValue), sortedSet(attributes)]
  const algorithm = new AlgorithmIdentifier({ schema: info.signatureAlgorithm.toSchema() })
  const isPss = algorithm.algorithmId === RSA_PSS
  const pss = isPss ? new RSASSAPSSParams({ schema: algorithm.algorithmParams }) : null
  const hashes = pss === null ? [hash, ...HASH_NAMES] : [hashName(pss.hashAlgorithm.algorithmId)]
  for (const one of new Set(hashes)) {
    for (const bytes of signed)
      if (await engine().verifyWithPublicKey(bytes, info.signature, key, algorithm, one))
        return true
  }
  return false
}

/** The attributes in the order that DER gives the members of a set. */
function sortedSet({ attributes }: SignedAndUnsignedAttributes): Bytes {
  const members = attributes
    .map((one) => one.toSchema())
    .map((value) => ({ value, key: toHex(value.toBER()) }))
    .sort((a, b) => (a.key < b.key ? -1 : 1))
  return new Uint8Array(new AsnSet({ value: members.map(({ value }) => value) }).toBER())
}

const engine = () => new CryptoEngine({ name: 'browser', crypto: globalThis.crypto })
