import {
  judgeWorkbook,
  type WorkbookPart,
  type WorkbookVerdict,
} from '#shared/files/judgeWorkbook.ts'
import { storeFiles } from '#shared/files/zipWriter.ts'

export type UnpackedWorkbook =
  | { kind: 'unpacked'; bytes: Uint8Array<ArrayBuffer> }
  | { kind: 'refused'; why: Exclude<WorkbookVerdict, 'fine'> }

const isZip = ([first, second, third = 9, fourth = 9]: Uint8Array) =>
  first === 0x50 && second === 0x4b && third < 9 && fourth < 9

/** Whether the library unpacks it, whatever it is called. */
export const isContainer = (bytes: Uint8Array): boolean =>
  isZip(bytes) || (bytes[0] === 0xd0 && bytes[1] === 0xcf)

/** Pictures, macros and settings of printers say nothing about cells. */
const IS_XML = /\.(?:xml|rels)$/i
/** Either makes the library read the ZIP as OpenDocument, which repeats rows by the million in a few letters. */
const OPEN_DOCUMENT: ReadonlySet<string> = new Set(['meta-inf/manifest.xml', 'objectdata.xml'])

/**
 * A workbook as the spreadsheet library is given it: unpacked by our reader, within our limits, and packed anew without
 * compression. The library's own reader of ZIPs follows other rules than any guard before it could foresee.
 */
export async function unpackWorkbook(bytes: Uint8Array<ArrayBuffer>): Promise<UnpackedWorkbook> {
  // A workbook by name alone, a table as HTML or text, is left to the library.
  if (!isContainer(bytes)) return { kind: 'unpacked', bytes }
  const parts: WorkbookPart[] = []
  const why = await judgeWorkbook(bytes, ({ name, content }) => {
    if (IS_XML.test(name) && !OPEN_DOCUMENT.has(name.toLowerCase()))
      parts.push({ name, content: withoutLinks(asUtf8(content)) })
  })
  if (why !== 'fine') return { kind: 'refused', why }
  return { kind: 'unpacked', bytes: isZip(bytes) ? storeFiles(parts) : bytes }
}

/** The library reads parts in UTF-16 too, by their byte order mark. */
function asUtf8(part: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const [first, second] = part
  const isLittle = first === 0xff && second === 0xfe
  if (!isLittle && !(first === 0xfe && second === 0xff)) return part
  return new TextEncoder().encode(new TextDecoder(isLittle ? 'utf-16le' : 'utf-16be').decode(part))
}

/** As the library finds it. */
const LINK = /<(?:\w+:)?hyperlink /g

/**
 * The library makes a cell for each one that a link covers, a million for a few letters ('A1:IV65536'), and links are
 * not shown: their elements get another name.
 */
function withoutLinks(part: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  // One letter a byte, whatever the encoding is.
  const text = new TextDecoder('latin1').decode(part)
  if (!text.includes('hyperlink ')) return part
  const changed = part.slice()
  for (const { index, 0: tag } of text.matchAll(LINK)) changed[index + tag.length - 2] = 0x5f
  return changed
}
