import type { FileView } from './fileView.ts'
import { unpackStream } from './inflate.ts'
import {
  ObjectReader,
  PdfSyntaxError,
  indexOfText,
  isDict,
  isList,
  isName,
  isRef,
  isStream,
  isString,
  latin1,
  nameIn,
  numberIn,
  type PdfDict,
  type PdfObject,
  type PdfString,
} from './pdfObject.ts'
import { docMdpLevel, fieldLock, type DocMdpLevel, type FieldLock } from './permissions.ts'
import type { Section } from './sections.ts'

/** More are not checked, and the result says so. */
export const MAX_SIGNATURES = 50
const MAX_FIELDS = 20_000

export type SignatureEntry = {
  /** The object that holds it. */
  num: number | null
  contents: PdfString | null
  /** Null where the file has no list of numbers. */
  byteRange: readonly number[] | null
  subFilter: string
  /** The signer's own words for the time, as the file has them. */
  claimed: string
  docMdp: DocMdpLevel | null
  /** Null where the signer locks no field. */
  lock: FieldLock | null
}

export type SignatureList = {
  signatures: readonly SignatureEntry[]
  /** There are more than `MAX_SIGNATURES`. */
  isCut: boolean
  /** The file says that it was signed, but no field holds a signature. */
  hasLeftovers: boolean
}

/** The signatures that the fields of the form and the permissions of the file name. @throws PdfSyntaxError */
export async function readSignatures(
  view: FileView,
  sections: readonly Section[],
): Promise<SignatureList> {
  const root = await view.resolveDict(view.trailer.map.get('Root'))
  const form = await view.resolveDict(root?.map.get('AcroForm'))
  const permissions = await view.resolveDict(root?.map.get('Perms'))
  const { values, hasField } = await valuesOfFields(view, form)
  const certified = permissions?.map.get('DocMDP')
  if (certified !== undefined && !values.some((value) => isSame(value, certified)))
    values.push(certified)
  const signatures: SignatureEntry[] = []
  for (const value of values.slice(0, MAX_SIGNATURES)) {
    const dict = await view.resolveDict(value)
    if (dict === null) continue
    const num = isRef(value) ? value.num : null
    const isCertified = certified !== undefined && isSame(value, certified)
    signatures.push(await readSignature(view, dict, num, isCertified))
  }
  const isFlagged = ((form === null ? null : numberIn(form, 'SigFlags')) ?? 0) % 2 === 1
  const hasLeftovers =
    signatures.length === 0 &&
    ((isFlagged && !hasField) ||
      certified !== undefined ||
      (await view.resolveDict(root?.map.get('DSS'))) !== null ||
      (await holdsSignature(view, sections)))
  return { signatures, isCut: values.length > MAX_SIGNATURES, hasLeftovers }
}

const isSame = (a: PdfObject, b: PdfObject) => isRef(a) && isRef(b) && a.num === b.num

/** The values of all signature fields, each once. */
async function valuesOfFields(view: FileView, form: PdfDict | null) {
  const values: PdfObject[] = []
  const visited = new Set<number>()
  let [left, hasField] = [MAX_FIELDS, false]
  const fields = await view.resolve(form?.map.get('Fields'))
  const pending: { node: PdfObject; type: string | null }[] = isList(fields)
    ? fields.map((node) => ({ node, type: null }))
    : []
  for (let next = pending.pop(); next !== undefined && left > 0; next = pending.pop()) {
    const { node } = next
    left -= 1
    if (isRef(node)) {
      if (visited.has(node.num)) continue
      visited.add(node.num)
    }
    const dict = await view.resolveDict(node)
    if (dict === null) continue
    const own = await view.resolve(dict.map.get('FT'))
    const type = isName(own) ? own.name : next.type
    hasField ||= type === 'Sig'
    const value = dict.map.get('V')
    const isNew = value !== undefined && !values.some((other) => isSame(other, value))
    if (type === 'Sig' && isNew && (await view.resolve(value)) !== null) values.push(value)
    const kids = await view.resolve(dict.map.get('Kids'))
    if (isList(kids)) for (const kid of kids) pending.push({ node: kid, type })
  }
  return { values, hasField }
}

