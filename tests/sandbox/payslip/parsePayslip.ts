import type { Cell, Line } from './lines.ts'

export type Entry = { label: string; amount: string }

/** A payslip with its printed texts. */
export type ParsedPayslip = {
  employer: string
  details: [label: string, value: string][]
  earnings: Entry[]
  deductions: Entry[]
  gross: string | null
  totalDeductions: string | null
  net: string | null
}

const AMOUNT = /^(?:rs\.?|inr|₹)?\s*\(?-?\d[\d,]*(?:\.\d{1,2})?\)?$/i
const TITLE = /pay\s?slip|salary slip/i
const MONTH = /for (?:the )?(?:month of )?([A-Z][a-z]+[ ,'-]+\d{4})/i
const GROSS = /^(?:gross(?: salary| earnings| pay)?|total earnings?)\b/i
const TOTAL_DEDUCTIONS = /^total deductions?\b/i
const NET = /^net (?:pay|salary|amount)\b/i
const EARNINGS = /^earnings?\b/i
const DEDUCTIONS = /^deductions?\b/i
/** Text this far to the left of a column's header still belongs to the column. In points. */
const COLUMN_SLACK = 3

const has = (line: Line, test: RegExp) => line.cells.some(({ text }) => test.test(text))
const isAmount = ({ text }: Cell) => AMOUNT.test(text)

/** Half of a table row: label, then amount. */
function entryOf(cells: readonly Cell[]): Entry | null {
  const amount = cells.findLast(isAmount)
  const label = cells
    .filter((cell) => !isAmount(cell))
    .map(({ text }) => text)
    .join(' ')
  return amount === undefined || label === '' ? null : { label, amount: amount.text }
}

/** Label and value side by side; a single cell may contain both, separated by a colon. */
function detailsOf(line: Line): [string, string][] {
  const cells = line.cells
    .flatMap(({ text }) => text.split(/\s*:\s*/))
    .filter((text) => text !== '')
  return cells.flatMap((label, index): [string, string][] => {
    const value = cells[index + 1]
    return index % 2 === 0 && value !== undefined ? [[label, value]] : []
  })
}

/** The largest text above the title is the employer's name. */
function employerOf(head: readonly Line[]): string {
  const cells = head.flatMap((line) => line.cells)
  const size = Math.max(...cells.map((cell) => cell.size))
  return cells.find((cell) => cell.size === size)?.text ?? ''
}

type Halves = {
  earnings: Entry[]
  deductions: Entry[]
  gross: string | null
  totalDeductions: string | null
}

/** The rows of the table; `middle` is where its right half starts. */
function tableOf(rows: readonly Line[], middle: number): Halves {
  const halves: Halves = { earnings: [], deductions: [], gross: null, totalDeductions: null }
  for (const { cells } of rows) {
    const left = entryOf(cells.filter((cell) => cell.x < middle))
    const right = entryOf(cells.filter((cell) => cell.x >= middle))
    if (left !== null && GROSS.test(left.label)) halves.gross = left.amount
    else if (left !== null) halves.earnings.push(left)
    if (right !== null && TOTAL_DEDUCTIONS.test(right.label)) halves.totalDeductions = right.amount
    else if (right !== null) halves.deductions.push(right)
  }
  return halves
}

/** Whether a payslip starts on this page: one line has the headers of both halves of its table. */
export const startsPayslip = (lines: readonly Line[]): boolean =>
  lines.some((line) => has(line, EARNINGS) && has(line, DEDUCTIONS))

/** Parses a payslip; null for another layout. */
export function parsePayslip(lines: readonly Line[]): ParsedPayslip | null {
  const heading = lines.findIndex((line) => has(line, EARNINGS) && has(line, DEDUCTIONS))
  const middle = lines[heading]?.cells.find(({ text }) => DEDUCTIONS.test(text))?.x
  if (middle === undefined) return null
  const netAt = lines.findIndex((line, index) => index > heading && has(line, NET))
  const end = netAt === -1 ? lines.length : netAt
  const titleAt = Math.max(
    0,
    lines.findIndex((line) => has(line, TITLE)),
  )
  const title = lines[titleAt]?.cells.map(({ text }) => text).join(' ') ?? ''
  const details = lines.slice(titleAt + 1, heading).flatMap(detailsOf)
  const month = MONTH.exec(title)?.[1]
  if (month !== undefined && !details.some(([label]) => /month/i.test(label)))
    details.push(['Month', month])
  return {
    employer: employerOf(titleAt === 0 ? lines.slice(0, 1) : lines.slice(0, titleAt)),
    details,
    ...tableOf(lines.slice(heading + 1, end), middle - COLUMN_SLACK),
    net: lines[netAt]?.cells.find(isAmount)?.text ?? null,
  }
}
