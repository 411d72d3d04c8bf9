import type { CellValue, RowValues, SheetFile } from '#shared/files/workbookFile.ts'
import { detailLabel } from '#shared/lib/detailLabel.ts'
import { cellOf, type Figure } from '#shared/lib/figure.ts'
import { checkPayslip } from './addsUp.ts'
import type { Payslip, PayslipLine } from './contract.ts'

const WIDTHS = [30, 22, 16, 40] as const
const AMOUNT = 'Amount (₹)'

const lineOf = ({ label, category, figure }: PayslipLine): RowValues => [
  label,
  category,
  cellOf(figure),
]
const totalOf = (label: string, figure: Figure, check: string): RowValues => [
  label,
  null,
  cellOf(figure),
  check,
]

/** One payslip as the result shows it: employer, details, earnings and deductions with what they come to. */
function slipRows(payslip: Payslip): RowValues[] {
  const { employer, details, earnings, deductions, gross, totalDeductions, net } = payslip
  const checks = checkPayslip(payslip)
  return [
    ['Employer', employer],
    ...details.map(({ key, text }): RowValues => [detailLabel(key), text]),
    [],
    ['Earnings', 'Category', AMOUNT, 'Check'],
    ...earnings.map(lineOf),
    totalOf('Gross salary', gross, checks.gross.says),
    [],
    ['Deductions', 'Category', AMOUNT, 'Check'],
    ...deductions.map(lineOf),
    totalOf('Total deductions', totalDeductions, checks.totalDeductions.says),
    [],
    totalOf('Net pay', net, checks.net.says),
  ]
}

/** A row each, under every detail that one of them has. */
function summaryRows(payslips: readonly Payslip[]): RowValues[] {
  const keys = [...new Set(payslips.flatMap(({ details }) => details.map(({ key }) => key)))]
  const detailsOf = ({ details }: Payslip): CellValue[] =>
    keys.map((key) => details.find((detail) => detail.key === key)?.text ?? null)
  return [
    ['Employer', ...keys.map(detailLabel), 'Gross salary', 'Total deductions', 'Net pay'],
    ...payslips.map((payslip) => [
      payslip.employer,
      ...detailsOf(payslip),
      cellOf(payslip.gross),
      cellOf(payslip.totalDeductions),
      cellOf(payslip.net),
    ]),
  ]
}

/** The payslips of a file as sheets: one each, and before several of them all in one table. */
export function toPayslipSheets(payslips: readonly Payslip[]): SheetFile[] {
  const slips = payslips.map((payslip, index) => ({
    name: payslips.length > 1 ? `Payslip ${index + 1}` : 'Payslip',
    rows: slipRows(payslip),
    widths: WIDTHS,
  }))
  if (slips.length < 2) return slips
  const rows = summaryRows(payslips)
  return [{ name: 'All payslips', rows, widths: rows[0]?.map(() => 20) ?? [] }, ...slips]
}
