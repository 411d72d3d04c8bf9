import { checkContent } from './checkCell.ts'
import { columnOf, type CellContent, type CsvColumns } from './columns.ts'

const normalizeName = (text: string) =>
  text.toLowerCase().replaceAll(/[^\p{Letter}\p{Number}]/gu, '')

export type HeaderMatch = {
  /** False where the row is the first candidate's: it names no template column, or contains a value. */
  isHeader: boolean
  columnIndexes: ReadonlyMap<string, number>
  /** Columns recognized by an alias. */
  renamed: readonly { index: number; found: string; column: string }[]
  missing: readonly string[]
  extra: readonly string[]
}

/** Compares names and aliases. */
export function matchHeader(
  header: readonly string[],
  template: readonly string[],
  columns: CsvColumns,
): HeaderMatch {
  const columnIndexes = findTemplateColumns(header, template, columns)
  const matched = new Set(columnIndexes.values())
  const isValue = (cell: string) =>
    template.some((column) => isValueOf(columnOf(columns, column).content, cell))
  return {
    isHeader: columnIndexes.size > 0 && !header.some(isValue),
    columnIndexes,
    renamed: [...columnIndexes]
      .map(([column, index]) => ({ index, column, found: header[index] ?? '' }))
      .filter(({ column, found }) => column !== found),
    missing: template.filter((column) => !columnIndexes.has(column)),
    extra: header.filter((found, index) => !matched.has(index) && found.trim() !== ''),
  }
}

/** Whether the text must be a value of such a column: a phone number, an email. */
function isValueOf(content: CellContent, text: string): boolean {
  if (text.trim() === '' || !['phone', 'digits', 'email'].includes(content.kind)) return false
  const problem = checkContent(content, text)
  return problem === null || problem.repair !== null
}

/** The template's own spelling wins over an alias, so that a repair never makes two columns of one name. */
function findTemplateColumns(
  header: readonly string[],
  template: readonly string[],
  columns: CsvColumns,
): ReadonlyMap<string, number> {
  const fits: readonly ((column: string, found: string) => boolean)[] = [
    (column, found) => column === found,
    (column, found) => normalizeName(column) === normalizeName(found),
    (column, found) => columnOf(columns, column).aliases.includes(normalizeName(found)),
  ]
  const columnAt = new Map<number, string>()
  const matched = new Set<string>()
  for (const isFit of fits)
    for (const [index, found] of header.entries()) {
      if (columnAt.has(index)) continue
      const column = template.find((name) => !matched.has(name) && isFit(name, found))
      if (column === undefined) continue
      columnAt.set(index, column)
      matched.add(column)
    }
  return new Map(
    header.flatMap((_, index) => {
      const column = columnAt.get(index)
      return column === undefined ? [] : [[column, index] as const]
    }),
  )
}
