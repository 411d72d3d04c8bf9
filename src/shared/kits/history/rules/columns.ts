import { around } from '../content/geometry.ts'
import { wordsOf, type Letter, type PageContent, type Word } from '../content/pageContent.ts'

const KINDS = {
  amount: /^[^\p{L}\d]{0,4}(?:\d[\d,]*[.,]\d\d|\d{1,3}(?:,\d{2,3})+)[^\p{L}\d]{0,3}(?:Cr|Dr)?\.?$/u,
  number: /^\d{4,}$/,
  /** 03/10/2026, 3-Oct-26 or 2026-10-03. */
  date: /^\d{1,4}[-/.](?:\d{1,2}|\p{L}{3,9})[-/.,]\d{2,4}$/u,
  /** A name, an employer, the words of a transaction; prose is longer. */
  text: /^\p{L}.{0,39}$/u,
} as const
type Kind = keyof typeof KINDS
/** They mean something only beside what says what they are: numbers of lines and pages stand alone. */
const BESIDE: ReadonlySet<Kind> = new Set(['number', 'text'])

/** Words of one line that stand together, drawn as its first digit or letter. */
export type Figure = Word & {
  kind: Kind
  /** The letters that give its look. */
  main: readonly Letter[]
} & Pick<Letter, 'font' | 'isEmphasis' | 'size' | 'color' | 'baseline' | 'order'>

/** Words of the page that can be seen, without annotations. */
export const shownWords = ({ letters }: PageContent): Word[] =>
  wordsOf(letters.filter(({ hidden, annotation }) => hidden === null && annotation === null))

/** Of the size: words closer than this are one text. */
const SPACE_PART = 0.6

function joinTexts(words: readonly Word[]): Word[] {
  const joined: Word[] = []
  for (const word of words) {
    const last = joined.at(-1)
    const [end, start] = [last?.letters.at(-1), word.letters[0]]
    const isNext =
      last !== undefined &&
      end !== undefined &&
      start !== undefined &&
      /^\p{L}/u.test(last.text) &&
      Math.abs(end.baseline - start.baseline) < 0.1 * end.size &&
      Math.abs(start.box[0] - end.box[2]) < SPACE_PART * end.size
    if (isNext)
      joined[joined.length - 1] = {
        text: `${last.text} ${word.text}`,
        box: around([last.box, word.box]),
        letters: [...last.letters, ...word.letters],
      }
    else joined.push(word)
  }
  return joined
}

/** Amounts and dates; long numbers and texts beside a label. */
export function figuresOf(words: readonly Word[]): Figure[] {
  const lines = linesOf(words)
  return joinTexts(words).flatMap((word) => {
    const kind = (Object.keys(KINDS) as Kind[]).find((one) => KINDS[one].test(word.text))
    if (kind === undefined) return []
    const main = word.letters.filter(({ text }) => (kind === 'text' ? /\p{L}/u : /\d/).test(text))
    // A text may begin with a sign of another font.
    const font = kind === 'text' ? commonOf(main.map((letter) => letter.font)) : main[0]?.font
    const first = main.find((letter) => letter.font === font)
    if (first === undefined || (BESIDE.has(kind) && !isBesideLabel(lines, word))) return []
    const { isEmphasis, size, color, baseline, order } = first
    return [{ ...word, kind, main, font: first.font, isEmphasis, size, color, baseline, order }]
  })
}

/** Words by the whole points of their base line. */
export type Lines = ReadonlyMap<number, readonly Word[]>

const baselineOf = ({ letters: [first] }: Word): number => first?.baseline ?? NaN

export function linesOf(words: readonly Word[]): Lines {
  const lines = new Map<number, Word[]>()
  for (const word of words) {
    const key = Math.floor(baselineOf(word))
    const line = lines.get(key)
    if (line === undefined) lines.set(key, [word])
    else line.push(word)
  }
  return lines
}

const LINE_PART = 0.4

/** Everything else that stands on the same line, or nearly. */
export function rowOf(lines: Lines, { letters }: Word): Word[] {
  const { baseline = NaN, size = 0 } = letters[0] ?? {}
  const near: Word[] = []
  for (
    let key = Math.floor(baseline - LINE_PART * size);
    key <= baseline + LINE_PART * size;
    key += 1
  )
    near.push(...(lines.get(key) ?? []))
  return near.filter(
    (word) =>
      Math.abs(baselineOf(word) - baseline) < LINE_PART * size &&
      !letters.some((letter) => letter === word.letters[0]),
  )
}

/** Of the size: a label stands so far before its value. */
const LABEL_GAP = 1.5

/** Not in a running heading, which has the number of the page beside it. */
const isBesideLabel = (lines: Lines, word: Word): boolean =>
  !isAtEnd(lines, word) &&
  rowOf(lines, word).some(
    (label) =>
      label.box[2] < word.box[0] - LABEL_GAP * (word.letters[0]?.size ?? 0) &&
      Math.abs(baselineOf(label) - baselineOf(word)) < 0.1 * (word.letters[0]?.size ?? 0),
  )

/** On the first or the last line of the page. */
function isAtEnd(lines: Lines, word: Word): boolean {
  const key = Math.floor(baselineOf(word))
  const keys = [...lines.keys()]
  return key <= Math.min(...keys) || key >= Math.max(...keys)
}

/** The value that occurs most often. */
export function commonOf<T>(values: readonly T[]): T | undefined {
  const counts = new Map<T, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0]
}

/** Indices of a box. */
export const [LEFT, RIGHT] = [0, 2] as const
type Edge = typeof LEFT | typeof RIGHT

/** Figures or dates below each other, aligned at the edge that `edge` names. */
export type Column = { edge: Edge; members: readonly Figure[] }

/** Of the size: members of a column may be this far from each other's edge. */
const EDGE_PART = 0.8
/** Of the size: two at the same place. */
const EXACT_PART = 0.02
const MIN_MEMBERS = 5

/** Groups of at least five figures; each figure in the one whose edge is kept best. */
export function columnsOf(figures: readonly Figure[]): Column[] {
  const groups = (Object.keys(KINDS) as Kind[]).flatMap((kind) =>
    ([RIGHT, LEFT] as const).flatMap((edge) =>
      groupsBy(
        figures.filter((figure) => figure.kind === kind),
        edge,
      ),
    ),
  )
  const taken = new Set<Figure>()
  const columns: Column[] = []
  for (const { edge, members } of groups.sort((a, b) => exactOf(b) - exactOf(a))) {
    const free = members.filter((figure) => !taken.has(figure))
    if (free.length < MIN_MEMBERS) continue
    for (const figure of free) taken.add(figure)
    columns.push({ edge, members: free.sort((a, b) => a.baseline - b.baseline) })
  }
  return columns
}

/** Members whose edge lies where that of the one in the middle lies. */
function exactOf({ edge, members }: Column): number {
  const middle = members[Math.floor(members.length / 2)]?.box[edge] ?? 0
  return members.filter(({ box, size }) => Math.abs(box[edge] - middle) < EXACT_PART * size).length
}

function groupsBy(figures: readonly Figure[], edge: Edge) {
  const sorted = [...figures].sort((a, b) => a.box[edge] - b.box[edge])
  const columns: { edge: Edge; members: Figure[] }[] = []
  for (const figure of sorted) {
    const last = columns.at(-1)
    const start = last?.members[0]
    if (start !== undefined && figure.box[edge] - start.box[edge] < EDGE_PART * figure.size)
      last?.members.push(figure)
    else columns.push({ edge, members: [figure] })
  }
  return columns
}
