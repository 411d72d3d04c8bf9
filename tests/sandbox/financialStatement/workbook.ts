import { utils, write, type WorkSheet } from 'xlsx'
import { camTerms } from './camTerms.ts'
import type { ParsedStatement, StatementKind } from './parseStatements.ts'
import { standardize, type StandardRow } from './standardize.ts'

type Row = readonly (string | number | null)[]
/** Rows are [label, …amounts]. */
type Sheet = { name: string; rows: readonly Row[] }

/** The sheets in order (analyzers §2). */
export const SHEETS = [
  'PROFIT AND LOSS STMT',
  'BALANCE SHEET',
  'CASH FLOW STMT',
  'STANDARDIZED BALANCE SHEET',
  'STANDARDIZED PROFIT & LOSS STMT',
  'STANDARDIZED CASH FLOW STMT',
  'CAM TERMS',
] as const

const LABEL_CHARACTERS = 46
const AMOUNT_CHARACTERS = 18
const NOT_FOUND: Row = ['Not found in the document']

export type StatementAnswer = {
  statements: readonly ParsedStatement[]
  country: 'IN' | 'US'
  /** At the top of each sheet. */
  remark?: string
}

function heading({ company, unit }: ParsedStatement, { country, remark }: StatementAnswer): Row[] {
  const lines: Row[] = [
    [company],
    [unit === '' ? `Country: ${country}` : `${unit} (${country})`],
    [],
  ]
  return remark === undefined ? lines : [[remark], ...lines]
}

/** Whole amounts without decimals; a sheet with any decimals shows two everywhere. */
const hasDecimals = ({ rows }: Sheet) =>
  rows.some((row) => row.some((cell) => typeof cell === 'number' && !Number.isInteger(cell)))

function toWorksheet(sheet: Sheet): WorkSheet {
  const worksheet = utils.aoa_to_sheet(sheet.rows.map((row) => [...row]))
  const format = hasDecimals(sheet) ? '#,##0.00' : '#,##0'
  for (const [address, cell] of Object.entries(worksheet))
    if (!address.startsWith('!') && typeof cell === 'object' && 't' in cell && cell.t === 'n')
      cell.z = format
  worksheet['!cols'] = [
    { wch: LABEL_CHARACTERS },
    ...Array.from({ length: 6 }, () => ({ wch: AMOUNT_CHARACTERS })),
  ]
  return worksheet
}

const asRow = ({ label, amounts }: { label: string; amounts: readonly (number | null)[] }): Row => [
  label,
  ...amounts,
]

/** All seven sheets; those of a missing statement are empty. */
function sheetsOf(answer: StatementAnswer): Sheet[] {
  const of = (kind: StatementKind) => answer.statements.find((statement) => statement.kind === kind)
  const [balance, profit, cash] = [of('balanceSheet'), of('profitAndLoss'), of('cashFlow')]
  const asPrinted = (statement: ParsedStatement | undefined) =>
    statement === undefined
      ? [NOT_FOUND]
      : [
          ...heading(statement, answer),
          ['Particulars', ...statement.periods],
          ...statement.rows.map(asRow),
        ]
  const inLines = (statement: ParsedStatement | undefined, rows: readonly StandardRow[]) =>
    statement === undefined
      ? [NOT_FOUND]
      : [...heading(statement, answer), ['Particulars', ...statement.periods], ...rows.map(asRow)]
  const standard = (statement: ParsedStatement | undefined) =>
    inLines(statement, statement === undefined ? [] : standardize(statement))
  const base = balance ?? profit
  const terms =
    base === undefined
      ? []
      : camTerms(
          balance === undefined ? [] : standardize(balance),
          profit === undefined ? [] : standardize(profit),
          base.periods.length,
        )
  const contents = [
    asPrinted(profit),
    asPrinted(balance),
    asPrinted(cash),
    standard(balance),
    standard(profit),
    standard(cash),
    inLines(base, terms),
  ]
  return SHEETS.map((name, index) => ({ name, rows: contents[index] ?? [NOT_FOUND] }))
}

/** The xlsx of a result. */
export function buildWorkbook(answer: StatementAnswer): Uint8Array<ArrayBuffer> {
  const book = utils.book_new()
  for (const sheet of sheetsOf(answer))
    utils.book_append_sheet(book, toWorksheet(sheet), sheet.name)
  const bytes: unknown = write(book, { type: 'array', bookType: 'xlsx', compression: true })
  if (!(bytes instanceof ArrayBuffer)) throw new Error('xlsx wrote no array')
  return new Uint8Array(bytes)
}
