/** All mandatory; `aliases` ignore case, spaces and punctuation. */
export const TEMPLATE_COLUMNS = [
  { label: 'Work Order Id', aliases: ['workorderid', 'workorder', 'workorderno', 'wo'] },
  { label: 'Company Name', aliases: ['companyname', 'company', 'employer'] },
  {
    label: 'Candidate Name',
    aliases: ['candidatename', 'employeename', 'candidate', 'employee', 'name'],
  },
  {
    label: 'Employment Date',
    aliases: ['employmentdate', 'poestartdate', 'dateofjoining', 'joiningdate'],
  },
] as const

const normalizeHeader = (text: string) => text.toLowerCase().replaceAll(/[^a-z0-9]/g, '')

const findColumns = (headers: readonly string[]): readonly (number | null)[] =>
  TEMPLATE_COLUMNS.map(({ aliases }) => {
    const names: readonly string[] = aliases
    const index = headers.findIndex((header) => names.includes(normalizeHeader(header)))
    return index === -1 ? null : index
  })

/** `row` as a spreadsheet program counts. */
export type EmptyCell = { row: number; column: string; workOrder: string }
export type PreviewRow = { row: number; cells: readonly string[] }

export type SheetReport = {
  sheet: string
  otherSheetCount: number
  rowCount: number
  companyCount: number
  missingColumns: readonly string[]
  emptyCellCount: number
  emptyCells: readonly EmptyCell[]
  firstRows: readonly PreviewRow[]
}

const FIRST_ROWS = 5
const LISTED_EMPTY_CELLS = 100
/** Filled rows only: a title or date may precede the header, and any number of empty rows. */
const HEADER_SEARCH_ROWS = 20

const isFilled = (cells: readonly string[]) => cells.some((cell) => cell.trim() !== '')

/** Indexes are zero-based, null for a missing column. */
export type WorkbookHeader = {
  rowIndex: number
  columnIndexes: readonly (number | null)[]
  foundCount: number
}

export function findHeaderRow(rows: readonly (readonly string[])[]): WorkbookHeader | null {
  const candidates = [...rows.entries()]
    .filter(([, cells]) => isFilled(cells))
    .slice(0, HEADER_SEARCH_ROWS)
    .map(([rowIndex, cells]) => {
      const columnIndexes = findColumns(cells)
      return {
        rowIndex,
        columnIndexes,
        foundCount: columnIndexes.filter((index) => index !== null).length,
      }
    })
  const best = candidates.toSorted((a, b) => b.foundCount - a.foundCount)[0]
  return best === undefined || best.foundCount === 0 ? null : best
}

/** Takes rows in portions, so that a long sheet does not block the page. */
export function createSheetReader(header: WorkbookHeader) {
  const companies = new Set<string>()
  const emptyCells: EmptyCell[] = []
  const firstRows: PreviewRow[] = []
  let emptyCellCount = 0
  let rowCount = 0
  const missingColumns = TEMPLATE_COLUMNS.filter(
    (_, nth) => header.columnIndexes[nth] === null,
  ).map(({ label }) => label)

  const addRow = (cells: readonly string[], row: number) => {
    const values = header.columnIndexes.map((index) =>
      index === null ? '' : (cells[index] ?? '').trim(),
    )
    const [workOrder = '', company = ''] = values
    rowCount += 1
    if (company !== '') companies.add(company.toLowerCase())
    if (firstRows.length < FIRST_ROWS) firstRows.push({ row, cells: values })
    for (const [nth, { label }] of TEMPLATE_COLUMNS.entries()) {
      if (header.columnIndexes[nth] === null || values[nth] !== '') continue
      emptyCellCount += 1
      if (emptyCells.length < LISTED_EMPTY_CELLS) emptyCells.push({ row, column: label, workOrder })
    }
  }
  return {
    /** `from`: zero-based index of the first row. */
    add: (lines: readonly (readonly string[])[], from: number) => {
      for (const [nth, cells] of lines.entries()) {
        const isHead = from + nth <= header.rowIndex
        if (!isHead && isFilled(cells)) addRow(cells, from + nth + 1)
      }
    },
    report: (sheet: string, otherSheetCount: number): SheetReport => ({
      sheet,
      otherSheetCount,
      rowCount,
      companyCount: companies.size,
      missingColumns,
      emptyCellCount,
      emptyCells,
      firstRows,
    }),
  }
}
