import type { TextPiece } from '../readPdf.ts'
import type { Job } from '../world.ts'
import { cardsIn, type Card } from './parseCards.ts'
import { sampleCard } from './sampleCard.ts'

/** A list with one document; several are returned one per page (analyzers §3). */
function resultBody(cards: readonly Card[], magic: string | null): object {
  const pages = Object.fromEntries(cards.map((card, page) => [`page_${page}`, card]))
  if (magic === 'page-keys') return pages
  return cards.length > 1 ? [pages] : cards
}

/** The outcome of an uploaded document. `pages` is null for a picture. */
export function idOutcome(
  pages: readonly TextPiece[][] | null,
  fileName: string,
  magic: string | null,
): Job['outcome'] {
  if (magic === 'failed') return { kind: 'failed', message: 'Document could not be processed' }
  if (magic === 'misfit') return { kind: 'result', body: { documents: 'not a list' } }
  if (magic === 'odd-status')
    return { kind: 'result', body: { status: 'Rejected', message: 'Document is not clear' } }
  const isScan = pages === null || pages.every((page) => page.length === 0)
  const cards = isScan ? [sampleCard(fileName)] : cardsIn(pages)
  if (cards.length === 0) return { kind: 'failed', message: 'No document was found on the page' }
  const read =
    magic === 'insufficient'
      ? cards.map((card) => ({ ...card, doc_id: 'Insufficient Info' }))
      : cards
  return { kind: 'result', body: resultBody(read, magic) }
}
