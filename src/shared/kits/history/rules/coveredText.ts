import { coveredLetters, isWholePage } from '../content/coverage.ts'
import { around, overlaps, type Box } from '../content/geometry.ts'
import { wordsOf, type Cover, type PageContent, type Word } from '../content/pageContent.ts'
import type { Evidence, Finding } from '../finding.ts'
import { labelOf, placeOf, wordsWith } from './places.ts'

/** Check 4: text below something opaque that was drawn later, with what stands there now. */
export function coveredText(
  page: PageContent,
  number: number,
  isOpaque: (cover: Cover) => boolean,
): Finding[] {
  const covered = coveredLetters(page, isOpaque)
  if (covered.length === 0) return []
  const visible = page.letters.filter(({ hidden }) => hidden === null)
  const hidden = new Set(covered.map(({ letter }) => letter))
  const words = wordsOf(visible)
  const seen = wordsOf(visible.filter((letter) => !hidden.has(letter)))
  const coversOf = new Map(covered.map(({ letter, covers }) => [letter, covers]))
  const evidence: Evidence[] = []
  let belowPicture = 0
  for (const word of wordsWith(visible, hidden)) {
    const below = word.letters.filter((letter) => hidden.has(letter))
    const covers = below.flatMap((letter) => coversOf.get(letter) ?? [])
    if (covers.some((cover) => isScan(cover, page))) {
      belowPicture += 1
      continue
    }
    if (!isReadable(below.map(({ text }) => text).join(''))) continue
    const over = textOver(seen, covers, word)
    if (over !== null && over.replaceAll(/\s/g, '').includes(word.text)) continue
    evidence.push({
      label: labelOf(words, word),
      before: word.text,
      now: over,
      beforePlace: null,
      nowPlace: placeOf(word.box, page),
    })
  }
  const findings: Finding[] = []
  const base = { page: number, version: null, facts: [] }
  if (evidence.length > 0) findings.push({ ...base, rule: 'coveredText', evidence })
  if (belowPicture > 0) findings.push({ ...base, rule: 'textBelowPicture', evidence: [] })
  return findings
}

const isScan = ({ pictureId, boxes }: Cover, page: PageContent) =>
  pictureId !== null && boxes.some((box) => isWholePage(box, page))

/** A single letter or a rule of dashes below a shape tells nothing. */
const isReadable = (text: string) => (text.match(/[\p{L}\p{N}]/gu)?.length ?? 0) >= 2

/** What was drawn over the word later; null where nothing was. */
function textOver(seen: readonly Word[], covers: readonly Cover[], { box }: Word): string | null {
  const first = Math.min(...covers.map(({ order }) => order))
  const area: Box = around([box])
  const over = seen.filter(
    (word) => word.letters.every(({ order }) => order > first) && overlaps(word.box, area),
  )
  return over.length === 0 ? null : over.map(({ text }) => text).join(' ')
}
