import type { PdfDocument } from '#shared/pdf/pdfEngine.ts'

/** What names a document stands at its beginning; a page may carry a megabyte of text. */
const LOOKED_AT = 20_000

/** A report's cover is often a picture; what has no text so far is a scan. */
const PAGES_READ = 3

/** What scanners for phones print on a page that has no other text. */
const SCANNER =
  /(?:scanned|powered|created|generated) (?:by|with|using) [\w .]{0,40}(?:scan|lens)\w*/g

/** One form for ligatures, letters of another width, curly quotes and line breaks. */
export const normal = (text: string): string =>
  text
    .slice(0, LOOKED_AT)
    .normalize('NFKC')
    .replaceAll('’', "'")
    .replaceAll(/\s+/g, ' ')
    .toLowerCase()

/** Whether a page says nothing: it is a picture, with a scanner's own name at most. */
export const isWithoutText = (text: string): boolean =>
  !/[\p{L}\p{N}]/u.test(normal(text).replaceAll(SCANNER, ''))

/** The text of the first page that has any. */
export async function firstText(document: PdfDocument): Promise<string> {
  for (let number = 1; number <= Math.min(PAGES_READ, document.pages); number += 1) {
    const page = number === 1 ? document.first : await document.page(number)
    const text = (await page.text()).join(' ')
    if (!isWithoutText(text)) return text
  }
  return ''
}
