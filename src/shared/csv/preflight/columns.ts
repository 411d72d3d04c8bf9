import { checkContent } from './checkCell.ts'

/** What the cells of a column hold. Plain data, as all of a column is: it goes into the worker that reads the file. */
export type CellContent =
  | { kind: 'text' }
  /** What a case is known by elsewhere: no spaces in it. */
  | { kind: 'reference' }
  /** A day, a month with its year, a year, or words ('Till date'). */
  | { kind: 'date' }
  | { kind: 'email' }
  | { kind: 'phone' }
  /** A long number with no other rule than its length; `what`: 'a UAN'. */
  | { kind: 'digits'; length: number; what: string }

export type CsvColumn = {
  label: string
  holds: CellContent
  /** A row cannot do without it. */
  isNeeded: boolean
  /** What people call it in files of their own: letters and digits alone, in lower case. */
  alsoCalled: readonly string[]
  /** Nobody should be in a file twice, known by this: what a second one would mean, and what is said of one in the list. */
  once?: { inFile: string; inList: string }
}

/** The columns that a dashboard's rows begin with, by the template's spelling. */
export type CsvColumns = Readonly<Record<string, CsvColumn>>

/** What the file is compared with. */
export type Beside = {
  columns: CsvColumns
  /** Names of the template's columns, in its order. */
  template: readonly string[]
  /** By the name of a column that counts once: what is in the list already. */
  listed: Readonly<Record<string, readonly string[]>>
}

/** A template may have columns of its own: whatever text stands in them is fine. */
export const columnOf = (columns: CsvColumns, name: string): CsvColumn =>
  (Object.hasOwn(columns, name) ? columns[name] : undefined) ?? {
    label: name,
    holds: { kind: 'text' },
    isNeeded: false,
    alsoCalled: [],
  }

const bare = (text: string) => text.toLowerCase().replaceAll(/[^\p{Letter}\p{Number}]/gu, '')

/** How the header fits the template. */
export type HeaderRead = {
  /** False where the row names no column of the template, or holds a value of one: it is the first candidate's. */
  isHeader: boolean
  /** By the template's name: the place of the column in the file. */
  places: ReadonlyMap<string, number>
  /** Columns that mean one of the template's and are spelled otherwise. */
  renamed: readonly { place: number; found: string; column: string }[]
  missing: readonly string[]
  /** Columns that the template does not have. */
  extra: readonly string[]
}

/** Finds the template's columns in the header of a file, by their names or by what people call them. */
export function readHeader(
  header: readonly string[],
  template: readonly string[],
  columns: CsvColumns,
): HeaderRead {
  const places = new Map<string, number>()
  for (const [place, found] of header.entries()) {
    const column = meant(found, template, columns)
    if (column !== undefined && !places.has(column)) places.set(column, place)
  }
  const taken = new Set(places.values())
  const isValue = (cell: string) =>
    template.some((column) => isValueOf(columnOf(columns, column).holds, cell))
  return {
    isHeader: places.size > 0 && !header.some(isValue),
    places,
    renamed: [...places]
      .map(([column, place]) => ({ place, column, found: header[place] ?? '' }))
      .filter(({ column, found }) => column !== found),
    missing: template.filter((column) => !places.has(column)),
    extra: header.filter((found, place) => !taken.has(place) && found.trim() !== ''),
  }
}

/** Whether the text can only be a value of such a column: a telephone number, an e-mail address. */
function isValueOf(holds: CellContent, text: string): boolean {
  if (text.trim() === '' || !['phone', 'digits', 'email'].includes(holds.kind)) return false
  const wrong = checkContent(holds, text)
  return wrong === null || wrong.repair !== null
}

function meant(
  found: string,
  template: readonly string[],
  columns: CsvColumns,
): string | undefined {
  const word = bare(found)
  return (
    template.find((column) => column === found) ??
    template.find((column) => bare(column) === word) ??
    template.find((column) => columnOf(columns, column).alsoCalled.includes(word))
  )
}
