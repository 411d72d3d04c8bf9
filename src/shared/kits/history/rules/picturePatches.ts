import { isWholePage } from '../content/coverage.ts'
import { areaOf, intersect, type Box } from '../content/geometry.ts'
import { wordsOf, type PageContent, type Picture, type Word } from '../content/pageContent.ts'
import type { Evidence, Finding } from '../finding.ts'
import { isAmount, labelOf, placeOf } from './places.ts'

/** How a picture was made: its pixels, and its compression where the file tells it. */
export type PictureMaking = {
  width: number
  isOpaque: boolean
  /** Filter and quantisation tables; null where not known. */
  compression: string | null
}

/** Of the page: smaller ones are dots, larger ones parts of a scan. */
const [MIN_PATCH, MAX_PATCH] = [0.0002, 0.15]
/** Scans that are put together of more than these are made so by their program. */
const MAX_PATCHES = 6
const MAX_TYPED_WORDS = 12
/** Of the resolution: less is rounding. */
const SAME_RESOLUTION = 0.04
/** Of the height: page numbers and stamps of portals stand above and below. */
const MARGIN = 0.07

/** The scan of a page and the pictures that were put on it later; null where it is no scan. */
export function scanOf({ pictures, ...page }: PageContent) {
  const scan = pictures.find(({ box }) => isWholePage(box, { ...page, pictures }))
  if (scan === undefined) return null
  const whole = page.width * page.height
  const patches = pictures.filter(
    ({ box, order }) =>
      order > scan.order &&
      areaOf(box) > MIN_PATCH * whole &&
      areaOf(box) < MAX_PATCH * whole &&
      areaOf(intersect(box, scan.box)) > 0.95 * areaOf(box),
  )
  return { scan, patches: patches.length > MAX_PATCHES ? [] : patches }
}

/** Check 7: pictures in a scan that were made otherwise than it. */
export function picturePatches(
  page: PageContent,
  number: number,
  makingOf: (picture: Picture) => PictureMaking | null,
): Finding[] {
  const found = scanOf(page)
  const base = found === null ? null : makingOf(found.scan)
  if (found === null || base === null) return []
  const resolution = resolutionOf(base, found.scan.box)
  const facts = new Set<string>()
  const evidence: Evidence[] = []
  for (const patch of found.patches) {
    const making = makingOf(patch)
    if (making?.isOpaque !== true) continue
    const isOther =
      Math.abs(resolutionOf(making, patch.box) / resolution - 1) > SAME_RESOLUTION
        ? 'resolution'
        : 'compression'
    if (isOther === 'compression' && !differs(making.compression, base.compression)) continue
    facts.add(isOther)
    evidence.push(evidenceAt(patch.box, '', page))
  }
  return evidence.length === 0
    ? []
    : [{ rule: 'picturePatch', page: number, version: null, evidence, facts: [...facts] }]
}

const differs = (one: string | null, other: string | null) =>
  one !== null && other !== null && one !== other

const resolutionOf = ({ width }: PictureMaking, box: Box) => width / (box[2] - box[0])

/** Check 7: a few figures that were typed over a scan. */
export function typedOnScan(page: PageContent, number: number): Finding[] {
  const scan = scanOf(page)?.scan
  if (scan === undefined) return []
  const typed = wordsOf(
    page.letters.filter(
      ({ hidden, annotation, order }) =>
        hidden === null && annotation === null && order > scan.order,
    ),
  ).filter((word) => !isInMargin(word, page))
  const figures = typed.filter(({ text }) => isAmount(text))
  if (figures.length === 0 || typed.length > MAX_TYPED_WORDS) return []
  const evidence = figures.map((word) =>
    evidenceAt(word.box, word.text, page, labelOf(typed, word)),
  )
  return [{ rule: 'typedOnScan', page: number, version: null, evidence, facts: [] }]
}

const isInMargin = ({ box: [, top, , bottom] }: Word, { height }: PageContent) =>
  bottom < MARGIN * height || top > (1 - MARGIN) * height

const evidenceAt = (box: Box, now: string, page: PageContent, label = ''): Evidence => ({
  label,
  before: null,
  now,
  beforePlace: null,
  nowPlace: placeOf(box, page),
})
