import { toSummaryRow } from '#shared/kits/jobs/results/summaryRow.ts'
import type { RowValues, SheetFile } from '#shared/platform/files/makeWorkbook.ts'
import { toCellAmount, type Amount } from '#shared/platform/lib/numbers/amount.ts'
import { humanizeKey } from '#shared/platform/lib/text/humanizeKey.ts'
import { numberRepeats } from '#shared/platform/lib/text/numberRepeats.ts'
import type { Payslip, PayslipLine } from './contract.ts'
import { checkPayslip } from './payslipChecks.ts'

const WIDTHS = [30, 22, 16, 40] as const
const AMOUNT = 'Amount (₹)'

const lineOf = ({ label, category, figure }: PayslipLine): RowValues => [
  label,
  category,
  toCellAmount(figure),
]
const totalOf = (label: string, figure: Amount, check: string): RowValues => [
  label,
  null,
  toCellAmount(figure),
  check,
]

function payslipRows(payslip: Payslip): RowValues[] {
  const { employer, details, earnings, deductions, gross, totalDeductions, net } = payslip
  const checks = checkPayslip(payslip)
  return [
    ['Employer', employer],
    ...details.map(({ key, text }): RowValues => [humanizeKey(key), text]),
    [],
    ['Earnings', 'Category', AMOUNT, 'Check'],
    ...earnings.map(lineOf),
    totalOf('Gross salary', gross, checks.gross.message),
    [],
    ['Deductions', 'Category', AMOUNT, 'Check'],
    ...deductions.map(lineOf),
    totalOf('Total deductions', totalDeductions, checks.totalDeductions.message),
    [],
    totalOf('Net pay', net, checks.net.message),
  ]
}

function summaryRows(payslips: readonly Payslip[]): RowValues[] {
  const rows = payslips.map(({ details }) =>
    toSummaryRow(details.map(({ key, text }) => [humanizeKey(key), text])),
  )
  const labels = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  return [
    numberRepeats(['Employer', ...labels, 'Gross salary', 'Total deductions', 'Net pay']),
    ...payslips.map((payslip, index) => [
      payslip.employer,
      ...labels.map((label) => rows[index]?.[label] ?? null),
      toCellAmount(payslip.gross),
      toCellAmount(payslip.totalDeductions),
      toCellAmount(payslip.net),
    ]),
  ]
}

export function toPayslipSheets(payslips: readonly Payslip[]): SheetFile[] {
  const sheets = payslips.map((payslip, index) => ({
    name: payslips.length > 1 ? `Payslip ${index + 1}` : 'Payslip',
    rows: payslipRows(payslip),
    widths: WIDTHS,
  }))
  if (sheets.length < 2) return sheets
  const rows = summaryRows(payslips)
  return [{ name: 'All payslips', rows, widths: rows[0]?.map(() => 20) ?? [] }, ...sheets]
}
