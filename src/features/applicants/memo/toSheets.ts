import type { CellValue, RowValues, SheetFile } from '#shared/platform/files/makeWorkbook.ts'
import type { Memo, MemoCell, MemoSection, MemoTable } from './memo.ts'

/** In characters. */
const WIDTH = { min: 10, max: 50 }

function valueOf(cell: MemoCell): CellValue {
  if (cell === null) return null
  if (cell.kind === 'text') return cell.text
  return cell.kind === 'amount' ? cell.paise / 100 : { day: cell.day }
}

const sourcesOf = (cell: MemoCell | undefined): readonly string[] =>
  cell === null || cell === undefined || cell.kind === 'day' ? [] : cell.sources

/** A column whose cells have sources is followed by one that names them. */
function tableRows({ title, columns, rows: body, footer }: MemoTable): RowValues[] {
  const rows = footer === undefined ? body : [...body, footer]
  const hasSources = columns.map((_, column) =>
    rows.some((row) => sourcesOf(row[column]).length > 0),
  )
  const spread =
    <Value>(values: readonly Value[], source: (value: Value) => CellValue) =>
    (toValue: (value: Value) => CellValue): RowValues =>
      values.flatMap((value, column) =>
        hasSources[column] === true ? [toValue(value), source(value)] : [toValue(value)],
      )
  return [
    ...(title === '' ? [] : [[title]]),
    spread(columns, (name) => `${name.replace(' (₹)', '')}: source`)((name) => name),
    ...rows.map((row) => spread(row, (cell) => sourcesOf(cell).join(', '))(valueOf)),
    [],
  ]
}

const lengthOf = (value: CellValue | undefined): number =>
  typeof value === 'string' ? value.length : WIDTH.min

function toSheet({ title, notes, tables }: MemoSection, before: readonly RowValues[]): SheetFile {
  const rows = [...before, ...notes.map((note) => [note]), ...tables.flatMap(tableRows)]
  // A note or a table's title may cover the columns beside it.
  const lengths = rows.filter(({ length }) => length > 1)
  const count = Math.max(1, ...lengths.map(({ length }) => length))
  const widths = Array.from({ length: count }, (_, column) =>
    Math.min(WIDTH.max, Math.max(WIDTH.min, ...lengths.map((row) => lengthOf(row[column])))),
  )
  return { name: title, rows, widths }
}

/** A sheet per section; amounts are numbers in rupees, days are dates. */
export const toSheets = ({ name, day, preparedBy, sections }: Memo): readonly SheetFile[] =>
  sections.map((section, index) =>
    toSheet(
      section,
      index > 0 ? [] : [['Applicant', name], ['Date', { day }], ['Prepared by', preparedBy], []],
    ),
  )
