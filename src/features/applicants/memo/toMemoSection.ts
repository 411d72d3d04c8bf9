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
import { amount, day, text, type MemoCell, type MemoSection, type MemoTable } from './memo.ts'
import type { References } from './references.ts'

/** `of` names where a value stands, `numberAs` shows a number such as Aadhaar. */
type Drawing = { of: References['of']; numberAs: (number: string) => string }

/** A described section as the memo and its workbook show it. */
export function toMemoSection(section: DescribedSection, drawing: Drawing): MemoSection {
  const { of } = drawing
  const { title, hint, none, tables, sentences } = section
  return {
    title,
    notes: [
      ...(hint === undefined ? [] : [hint]),
      ...(tables.length === 0 ? [none] : []),
      ...sentences.map((sentence) => sentence.text),
    ],
    tables: [
      ...tables.flatMap((table) => [toMemoTable(table, drawing), listedParts(table, of)].flat()),
      ...sentences.flatMap(({ parts = [], list }) =>
        list === undefined
          ? []
          : toList(
              list,
              [],
              parts.map((part) => partCells(part, of)),
            ),
      ),
    ],
  }
}

type ReferenceOf = References['of']

function toMemoTable(table: Table, drawing: Drawing): MemoTable {
  const { of } = drawing
  const { layout, columns, rows, footer, printedRows } = table
  if (layout === 'documents')
    return {
      title: '',
      columns: [columns[0]?.label ?? '', 'Printed as', columns.at(-1)?.label ?? ''],
      rows: rows.flatMap((row) => textRows(row, drawing)),
      printedRows,
    }
  const used = usedColumns(table)
  const cellsOf = (cells: readonly Cell[]) =>
    used.map(([at, { list }]) => toMemoCell(cells[at] ?? null, list === undefined ? of : null))
  return {
    title: '',
    columns: used.map(([, { label }]) => label),
    rows: rows.map(({ cells }) => cellsOf(cells)),
    ...(footer === undefined ? {} : { footer: cellsOf(footer) }),
    printedRows,
  }
}

/** `of` is null where a list names the sources. */
export function toMemoCell(cell: Cell, of: ReferenceOf | null): MemoCell {
  if (cell === null || cell.kind === 'printed') return null
  if (cell.kind === 'day') return day(cell.day)
  const sources = of === null ? [] : [...new Set(cellValues(cell).map(of))]
  if (cell.kind === 'amount') return amount(cell.paise, sources, cell.note)
  const note = cell.kind === 'status' && cell.note !== undefined ? ` (${cell.note})` : ''
  return text(`${cell.text}${note}`, sources)
}

/** One row per text, with all documents that print it. */
function textRows({ cells }: Row, { of, numberAs }: Drawing): MemoCell[][] {
  const printed = cells.flatMap((cell) => (cell?.kind === 'printed' ? [cell] : []))
  const texts = new Map<string, Extract<MemoCell, { kind: 'text' }>>()
  for (const { values, isNumber, isWhole } of printed)
    for (const value of values) {
      const shown = isNumber === true ? numberAs(value.value) : value.value
      const sources = [...(texts.get(shown)?.sources ?? []), of(value)]
      texts.set(shown, { kind: 'text', text: shown, sources, isWhole: isWhole === true })
    }
  const [first = null, last = null] = [cells[0], cells.at(-1)]
  return [...texts.values()].map((cell, index) =>
    index === 0 ? [toMemoCell(first, of), cell, toMemoCell(last, of)] : [null, cell, null],
  )
}

/** A table for each column that has a list. */
const listedParts = ({ columns, rows }: Table, of: ReferenceOf): MemoTable[] =>
  [...columns.entries()].flatMap(([at, { list }]) =>
    list === undefined
      ? []
      : toList(
          list,
          [columns[0]?.label ?? ''],
          rows.flatMap(({ cells }) => {
            const cell = cells[at]
            const parts = cell?.kind === 'amount' ? (cell.parts ?? []) : []
            const first = [toMemoCell(cells[0] ?? null, of)]
            return parts.map((part) => first.concat(partCells(part, of)))
          }),
        ),
  )

const partCells = ({ day: on, label, amount: of }: Part, referenceOf: ReferenceOf): MemoCell[] => [
  on === undefined ? null : day(on),
  text(label),
  amount(of.value, [referenceOf(of)]),
]

const toList = (
  { title, printedRows }: PartsList,
  before: readonly string[],
  rows: readonly MemoCell[][],
): MemoTable[] =>
  rows.length === 0
    ? []
    : [{ title, columns: [...before, 'Day', 'Narration', 'Amount (₹)'], rows, printedRows }]
