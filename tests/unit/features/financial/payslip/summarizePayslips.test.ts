import { expect, it } from 'vitest'
import { summarizePayslips } from '#features/financial/payslip/summarizePayslips.ts'
import { toPayslipSheets } from '#features/financial/payslip/toSheets.ts'
import { aPayslip } from './builders.ts'

const named = (key: string, text = 'Ananya Deshpande') => aPayslip({ details: [{ key, text }] })

it.each(['EMPLOYEE_NAME', 'name', 'Employee Name', 'EMP_NAME', 'name_of_employee'])(
  'is about the person under %s',
  (key) => expect(summarizePayslips([named(key)]).subject).toBe('Ananya Deshpande'),
)

it.each([
  ['an unread name', [named('EMPLOYEE_NAME', 'Insufficient Info')], undefined],
  ['the name of a later payslip', [named('MONTH'), named('EMP_NAME')], 'Ananya Deshpande'],
])('is about %s', (_, payslips, subject) =>
  expect(summarizePayslips(payslips).subject).toBe(subject),
)

const ALIKE = [
  { key: 'EMPLOYEE_NAME', text: 'Ananya Deshpande' },
  { key: 'employeeName', text: 'A. Deshpande' },
  { key: 'EMPLOYER', text: 'Sahyadri' },
]

it('keeps both values of two keys that read alike', () => {
  const [row] = summarizePayslips([aPayslip({ details: ALIKE })]).rows
  expect(row).toMatchObject({
    Employer: 'Sahyadri Precision Components Pvt Ltd',
    'Employee name': 'Ananya Deshpande',
    'Employee name (2)': 'A. Deshpande',
    'Employer (2)': 'Sahyadri',
  })
})

it('names no column of the summary table twice, and has one for both spellings of a key', () => {
  const [sheet] = toPayslipSheets([aPayslip({ details: ALIKE }), named('Employee Name')])
  expect(sheet?.rows.map((row) => row.slice(0, 4))).toEqual([
    ['Employer', 'Employee name', 'Employee name (2)', 'Employer (2)'],
    ['Sahyadri Precision Components Pvt Ltd', 'Ananya Deshpande', 'A. Deshpande', 'Sahyadri'],
    ['Sahyadri Precision Components Pvt Ltd', 'Ananya Deshpande', null, null],
  ])
})
