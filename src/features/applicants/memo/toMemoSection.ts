import {
  cellValues,
  usedColumns,
  type Cell,
  type DescribedSection,
  type Part,
  type PartsList,
  type Row,
  type Table,
} from '../sections/section.ts'
import {
  amount,
  day,
  text,
  type MemoCell,
  type MemoSection,
  type MemoTable,
  type ShownTexts,
} from './memo.ts'
import type { References } from './references.ts'

/** `of` names where a value stands. */
type Drawing = { of: References['of']; shown: ShownTexts }

export const AS_IT_IS: ShownTexts = { text: (text) => text, number: (number) => number }

/** A described section as the memo and its workbook show it. */
export function toMemoSection(
  section: Omit<DescribedSection, 'id'>,
  drawing: Drawing,
): MemoSection {
  const { title, hint, none, tables, sentences } = section
  return {
    title,
    notes: [
      ...(hint === undefined ? [] : [hint]),
      ...(tables.length === 0 ? [none] : []),
      ...sentences.map((sentence) => sentence.text),
    ].map(drawing.shown.text),
    tables: [
      ...tables.flatMap((table) =>
        [toMemoTable(table, drawing), listedParts(table, drawing)].flat(),
      ),
      ...sentences.flatMap(({ parts = [], list }) =>
        list === undefined
          ? []
          : toList(
              list,
              [],
              parts.map((part) => partCells(part, drawing)),
            ),
      ),
    ],
  }
}

function toMemoTable(table: Table, drawing: Drawing): MemoTable {
  const { of, shown } = drawing
  const { layout, title = '', columns, rows, footer, printedRows } = table
  if (layout === 'documents')
    return {
      title: '',
      columns: [columns[0]?.label ?? '', 'Printed as', columns.at(-1)?.label ?? ''],
      rows: rows.flatMap((row) => textRows(row, drawing)),
      printedRows,
    }
  const used = usedColumns(table)
  const cellsOf = (cells: readonly Cell[]) =>
    used.map(([at, { list }]) =>
      toMemoCell(cells[at] ?? null, list === undefined ? of : null, shown),
    )
  return {
    title,
    columns: used.map(([, { label }]) => label),
    rows: rows.map(({ cells }) => cellsOf(cells)),
    ...(footer === undefined ? {} : { footer: cellsOf(footer) }),
    printedRows,
  }
}

/** `of` is null where a list names the sources. */
function toMemoCell(cell: Cell, of: References['of'] | null, shown: ShownTexts): MemoCell {
  if (cell === null || cell.kind === 'printed') return null
  if (cell.kind === 'day') return day(cell.day)
  const sources = of === null ? [] : [...new Set(cellValues(cell).map(of))]
  if (cell.kind === 'amount') return amount(cell.paise, sources, cell.note)
  const note = cell.kind === 'status' && cell.note !== undefined ? ` (${cell.note})` : ''
  return text(shown.text(`${cell.text}${note}`), sources)
}

/** One row per text, with all documents that print it. */
function textRows({ cells }: Row, { of, shown }: Drawing): MemoCell[][] {
  const printed = cells.flatMap((cell) => (cell?.kind === 'printed' ? [cell] : []))
  const texts = new Map<string, string[]>()
  for (const { values, isNumber, isWhole } of printed)
    for (const value of values) {
      const shownAs = isNumber ? shown.number : isWhole ? AS_IT_IS.text : shown.text
      const printedAs = shownAs(value.value)
      texts.set(printedAs, [...(texts.get(printedAs) ?? []), of(value)])
    }
  const [first = null, last = null] = [cells[0], cells.at(-1)]
  return [...texts].map(([printedAs, sources], index) => [
    toMemoCell(index === 0 ? first : null, of, shown),
    text(printedAs, sources),
    toMemoCell(index === 0 ? last : null, of, shown),
  ])
}

/** A table for each column that has a list. */
const listedParts = ({ columns, rows }: Table, drawing: Drawing): MemoTable[] =>
  [...columns.entries()].flatMap(([at, { list }]) =>
    list === undefined
      ? []
      : toList(
          list,
          [columns[0]?.label ?? ''],
          rows.flatMap(({ cells }) => {
            const cell = cells[at]
            const parts = cell?.kind === 'amount' ? (cell.parts ?? []) : []
            const first = [toMemoCell(cells[0] ?? null, null, drawing.shown)]
            return parts.map((part) => first.concat(partCells(part, drawing)))
          }),
        ),
  )

const partCells = ({ day: on, label, amount: value }: Part, drawing: Drawing): MemoCell[] => [
  on === undefined ? null : day(on),
  text(drawing.shown.text(label)),
  amount(value.value, [drawing.of(value)]),
]

const toList = (
  { title, printedRows }: PartsList,
  before: readonly string[],
  rows: readonly MemoCell[][],
): MemoTable[] =>
  rows.length === 0
    ? []
    : [{ title, columns: [...before, 'Day', 'Narration', 'Amount (₹)'], rows, printedRows }]
