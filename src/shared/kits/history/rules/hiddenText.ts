import { isWholePage } from '../content/coverage.ts'
import { centreOf, isInside } from '../content/geometry.ts'
import { wordsOf, type Letter, type PageContent } from '../content/pageContent.ts'
import type { Evidence, Finding } from '../finding.ts'
import { placeOf } from './places.ts'

type Reason = 'invisible' | 'white' | 'outside' | 'layer'

const REASON_TEXTS: Record<Reason, string> = {
  invisible: 'drawn invisibly',
  white: 'white on white',
  outside: 'outside the page',
  layer: 'in a layer that is switched off',
}

/** Fewer letters are left-overs of layouts, such as a space or a dot. */
const MIN_LETTERS = 4
const MAX_EVIDENCE = 50

/** Check 5: text that a reader of the page cannot see. A picture of the whole page above it is a scan with its text. */
export function hiddenText(page: PageContent, number: number): Finding[] {
  const isScan = page.pictures.some(({ box }) => isWholePage(box, page))
  const found = new Map<Reason, Letter[]>()
  for (const letter of page.letters) {
    const reason = letter.text.trim() === '' ? null : reasonOf(letter, page)
    if (reason !== null) found.set(reason, [...(found.get(reason) ?? []), letter])
  }
  const base = { page: number, version: null }
  const findings: Finding[] = []
  for (const [reason, letters] of found) {
    const text = letters.map((letter) => letter.text).join('')
    if ((text.match(/[\p{L}\p{N}]/gu)?.length ?? 0) < MIN_LETTERS) continue
    if (
      isHonest(
        reason,
        wordsOf(letters).map((word) => word.text),
      )
    )
      continue
    if (reason === 'invisible' && isScan)
      findings.push({ ...base, rule: 'textLayer', evidence: [], facts: [] })
    else
      findings.push({
        ...base,
        rule: 'hiddenText',
        evidence: evidenceOf(letters, page),
        facts: [REASON_TEXTS[reason]],
      })
  }
  return findings
}

/** Printers keep crop marks and job names outside the page, one library its own name in invisible letters. */
function isHonest(reason: Reason, words: readonly string[]): boolean {
  if (reason === 'outside') return !words.some((word) => /\d[.,]\d\d$/.test(word))
  return words.join('').startsWith('PoweredbyTCPDF')
}

const evidenceOf = (letters: readonly Letter[], page: PageContent): Evidence[] =>
  wordsOf(letters)
    .slice(0, MAX_EVIDENCE)
    .map((word) => ({
      label: '',
      before: word.text,
      now: null,
      beforePlace: null,
      nowPlace: placeOf(word.box, page),
    }))

function reasonOf(letter: Letter, page: PageContent): Reason | null {
  if (letter.hidden === 'clipped' || letter.annotation !== null) return null
  if (letter.hidden !== null) return letter.hidden
  const [x, y] = centreOf(letter.box)
  if (!isInside([0, 0, page.width, page.height], x, y)) return 'outside'
  return isWhite(letter.color) && !hasGround(letter, x, y, page) ? 'white' : null
}

const isWhite = (color: string | null): boolean =>
  color !== null && /^#f[b-f]f[b-f]f[b-f]$/.test(color)

/** Something that is not white lies below, so that white text can be read. */
function hasGround({ order }: Letter, x: number, y: number, page: PageContent): boolean {
  return (
    page.pictures.some((picture) => picture.order < order && isInside(picture.box, x, y)) ||
    page.drawings.some(
      (drawing) =>
        drawing.order < order &&
        drawing.isFilled &&
        !isWhite(drawing.fill) &&
        isInside(drawing.box, x, y),
    )
  )
}
