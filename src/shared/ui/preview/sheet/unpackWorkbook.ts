import {
  checkWorkbook,
  type WorkbookPart,
  type WorkbookStatus,
} from '#shared/platform/files/checkWorkbook.ts'
import { makeZipBytes } from '#shared/platform/files/zipWriter.ts'

export type UnpackedWorkbook =
  | { kind: 'unpacked'; bytes: Uint8Array<ArrayBuffer> }
  | { kind: 'refused'; reason: Exclude<WorkbookStatus, 'fine'> }

const isZip = ([first, second, third = 9, fourth = 9]: Uint8Array) =>
  first === 0x50 && second === 0x4b && third < 9 && fourth < 9

/** The library would unpack such a file, whatever its name. */
export const isContainer = (bytes: Uint8Array): boolean =>
  isZip(bytes) || (bytes[0] === 0xd0 && bytes[1] === 0xcf)

/** Images, macros and printer settings contain no cells. */
const IS_XML = /\.(?:xml|rels)$/i
/** Either makes the library read the ZIP as OpenDocument, where a few characters can repeat millions of rows. */
const OPEN_DOCUMENT: ReadonlySet<string> = new Set(['meta-inf/manifest.xml', 'objectdata.xml'])

/** Repacked uncompressed for the spreadsheet library, whose ZIP reader follows other rules than our checks. */
export async function unpackWorkbook(bytes: Uint8Array<ArrayBuffer>): Promise<UnpackedWorkbook> {
  // A workbook by name only (an HTML or text table) goes to the library unchanged.
  if (!isContainer(bytes)) return { kind: 'unpacked', bytes }
  const parts: WorkbookPart[] = []
  const reason = await checkWorkbook(bytes, ({ name, content }) => {
    if (IS_XML.test(name) && !OPEN_DOCUMENT.has(name.toLowerCase()))
      parts.push({ name, content: withoutLinks(asUtf8(content)) })
  })
  if (reason !== 'fine') return { kind: 'refused', reason }
  return { kind: 'unpacked', bytes: isZip(bytes) ? makeZipBytes(parts) : bytes }
}

/** The library also reads UTF-16 parts, by their BOM. */
function asUtf8(part: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const [first, second] = part
  const isLittle = first === 0xff && second === 0xfe
  if (!isLittle && !(first === 0xfe && second === 0xff)) return part
  return new TextEncoder().encode(new TextDecoder(isLittle ? 'utf-16le' : 'utf-16be').decode(part))
}

/** The pattern that the library uses. */
const LINK = /<(?:\w+:)?hyperlink /g

/** The library creates a cell for each one that a link covers, a million for 'A1:IV65536'. Links are not shown. */
function withoutLinks(part: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  // One character per byte in any encoding.
  const text = new TextDecoder('latin1').decode(part)
  if (!text.includes('hyperlink ')) return part
  const changed = part.slice()
  for (const { index, 0: tag } of text.matchAll(LINK)) changed[index + tag.length - 2] = 0x5f
  return changed
}
