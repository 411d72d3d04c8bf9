/** Amounts in paise, so that running balances are exact. */
export type StatementRow = {
  date: string
  particulars: string
  debit: number
  credit: number
  balance: number
  /** Name of the picture with this row. */
  page: string
}

export type Statement = {
  opening: number
  closing: number
  debits: number
  credits: number
  rows: StatementRow[]
}

const OPENING = 48_250_75
const FIRST_DAY = Date.UTC(2026, 3, 1)
const DAY_MS = 86_400_000
const DAYS_APART = 3

/** One page of the sample passbook: credits are positive, debits negative. */
const PAGE_LINES: readonly (readonly [particulars: string, paise: number])[] = [
  ['NEFT CR SAHYADRI SALARY', 1_68_950_00],
  ['ATM WDL PUNE CAMP', -10_000_00],
  ['UPI/ANNAPURNA GROCERS', -3_482_50],
  ['ACH DR HOUSING LOAN EMI', -42_615_00],
  ['UPI/MSEDCL ELECTRICITY', -2_764_00],
  ['CASH DEP', 15_000_00],
  ['CHQ PAID 004512', -25_000_00],
  ['UPI/DEEPAK MEDICALS', -1_189_25],
  ['INT. PD', 412_75],
  ['IMPS RENT RECEIVED', 22_000_00],
]

const dayOf = (nth: number) =>
  new Date(FIRST_DAY + nth * DAYS_APART * DAY_MS).toLocaleDateString('en-GB', { timeZone: 'UTC' })

/** A picture with this in its name has one misread balance. */
const MISREAD = 'misread'
const MISREAD_LINE = 3
const MISREAD_BY = 900_00

/**
 * A sample statement with ten lines per picture. The sandbox does not read pictures, so the figures are invented. They
 * add up in the order of the pictures' names, like the pages of a passbook, but are returned in the order sent.
 */
export function sampleStatement(pages: readonly string[]): Statement {
  const statement: Statement = {
    opening: OPENING,
    closing: OPENING,
    debits: 0,
    credits: 0,
    rows: [],
  }
  for (const page of pages.toSorted(byName)) {
    for (const [line, [particulars, paise]] of PAGE_LINES.entries()) {
      const debit = Math.max(0, -paise)
      const credit = Math.max(0, paise)
      statement.closing += paise
      statement.debits += debit
      statement.credits += credit
      statement.rows.push({
        date: dayOf(statement.rows.length),
        particulars,
        debit,
        credit,
        balance: statement.closing + (isMisread(page, line) ? MISREAD_BY : 0),
        page,
      })
    }
  }
  const rows = pages.flatMap((page) => statement.rows.filter((row) => row.page === page))
  return { ...statement, rows }
}

const byName = new Intl.Collator('en', { numeric: true }).compare
const isMisread = (page: string, line: number): boolean =>
  page.includes(MISREAD) && line === MISREAD_LINE
