import type { DocumentKind, KnownDocument } from './documentKind.ts'
import { hasNoText, normalizeText } from './extractFirstText.ts'
import { MIN_LEAD, KEYWORDS, MIN_SCORE } from './keywords.ts'

const documents = Object.keys(KEYWORDS) as KnownDocument[] // Object.keys loses the key type

/** 'unknown' unless one kind clearly leads, because a wrong warning is worse than none. */
export function classifyText(text: string): DocumentKind {
  if (hasNoText(text)) return 'scan'
  const normalized = normalizeText(text)
  const [first, second] = documents
    .map((kind) => ({ kind, points: scoreOf(kind, normalized) }))
    .toSorted((a, b) => b.points - a.points)
  if (first === undefined || first.points < MIN_SCORE) return 'unknown'
  return first.points - (second?.points ?? 0) < MIN_LEAD ? 'unknown' : first.kind
}

function scoreOf(kind: KnownDocument, normalized: string): number {
  return KEYWORDS[kind].reduce(
    (sum, [points, mark]) => (mark.test(normalized) ? sum + points : sum),
    0,
  )
}
