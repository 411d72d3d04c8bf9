import type { PdfDocument } from '#shared/platform/pdf/pdfEngine.ts'

/** The document's name is near the start; a page may have a megabyte of text. */
const MAX_CHARACTERS = 20_000

/** A report's cover is often an image; without text up to here it is a scan. */
const MAX_PAGES = 3

/** Text that phone scanner apps add to a page. */
const SCANNER =
  /(?:scanned|powered|created|generated) (?:by|with|using) [\w .]{0,40}(?:scan|lens)\w*/g

/** Normalizes ligatures, character width, quotes and line breaks. */
export const normalizeText = (text: string): string =>
  text
    .slice(0, MAX_CHARACTERS)
    .normalize('NFKC')
    .replaceAll('’', "'")
    .replaceAll(/\s+/g, ' ')
    .toLowerCase()

/** Whether a page is an image, with a scanner app's text at most. */
export const hasNoText = (text: string): boolean =>
  !/[\p{L}\p{N}]/u.test(normalizeText(text).replaceAll(SCANNER, ''))

/** Reads up to the first page that has text. */
export async function extractFirstText(document: PdfDocument): Promise<string> {
  for (let number = 1; number <= Math.min(MAX_PAGES, document.pageCount); number += 1) {
    const page = number === 1 ? document.firstPage : await document.getPage(number)
    const text = (await page.getText()).join(' ')
    if (!hasNoText(text)) return text
  }
  return ''
}
