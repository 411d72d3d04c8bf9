import type { PdfDocument } from '#shared/pdf/pdfEngine.ts'
import type { DocumentKind, KnownDocument } from './documentKind.ts'
import { LEAD_MIN, MARKS, POINTS_MIN } from './marks.ts'

/** What names a document stands at its beginning; a page may carry a megabyte of text. */
const LOOKED_AT = 20_000

/** A report's cover is often a picture; what has no text so far is a scan. */
const PAGES_READ = 3

/** What scanners for phones print on a page that has no other text. */
const SCANNER =
  /(?:scanned|powered|created|generated) (?:by|with|using) [\w .]{0,40}(?:scan|lens)\w*/g

const documents = Object.keys(MARKS) as KnownDocument[] // Object.keys forgets what its keys are

/** One form for ligatures, letters of another width, curly quotes and line breaks. */
const normal = (text: string): string =>
  text
    .slice(0, LOOKED_AT)
    .normalize('NFKC')
    .replaceAll('’', "'")
    .replaceAll(/\s+/g, ' ')
    .toLowerCase()

/** Whether a page says nothing: it is a picture, with a scanner's own name at most. */
const isWithoutText = (text: string): boolean =>
  !/[\p{L}\p{N}]/u.test(normal(text).replaceAll(SCANNER, ''))

/**
 * The document that a page's text speaks of. 'unknown' unless one is clearly ahead of all others: a certificate names
 * several documents, and silence costs nothing where a false word would.
 */
export function kindInText(text: string): DocumentKind {
  if (isWithoutText(text)) return 'scan'
  const words = normal(text)
  const [first, second] = documents
    .map((kind) => ({ kind, points: pointsOf(kind, words) }))
    .toSorted((a, b) => b.points - a.points)
  if (first === undefined || first.points < POINTS_MIN) return 'unknown'
  return first.points - (second?.points ?? 0) < LEAD_MIN ? 'unknown' : first.kind
}

function pointsOf(kind: KnownDocument, words: string): number {
  return MARKS[kind].reduce((sum, [points, mark]) => (mark.test(words) ? sum + points : sum), 0)
}

/** The text of the first page that has any. */
export async function firstText(document: PdfDocument): Promise<string> {
  for (let number = 1; number <= Math.min(PAGES_READ, document.pages); number += 1) {
    const page = number === 1 ? document.first : await document.page(number)
    const text = (await page.text()).join(' ')
    if (!isWithoutText(text)) return text
  }
  return ''
}
