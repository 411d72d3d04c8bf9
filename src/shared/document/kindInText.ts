import type { DocumentKind, KnownDocument } from './documentKind.ts'
import { isWithoutText, normal } from './firstText.ts'
import { LEAD_MIN, MARKS, POINTS_MIN } from './marks.ts'

const documents = Object.keys(MARKS) as KnownDocument[] // Object.keys forgets what its keys are

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