async function readSignature(
  view: FileView,
  { map }: PdfDict,
  num: number | null,
  isCertified: boolean,
): Promise<SignatureEntry> {
  const contents = await view.resolve(map.get('Contents'))
  const range = await view.resolve(map.get('ByteRange'))
  const subFilter = await view.resolve(map.get('SubFilter'))
  const claimed = await view.resolve(map.get('M'))
  return {
    num,
    contents: isString(contents) ? contents : null,
    byteRange:
      isList(range) && range.every((item) => typeof item === 'number')
        ? range.filter((item) => typeof item === 'number')
        : null,
    subFilter: isName(subFilter) ? subFilter.name : '',
    claimed: isString(claimed) ? claimed.bytes : '',
    docMdp: isCertified ? await docMdpLevel(view, map.get('Reference')) : null,
    lock: await fieldLock(view, map.get('Reference')),
  }
}

const MAX_CERTIFICATES = 40

/** Certificates that were added to check signatures later, as the file has them; none where they are damaged. */
export async function readValidationCertificates(view: FileView): Promise<Uint8Array[]> {
  return certificatesOf(view).catch((error: unknown) => {
    if (error instanceof PdfSyntaxError) return []
    throw error
  })
}

async function certificatesOf(view: FileView): Promise<Uint8Array[]> {
  const root = await view.resolveDict(view.trailer.map.get('Root'))
  const store = await view.resolveDict(root?.map.get('DSS'))
  const list = await view.resolve(store?.map.get('Certs'))
  const certificates: Uint8Array[] = []
  for (const item of isList(list) ? list.slice(0, MAX_CERTIFICATES) : []) {
    const stream = await view.resolve(item)
    if (isStream(stream))
      certificates.push(await unpackStream(stream.dict, await view.rawBytes(stream)))
  }
  return certificates
}

const BYTE_RANGE = '/ByteRange'
const MAX_LEFTOVERS = 20

/** An object of any version is a signature. Text of an attached file is not, nor are Adobe's rights of use. */
async function holdsSignature(view: FileView, sections: readonly Section[]): Promise<boolean> {
  let at = indexOfText(view.bytes, BYTE_RANGE, 0)
  if (at < 0) return false
  const offsets = sections
    .flatMap(({ places }) => [...places.values()])
    .flatMap((place) => (place.kind === 'offset' ? [place.offset] : []))
    .sort((a, b) => a - b)
  for (let step = 0; at >= 0 && step < MAX_LEFTOVERS; step += 1) {
    const found = at
    const offset = offsets.findLast((one) => one <= found)
    if (offset !== undefined && (await isSignatureAt(view, offset))) return true
    at = indexOfText(view.bytes, BYTE_RANGE, at + 1)
  }
  return false
}

async function isSignatureAt(view: FileView, offset: number): Promise<boolean> {
  try {
    const { value } = new ObjectReader(view.bytes, offset).readIndirect()
    if (!isDict(value) || !value.map.has('ByteRange')) return false
    const references = await view.resolve(value.map.get('Reference'))
    const [first] = isList(references) ? references : []
    const reference = await view.resolveDict(first)
    return reference === null || !nameIn(reference, 'TransformMethod')?.startsWith('UR')
  } catch (error) {
    if (error instanceof PdfSyntaxError) return false
    throw error
  }
}

/** The bytes of a hexadecimal text, which may have white space; null for anything else. */
export function bytesOfHex({ bytes: text }: PdfString): Uint8Array<ArrayBuffer> | null {
  const digits = text.replaceAll(/\s/g, '')
  if (!/^[\da-f]*$/i.test(digits)) return null
  const result = new Uint8Array(Math.ceil(digits.length / 2))
  for (let index = 0; index < result.length; index += 1)
    result[index] = parseInt(digits.slice(index * 2, index * 2 + 2).padEnd(2, '0'), 16)
  return result
}

/** True where the text stands at its offsets of the file itself: one in a stream of objects does not. */
export const standsInFile = (bytes: Uint8Array, { bytes: text, start, end }: PdfString): boolean =>
  latin1(bytes.subarray(start, end)) === `<${text}>`
