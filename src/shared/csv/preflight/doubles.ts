import { checkCell } from './checkCell.ts'
import { columnOf, type Beside, type CsvColumn, type HeaderRead } from './columns.ts'
import type { Finding } from './finding.ts'
import { personOf, type CsvRow } from './row.ts'

/** Who is in the file twice, or in the list already; a row that is so by two columns is told once, by the last. */
export function doubles(
  rows: readonly CsvRow[],
  read: HeaderRead,
  { columns, template, listed }: Beside,
): Finding[] {
  const found = template.flatMap((name) =>
    doublesOf({ name, column: columnOf(columns, name) }, rows, read, new Set(listed[name])),
  )
  return [...new Map(found.map((one) => [one.id, one])).values()]
}

function doublesOf(
  { name, column }: { name: string; column: CsvColumn },
  rows: readonly CsvRow[],
  read: HeaderRead,
  listed: ReadonlySet<string>,
): Finding[] {
  const { label, once } = column
  const place = read.places.get(name)
  if (once === undefined || place === undefined) return []
  const rowOf = new Map<string, number>()
  return rows.flatMap((line): Finding[] => {
    const { cells, row } = line
    const value = meantBy(column, cells[place] ?? '')
    if (value === null) return []
    const before = rowOf.get(value)
    rowOf.set(value, before ?? row)
    if (before === undefined && !listed.has(value)) return []
    return [
      {
        id: `${row}:twice`,
        row,
        person: personOf(line, read),
        column: label,
        problem: before === undefined ? once.inList : `Same as row ${before}, ${once.inFile}`,
        found: value,
        kind: 'twice',
      },
    ]
  })
}

/** As it should be written; null where nothing, or nobody knows what, stands there. */
function meantBy(column: CsvColumn, text: string): string | null {
  const wrong = checkCell(column, text)
  const value = wrong === null ? text.trim() : wrong.repair
  return value === '' ? null : value
}
