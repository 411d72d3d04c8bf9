import type { Entry, ParsedPayslip } from './parsePayslip.ts'

const CATEGORIES = [
  [
    /provident|\bpf\b|\bepf\b|professional tax|income tax|\btds\b|\besi\b|labour welfare/i,
    'Statutory',
  ],
  [/bonus|incentive|overtime|arrear|commission|variable/i, 'Variable'],
] as const

const categoryOf = (label: string, other: string) =>
  CATEGORIES.find(([test]) => test.test(label))?.[1] ?? other

/** 'Bank A/c No.' → 'BANK_ACCOUNT_NO', like EMPLOYER_NAME. */
const keyOf = (label: string) =>
  label
    .toUpperCase()
    .replaceAll('A/C', 'ACCOUNT')
    .replace(/[^A-Z0-9 ]/g, '')
    .trim()
    .replace(/\s+/g, '_')

const numberOf = (text: string | null) =>
  text === null ? null : Number(text.replace(/[^\d.]/g, ''))

const entries = <T>(list: readonly Entry[], other: string, value: (text: string) => T) =>
  list.map(({ label, amount }) => ({
    Label: label,
    Value: value(amount),
    Category: categoryOf(label, other),
  }))

const detailsOf = ({ employer, details }: ParsedPayslip) => ({
  EMPLOYER_NAME: employer,
  ...Object.fromEntries(details.map(([label, value]) => [keyOf(label), value])),
})

/** The usual format: numbers, and totals under OverallDetails (analyzers §3). */
export function toOverallForm(slip: ParsedPayslip) {
  return {
    Details: detailsOf(slip),
    earnings: entries(slip.earnings, 'Fixed', numberOf),
    deductions: entries(slip.deductions, 'Other', numberOf),
    OverallDetails: {
      GrossSalary: numberOf(slip.gross),
      TotalDeductions: numberOf(slip.totalDeductions),
      NetPay: numberOf(slip.net),
    },
  }
}

/** The second format (analyzers §3): printed texts, totals beside the lists. */
export function toGrossSalaryForm(slip: ParsedPayslip) {
  const asPrinted = (text: string) => text
  return {
    Details: detailsOf(slip),
    earnings: entries(slip.earnings, 'Fixed', asPrinted),
    deductions: entries(slip.deductions, 'Other', asPrinted),
    gross_salary: slip.gross,
    total_deductions: slip.totalDeductions,
    net_pay: slip.net,
  }
}
