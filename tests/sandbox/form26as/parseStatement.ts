import type { Cell, Line } from '../payslip/lines.ts'

type ParsedEntry = { date: string; credit: string; tax: string }

export type ParsedDeductor = {
  section: string
  name: string
  tan: string
  totalCredit: string
  totalTax: string
  entries: ParsedEntry[]
}

/** A tax-credit statement with its printed texts. */
export type ParsedStatement = {
  assessee: string
  financialYear: string
  assessmentYear: string
  pan: string
  panStatus: string
  deductors: ParsedDeductor[]
}

const TAN = /^[A-Z]{4}\d{5}[A-Z]$/
const DATE = /^\d{1,2}-[A-Z][a-z]{2}-\d{4}$/
const SECTION = /^\d{3}[A-Z]*$/
const AMOUNT = /^-?\d[\d,]*\.\d{2}$/

const LABELS = {
  pan: /^permanent account number/i,
  panStatus: /^(?:current )?status of pan/i,
  financialYear: /^financial year/i,
  assessmentYear: /^assessment year/i,
  assessee: /^name of assessee/i,
} as const satisfies Partial<Record<keyof ParsedStatement, RegExp>>

const amountsOf = (cells: readonly Cell[]) => cells.flatMap(({ text }) => AMOUNT.exec(text) ?? [])

/** The value to the right of a label; empty if there is none. */
function valueOf(lines: readonly Line[], label: RegExp): string {
  for (const { cells } of lines) {
    const at = cells.findIndex(({ text }) => label.test(text))
    const value = at === -1 ? undefined : cells[at + 1]
    if (value !== undefined) return value.text
  }
  return ''
}

/** 'Sr. No., name, TAN, total credit, total tax': the header row of a deductor. */
function deductorOf({ cells }: Line): ParsedDeductor | null {
  const tanAt = cells.findIndex(({ text }) => TAN.test(text))
  const [tan, name] = [cells[tanAt]?.text, cells[tanAt - 1]?.text]
  if (tan === undefined || name === undefined) return null
  const [totalCredit = '', totalTax = ''] = amountsOf(cells.slice(tanAt + 1))
  return { section: '', name, tan, totalCredit, totalTax, entries: [] }
}

/** 'Sr. No., section, date, status, date of booking, credit, tax, deposited': one payment. */
function entryOf({ cells }: Line): (ParsedEntry & { section: string }) | null {
  const section = cells.find(({ text }) => SECTION.test(text))?.text
  const date = cells.find(({ text }) => DATE.test(text))?.text
  if (section === undefined || date === undefined) return null
  const [credit = '', tax = ''] = amountsOf(cells)
  return { section, date, credit, tax }
}

/** Parses a statement; null for another layout. */
export function parseStatement(lines: readonly Line[]): ParsedStatement | null {
  const deductors: ParsedDeductor[] = []
  for (const line of lines) {
    const last = deductors.at(-1)
    const deductor = deductorOf(line)
    const entry = entryOf(line)
    if (deductor !== null) deductors.push(deductor)
    else if (entry !== null && last !== undefined) {
      const { section, ...rest } = entry
      last.section = section
      last.entries.push(rest)
    }
  }
  if (deductors.length === 0) return null
  return {
    assessee: valueOf(lines, LABELS.assessee),
    financialYear: valueOf(lines, LABELS.financialYear),
    assessmentYear: valueOf(lines, LABELS.assessmentYear),
    pan: valueOf(lines, LABELS.pan),
    panStatus: valueOf(lines, LABELS.panStatus),
    deductors,
  }
}
