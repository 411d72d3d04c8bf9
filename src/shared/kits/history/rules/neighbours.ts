import type { Letter, PageContent } from '../content/pageContent.ts'
import type { Evidence, Finding } from '../finding.ts'
import {
  RIGHT,
  columnsOf,
  commonOf,
  figuresOf,
  linesOf,
  rowOf,
  shownWords,
  type Column,
  type Figure,
  type Lines,
} from './columns.ts'
import { labelOf, placeOf } from './places.ts'

type Trait = 'font' | 'size' | 'color' | 'baseline' | 'edge' | 'spacing' | 'order'

const TRAIT_TEXTS: Record<Trait, string> = {
  font: 'font',
  size: 'size',
  color: 'colour',
  baseline: 'height on its line',
  edge: 'edge',
  spacing: 'space between its digits',
  order: 'place in the order of drawing',
}

/** Of a column: so many figures may differ. */
const MAX_OUTLIERS_PART = 0.1
/** Of the size: what counts as another one, and as too far for the same column. */
const SIZE_STEP = 0.015
const [BASELINE_STEP, BASELINE_MAX] = [0.04, 0.4]
const [EDGE_STEP, EDGE_MAX] = [0.06, 0.5]
const [SPACE_STEP, SPACE_MAX] = [0.015, 0.2]
/** So close are two values that one program gives twice. */
const SAME = 0.012
const MIN_SAME = 4
const LAST_OPERATIONS = 3

/** Rows of sums are often laid out in their own way. */
const LAYOUT: ReadonlySet<Trait> = new Set(['baseline', 'edge', 'spacing'])
/** Another table that happens to end near the column has its own layout and order. */
const TABLE: ReadonlySet<Trait> = new Set([...LAYOUT, 'order'])
const SUM = /total/i

/** Of the usual distance of two rows: the first or last figure at more belongs to another table. */
const APART_ROWS = 2

function isApart({ members }: Column, figure: Figure): boolean {
  const gaps = members.slice(1).map((one, index) => one.baseline - (members[index]?.baseline ?? 0))
  const gap = figure === members[0] ? gaps[0] : figure === members.at(-1) ? gaps.at(-1) : undefined
  return gap !== undefined && gap > APART_ROWS * median(gaps)
}

type Seen = { page: PageContent; lines: Lines; column: Column }

/** Check 6: figures that differ from the others of their column in how they are drawn. */
export function neighbours(page: PageContent, number: number): Finding[] {
  const words = shownWords(page)
  const lines = linesOf(words)
  const found = new Map<Figure, Set<Trait>>()
  for (const column of columnsOf(figuresOf(words)))
    for (const [trait, find] of Object.entries(FINDERS) as [Trait, Finder][]) {
      if (column.members[0]?.kind === 'text' && trait !== 'font') continue
      const outliers = find({ page, lines, column }).filter(
        (figure) => !LAYOUT.has(trait) || !SUM.test(labelOf(words, figure)),
      )
      const most = Math.max(1, Math.floor(column.members.length * MAX_OUTLIERS_PART))
      if (outliers.length > most) continue
      for (const figure of outliers.filter((one) => !TABLE.has(trait) || !isApart(column, one)))
        found.set(figure, (found.get(figure) ?? new Set<Trait>()).add(trait))
    }
  if (found.size === 0) return []
  const evidence = [...found.keys()].map((figure): Evidence => ({
    label: labelOf(words, figure),
    before: null,
    now: figure.text,
    beforePlace: null,
    nowPlace: placeOf(figure.box, page),
  }))
  const traits = new Set([...found.values()].flatMap((set) => Array.from(set)))
  const facts = [...traits].map((trait) => TRAIT_TEXTS[trait])
  return [{ rule: 'neighbours', page: number, version: null, evidence, facts }]
}

type Finder = (seen: Seen) => readonly Figure[]

