import { checkCell } from './checkCell.ts'
import { columnOf, type PreflightContext, type CsvColumn } from './columns.ts'
import type { CsvIssue } from './csvIssue.ts'
import type { HeaderMatch } from './header.ts'

/** Row numbers are those of a spreadsheet, which counts blank lines too. */
export type CsvRow = { cells: readonly string[]; row: number }

/** '' where the file has no such column. */
export const personName = ({ cells }: CsvRow, { columnIndexes }: HeaderMatch): string =>
  cells[columnIndexes.get('name') ?? -1]?.trim() ?? ''

/** People twice in the file, or already in the list. With two matching columns the last one is reported. */
export function findDuplicates(
  rows: readonly CsvRow[],
  match: HeaderMatch,
  { columns, template, existingValues }: PreflightContext,
): CsvIssue[] {
  const found = template.flatMap((name) =>
    duplicatesInColumn(
      { name, column: columnOf(columns, name) },
      rows,
      match,
      new Set(existingValues[name]),
    ),
  )
  return [...new Map(found.map((one) => [one.id, one])).values()]
}

function duplicatesInColumn(
  { name, column }: { name: string; column: CsvColumn },
  rows: readonly CsvRow[],
  match: HeaderMatch,
  listed: ReadonlySet<string>,
): CsvIssue[] {
  const { label, duplicateMessages } = column
  const columnIndex = match.columnIndexes.get(name)
  if (duplicateMessages === undefined || columnIndex === undefined) return []
  const rowOf = new Map<string, number>()
  const issues: CsvIssue[] = []
  for (const line of rows) {
    const { cells, row } = line
    const value = normalizedValue(column, cells[columnIndex] ?? '')
    if (value === null) continue
    const before = rowOf.get(value)
    if (before === undefined) rowOf.set(value, row)
    if (before === undefined && !listed.has(value)) continue
    issues.push({
      id: `${row}:duplicate`,
      row,
      person: personName(line, match),
      column: label,
      problem:
        before === undefined
          ? duplicateMessages.inList
          : `Same as row ${before}, ${duplicateMessages.inFile}`,
      found: value,
      repair: null,
      effect: 'repeated',
    })
  }
  return issues
}

function normalizedValue(column: CsvColumn, text: string): string | null {
  const problem = checkCell(column, text)
  const value = problem === null ? text.trim() : problem.repair
  return value === '' ? null : value
}
