import type { ComparisonInput } from '#features/applicants/compare/comparisonInput.ts'
import type { DocumentFacts } from '#shared/kits/facts/documentFacts.ts'
import { addDays, addMonths } from '#shared/platform/lib/time/day.ts'

const FIRST_DAY = '2023-10-01'
const MONTHS = 36
const NET = 168_950
const EMPLOYER = 'Sahyadri Precision Components Pvt Ltd'

/** Debits are negative. */
export type BenchRow = { day: string; narration: string; rupees: number }

const NARRATIONS = [
  'UPI-SWIGGY-SWIGGY@ICICI-ICIC0DC0099-3344#-PAYMENT',
  'POS 4160XXXXXX1234 RELIANCE DIGITAL PUNE #',
  'NEFT DR-HDFC0000001-ANANYA S DESHPANDE-N2#-SELF',
  'ATW-4160XXXXXX1234-S1ANPU26-PUNE-#',
  'IMPS-5012#-RAVI KULKARNI-SBIN-XXXXXXX4411-RENT',
  'ACH D- BAJAJ FINANCE LTD-P4HPPF#',
  'BIL/ONL/00#/MAHARASHTRA STATE ELECTRICITY',
]

/** 36 months: a salary and a loan in each, and other entries up to `count`. */
export function benchRows(count: number): BenchRow[] {
  const perMonth = Math.floor(count / MONTHS)
  return Array.from({ length: count }, (_, at): BenchRow => {
    const month = Math.min(Math.floor(at / perMonth), MONTHS - 1)
    const [nth, first] = [at - month * perMonth, addMonths(FIRST_DAY, month)]
    const day = addDays(first, Math.min(Math.floor((nth * 28) / perMonth), 27))
    if (nth === perMonth - 1)
      return {
        day,
        narration: `NEFT CR-CITIN${at}-SAHYADRI PRECISION COMPONENTS-SALARY`,
        rupees: NET,
      }
    if (nth === 0) return { day, narration: `ACH D- HDB FINANCIAL-${at}`, rupees: -24_500 }
    const narration = (NARRATIONS[at % NARRATIONS.length] ?? '').replace('#', String(100_000 + at))
    const size = 100 + ((at * 7919) % 9_000)
    return { day, narration, rupees: at % 5 === 2 ? size : -size }
  })
}

/** Every second row in another account, and the salaries and loans in the first. */
export const isInFirstAccount = ({ narration }: BenchRow, at: number): boolean =>
  at % 2 === 0 || /SAHYADRI|HDB/.test(narration)

const monthOf = (at: number) => {
  const month = 9 + at
  return `${2023 + Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`
}

const amount = (rupees: number) => ({
  paise: rupees * 100,
  source: { kind: 'text', text: String(rupees) } as const,
})

/** A payslip for each month, and two accounts. */
export function benchInput(): ComparisonInput {
  const payslips = Array.from({ length: MONTHS }, (_, at): DocumentFacts => ({
    kind: 'payslip',
    title: `Payslip ${at}`,
    identity: [],
    month: monthOf(at),
    employer: EMPLOYER,
    gross: amount(NET + 41_300),
    deductions: amount(41_300),
    net: amount(NET),
  }))
  const accounts = ['1', '2'].map((end): DocumentFacts => ({
    kind: 'account',
    title: `HDFC •••• 781${end}`,
    identity: [],
    bank: 'HDFC',
    accountEnd: `781${end}`,
    workbook: `account_${end}.xlsx`,
  }))
  return {
    jobs: [{ kind: 'read', id: 'job', facts: [...payslips, ...accounts] }],
    day: '',
    unsent: [],
  }
}