const FINDERS: Record<Trait, Finder> = {
  // Bold and italic stand out on purpose.
  font: (seen) => byLook(seen, ({ font }) => font).filter(({ isEmphasis }) => !isEmphasis),
  size: (seen) => byLook(seen, ({ size }) => String(Math.round(Math.log(size) / SIZE_STEP))),
  color: ({ column, ...seen }) =>
    isNeutral(commonOf(column.members.map(({ color }) => color)) ?? null)
      ? byLook({ ...seen, column }, ({ color }) => color ?? '').filter(({ color }) =>
          isNeutral(color),
        )
      : [],
  baseline: ({ lines, column: { members } }) =>
    farOff(members, (figure) => rowOffset(lines, figure), [BASELINE_STEP, BASELINE_MAX]),
  edge: ({ column: { edge, members } }) =>
    edge === RIGHT && members[0]?.kind === 'amount'
      ? farOff(members, ({ box }) => box[edge], [EDGE_STEP, EDGE_MAX])
      : [],
  spacing: ({ column: { members } }) => farOff(members, spaceOf, [SPACE_STEP, SPACE_MAX]),
  order: lateOnes,
}

/** Among the last things drawn on the page, while others of the column stand lower and were drawn in their order. */
function lateOnes({ page, column: { members } }: Seen): Figure[] {
  const shown = page.letters.filter(({ annotation }) => annotation === null)
  const orders = [...new Set(shown.map(({ order }) => order))].sort((a, b) => b - a)
  const last = new Set(orders.slice(0, LAST_OPERATIONS))
  const rest = members.filter(({ order }) => !last.has(order))
  const isInOrder = rest.every(({ order }, index) => order >= (rest[index - 1]?.order ?? 0))
  return isInOrder
    ? members.filter(
        ({ order, baseline, size }) =>
          last.has(order) && rest.some((other) => other.baseline > baseline + size),
      )
    : []
}

/** Looks that only the outliers have: neither their own row nor anything else on the page is drawn like them. */
function byLook({ page, lines, column }: Seen, lookOf: (letter: Letter | Figure) => string) {
  const { members } = column
  const usual = commonOf(members.map(lookOf))
  const outliers = members.filter((figure) => lookOf(figure) !== usual)
  const own = new Set(outliers.flatMap(({ letters }) => letters))
  return outliers.filter((figure) => {
    const look = lookOf(figure)
    return (
      !rowOf(lines, figure).some((word) => word.letters.some((one) => lookOf(one) === look)) &&
      !page.letters.some((one) => !own.has(one) && one.text.trim() !== '' && lookOf(one) === look)
    )
  })
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

/** Members whose value is off by a share of their size between the two limits, while that of the others is the same. */
function farOff(
  members: readonly Figure[],
  valueOf: (figure: Figure) => number | null,
  [least, most]: readonly [number, number],
): Figure[] {
  const values = members.flatMap((figure) => {
    const value = valueOf(figure)
    return value === null ? [] : [{ figure, value }]
  })
  const usual = median(values.map(({ value }) => value))
  const off = values.map(({ figure, value }) => ({
    figure,
    by: Math.abs(value - usual) / figure.size,
  }))
  const same = off.filter(({ by }) => by < SAME)
  const outliers = off.filter(({ by }) => by > least)
  const isClear = same.length >= MIN_SAME && same.length + outliers.length === off.length
  return isClear && outliers.every(({ by }) => by < most)
    ? outliers.map(({ figure }) => figure)
    : []
}

/** How far it stands from the nearest line of a word beside it; null where it stands alone. */
function rowOffset(lines: Lines, figure: Figure): number | null {
  const distances = rowOf(lines, figure).map(({ letters: [first] }) =>
    Math.abs(figure.baseline - (first?.baseline ?? Infinity)),
  )
  return distances.length === 0 ? null : Math.min(...distances)
}

/** Between its digits; null for a single one. */
function spaceOf({ kind, main, size }: Figure): number | null {
  if (kind === 'text') return null
  const gaps = main.slice(1).flatMap((letter, index) => {
    const gap = letter.box[0] - (main[index]?.box[2] ?? letter.box[0])
    return Math.abs(gap) < 0.2 * size ? gap : []
  })
  return gaps.length === 0 ? null : median(gaps)
}

/** Black and greys: red amounts are negative ones, and links are blue. */
function isNeutral(color: string | null): boolean {
  if (color === null) return false
  const parts = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))
  return Math.max(...parts) - Math.min(...parts) < 24
}
