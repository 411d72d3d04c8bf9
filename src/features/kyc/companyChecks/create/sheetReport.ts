import { COLUMNS, findColumns } from './columns.ts'

/** A mandatory cell that is empty. Rows are counted as a spreadsheet does. */
export type Gap = { row: number; column: string; workOrder: string }
export type ReadRow = { row: number; cells: readonly string[] }

/** What the pre-flight found in the sheet that holds the checks. */
export type SheetReport = {
  sheet: string
  /** How many sheets stand beside it. */
  others: number
  /** Rows with something in them, the head apart. */
  rows: number
  companies: number
  /** Columns of the template that are not there. */
  missing: readonly string[]
  /** Empty mandatory cells: how many, and the first of them. */
  gapCount: number
  gaps: readonly Gap[]
  first: readonly ReadRow[]
}

/** Rows shown as they will be sent, and gaps named one by one. */
const FIRST_ROWS = 5
const NAMED_GAPS = 100
/** Of the rows with something in them: a title or a date may stand above the head, and any number of empty rows. */
const HEAD_WITHIN = 20

const isFilled = (cells: readonly string[]) => cells.some((cell) => cell.trim() !== '')

/** Where the head of a sheet is, from 0, and its columns; null where no row is one. */
export type SheetHead = { at: number; places: readonly (number | null)[]; found: number }

/** The row that names the most columns of the template, among the first of a sheet. */
export function findHead(rows: readonly (readonly string[])[]): SheetHead | null {
  const heads = [...rows.entries()]
    .filter(([, cells]) => isFilled(cells))
    .slice(0, HEAD_WITHIN)
    .map(([at, cells]) => {
      const places = findColumns(cells)
      return { at, places, found: places.filter((place) => place !== null).length }
    })
  const best = heads.toSorted((one, other) => other.found - one.found)[0]
  return best === undefined || best.found === 0 ? null : best
}

/** Reads the rows of a sheet, some at a time, so that a long one stops nobody. */
export function readSheet(head: SheetHead) {
  const companies = new Set<string>()
  const gaps: Gap[] = []
  const first: ReadRow[] = []
  let gapCount = 0
  let rows = 0
  const missing = COLUMNS.filter((_, nth) => head.places[nth] === null).map(({ label }) => label)

  const take = (cells: readonly string[], row: number) => {
    const values = head.places.map((place) => (place === null ? '' : (cells[place] ?? '').trim()))
    const [workOrder = '', company = ''] = values
    rows += 1
    if (company !== '') companies.add(company.toLowerCase())
    if (first.length < FIRST_ROWS) first.push({ row, cells: values })
    for (const [nth, { label }] of COLUMNS.entries()) {
      if (head.places[nth] === null || values[nth] !== '') continue
      gapCount += 1
      if (gaps.length < NAMED_GAPS) gaps.push({ row, column: label, workOrder })
    }
  }
  return {
    /** @param from the row, from 0, of the first of them. */
    add: (lines: readonly (readonly string[])[], from: number) => {
      for (const [nth, cells] of lines.entries()) {
        const isHead = from + nth <= head.at
        if (!isHead && isFilled(cells)) take(cells, from + nth + 1)
      }
    },
    report: (sheet: string, others: number): SheetReport => ({
      sheet,
      others,
      rows,
      companies: companies.size,
      missing,
      gapCount,
      gaps,
      first,
    }),
  }
}
