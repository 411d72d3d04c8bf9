import { type PdfDocument, openPdf } from '#shared/pdf/pdfEngine.ts'
import { HEAD_BYTES, kindByBytes } from '#shared/upload/fileKind.ts'
import type { DocumentKind } from './documentKind.ts'
import { isWithoutText, kindInText } from './kindInText.ts'

/** A report's cover is often a picture; what has no text so far is a scan. */
const PAGES_READ = 3

/**
 * What a file is by the text of its first page, read in the worker of pdf.js. It never rejects and decides nothing: where
 * it cannot tell, it is 'unknown'.
 * @param password of a locked file, where it is known
 */
export async function tellDocument(
  file: Blob,
  password?: string,
  signal?: AbortSignal,
): Promise<DocumentKind> {
  try {
    const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer())
    if (kindByBytes(head, 'pdf') !== 'pdf') return 'unknown'
    const opening = await openPdf(file, password, signal)
    if (opening.kind === 'locked' || opening.kind === 'wrongPassword') return 'locked'
    if (opening.kind !== 'ok') return 'unknown'
    const { document } = opening
    try {
      return kindInText(await firstText(document))
    } finally {
      await document.close()
    }
  } catch {
    return 'unknown' // gone, called off, or the reader did not load: the file's own check says so
  }
}

/** The text of the first page that has any. */
async function firstText(document: PdfDocument): Promise<string> {
  for (let number = 1; number <= Math.min(PAGES_READ, document.pages); number += 1) {
    const page = number === 1 ? document.first : await document.page(number)
    const text = (await page.text()).join(' ')
    if (!isWithoutText(text)) return text
  }
  return ''
}
