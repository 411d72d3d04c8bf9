import { plural } from '#shared/platform/lib/text/plural.ts'
import type { Day } from '#shared/platform/lib/time/day.ts'
import type { Tone } from '#shared/ui/components/Chip.tsx'
import type {
  ComparedAmount,
  Comparison,
  DatedAmount,
  MarkedText,
  SectionId,
  Sourced,
} from '../compare/comparison.ts'
import type { Applicant } from '../model/applicant.ts'

type Note = string | undefined

/** One of the amounts from which a figure is computed. */
export type Part = { label: string; day?: Day; amount: ComparedAmount }

/**
 * What a cell shows and where its values stand. A cell with `from` opens its place, one with `parts` opens them. `note`
 * stands beside the value.
 */
export type Cell =
  | null
  | { kind: 'text'; text: string; from?: readonly Sourced<unknown>[] }
  | { kind: 'amount'; paise: number; from?: ComparedAmount; parts?: readonly Part[]; note?: Note }
  /** `title` is shown by the pointer. */
  | { kind: 'day'; day: Day; title?: string }
  | { kind: 'status'; tone: Tone; text: string; note?: Note; parts?: readonly Part[] }
  /** As documents print them. `isNumber`: such as Aadhaar; `isWhole`: no number in it is masked. */
  | {
      kind: 'printed'
      values: readonly (Sourced<string> & { marked: MarkedText })[]
      /** Of several documents that print the same: the document of each value. */
      titles?: readonly string[] | undefined
      isNumber?: boolean
      isWhole?: boolean
    }

/** In the memo a table of its own lists the parts. */
export type PartsList = { title: string; printedRows: number }

/** '(₹)' ends the label of amounts. A column without any value is left out. */
export type Column = { label: string; list: PartsList | undefined }
export type Row = {
  id: string
  look?: 'differs' | 'removed' | 'sum' | undefined
  cells: readonly Cell[]
}
export type Table = {
  /**
   * 'rows': a table. 'facts': on the page each row is a list of labels and values. 'documents': the columns between the first
   * and the last are documents, and the memo has a row for each different text.
   */
  layout: 'rows' | 'facts' | 'documents'
  /** Labels of the columns whose amounts the page also draws as bars. */
  bars?: readonly string[]
  /** On the page a press on it opens the table. */
  title?: string
  columns: readonly Column[]
  rows: readonly Row[]
  /** Sums below the rows. */
  footer?: readonly Cell[]
  /** More are only in the workbook of the memo. */
  printedRows: number
}

export type Sentence = { text: string; parts?: readonly Part[]; list?: PartsList }

export type SectionContent = {
  /** Beside the title. */
  hint?: string | undefined
  /** What is left to do. */
  state?: { tone: Tone; text: string } | undefined
  tables: readonly Table[]
  sentences: readonly Sentence[]
}

export type SectionFacts = {
  applicant: Pick<
    Applicant,
    'obligations' | 'obligationEdits' | 'transfers' | 'credits' | 'newInstalment' | 'notes'
  >
  comparison: Comparison
}

/** A section of the comparison, from which the page, its navigation, the memo and the workbook are drawn. */
export type SectionDescription = {
  title: string
  /** What it says without a table, unless the comparison knows the reason. */
  none: string
  /** Left out without a table. */
  isOptional?: true
  /** Its table while results are read. */
  skeleton?: { rows: number; columns: number }
  describe: (facts: SectionFacts) => SectionContent
}

export type DescribedSection = SectionContent & { id: SectionId; title: string; none: string }

export const NO_CONTENT: SectionContent = { tables: [], sentences: [] }

/** Printed as a whole. */
export const ALL_ROWS = Infinity

export type ColumnOf<Item> = readonly [
  label: string,
  cellOf: (item: Item) => Cell,
  list?: PartsList,
]
type TableOptions<Item> = Partial<
  Pick<Table, 'layout' | 'bars' | 'title' | 'footer' | 'printedRows'>
> & {
  idOf?: (item: Item) => string
  lookOf?: (item: Item) => Row['look']
}

export const tableOf = <Item>(
  items: readonly Item[],
  columns: readonly ColumnOf<Item>[],
  { idOf, lookOf, ...options }: TableOptions<Item> = {},
): Table => ({
  layout: 'rows',
  printedRows: ALL_ROWS,
  ...options,
  columns: columns.map(([label, , list]) => ({ label, list })),
  rows: items.map((item, index) => ({
    id: idOf?.(item) ?? String(index),
    look: lookOf?.(item),
    cells: columns.map(([, cellOf]) => cellOf(item)),
  })),
})

/** The columns that have a value, with their position. */
export const usedColumns = ({ columns, rows }: Table): readonly [number, Column][] =>
  [...columns.entries()].filter(([at]) => rows.some(({ cells }) => (cells[at] ?? null) !== null))

export const isAmountColumn = ({ label }: Column): boolean => label.endsWith('(₹)')

/** 'Net pay (₹)' → 'Net pay' */
export const columnName = ({ label }: Column): string => label.replace(' (₹)', '')

export const textOf = (text: string): Cell => (text === '' ? null : { kind: 'text', text })

/** Of a document; null where there is none. */
export const amountOf = (amount: ComparedAmount | null | undefined): Cell =>
  amount ? { kind: 'amount', paise: amount.value, from: amount } : null

/** Of computed amounts; null paise: not known. */
export const sumOf = (paise: number | null, parts: readonly Part[] = [], note?: string): Cell =>
  paise === null ? textOf('Not known') : { kind: 'amount', paise, parts, note }

export const partOf = ({ narration: label, day, ...amount }: DatedAmount): Part => {
  return { label, day, amount }
}

/** '2 entries' with their sum. */
export const totalOf = (entries: readonly DatedAmount[], noun: string, nouns: string): Cell =>
  entries.length === 0
    ? textOf('None')
    : sumOf(
        entries.reduce((sum, { value }) => sum + value, 0),
        entries.map(partOf),
        plural(entries.length, noun, nouns),
      )

/** The values of a cell that stand in a document. */
export const cellValues = (cell: Cell): readonly Sourced<unknown>[] => {
  if (cell === null || cell.kind === 'day') return []
  if (cell.kind === 'printed') return cell.values
  if (cell.kind === 'text') return cell.from ?? []
  if (cell.kind === 'amount' && cell.from) return [cell.from]
  return (cell.parts ?? []).map(({ amount }) => amount)
}

/** Every value of a section that stands in a document. */
export const sectionValues = ({ tables, sentences }: SectionContent): Sourced<unknown>[] => [
  ...tables.flatMap(({ rows }) => rows.flatMap(({ cells }) => cells.flatMap(cellValues))),
  ...sentences.flatMap(({ parts = [] }) => parts.map(({ amount }) => amount)),
]
