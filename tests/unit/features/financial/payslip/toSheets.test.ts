import { expect, it } from 'vitest'
import { toPayslipSheets } from '#features/financial/payslip/toSheets.ts'
import { aPayslip, figure } from './builders.ts'

it('one payslip is one sheet in the order of the result, with its checks', () => {
  const [sheet, ...others] = toPayslipSheets([aPayslip()])
  expect(others).toEqual([])
  expect(sheet?.name).toBe('Payslip')
  expect(sheet?.rows).toEqual([
    ['Employer', 'Sahyadri Precision Components Pvt Ltd'],
    ['Employee name', 'Ananya Deshpande'],
    ['Month', 'September 2026'],
    [],
    ['Earnings', 'Category', 'Amount (₹)', 'Check'],
    ['Basic', 'Fixed', 96_000],
    ['HRA', 'Fixed', 38_400],
    ['Special allowance', 'Fixed', 41_250],
    ['LTA', 'Fixed', 8_000],
    ['Conveyance', 'Fixed', 1_600],
    ['Performance bonus', 'Variable', 25_000],
    ['Gross salary', null, 210_250, '6 earnings add up'],
    [],
    ['Deductions', 'Category', 'Amount (₹)', 'Check'],
    ['Provident fund', 'Statutory', 11_520],
    ['Professional tax', 'Statutory', 200],
    ['Income tax (TDS)', 'Statutory', 28_430],
    ['Group medical', 'Other', 1_150],
    ['Total deductions', null, 41_300, '4 deductions add up'],
    [],
    ['Net pay', null, 168_950, 'Matches the slip'],
  ])
})

it('several payslips have a summary table first, with all details that any of them has', () => {
  const sheets = toPayslipSheets([
    aPayslip(),
    aPayslip({ details: [{ key: 'PAN', text: 'XXXPD1234X' }], net: figure(null) }),
  ])
  expect(sheets.map(({ name }) => name)).toEqual(['All payslips', 'Payslip 1', 'Payslip 2'])
  expect(sheets[0]?.rows).toEqual([
    ['Employer', 'Employee name', 'Month', 'PAN', 'Gross salary', 'Total deductions', 'Net pay'],
    [
      'Sahyadri Precision Components Pvt Ltd',
      'Ananya Deshpande',
      'September 2026',
      null,
      210_250,
      41_300,
      168_950,
    ],
    ['Sahyadri Precision Components Pvt Ltd', null, null, 'XXXPD1234X', 210_250, 41_300, null],
  ])
})

it('keeps an invalid amount as text', () => {
  const gross = { original: 'see annexure', rupees: null }
  const rows = toPayslipSheets([aPayslip({ gross })])[0]?.rows ?? []
  expect(rows).toContainEqual(['Gross salary', null, 'see annexure', 'No gross salary on the slip'])
})
