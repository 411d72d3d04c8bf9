import { expect, it } from 'vitest'
import { payMonth } from '#features/financial/payslip/payMonth.ts'

it.each([
  ['MONTH', 'September 2026', '2026-09'],
  ['Month', 'Sep-2026', '2026-09'],
  ['PAY_MONTH', 'SEPT 26', '2026-09'],
  ['payMonth', "Sep'26", '2026-09'],
  ['Month', 'September, 2026', '2026-09'],
  ['Month', '09/2026', '2026-09'],
  ['Month', '9-2026', '2026-09'],
  ['MONTH', '2026-09', '2026-09'],
  ['MONTH', '202609', '2026-09'],
  ['MONTH', '2026 May', '2026-05'],
  ['Pay period', '01/09/2026 to 30/09/2026', '2026-09'],
  ['PayPeriod', '21-Aug-2026 - 20-Sep-2026', '2026-09'],
  ['PAY_PERIOD', '1st May 2026 to 31st May 2026', '2026-05'],
  ['Pay period', 'September 1, 2026 to September 30, 2026', '2026-09'],
  ['Pay period', '2026-09-01 to 2026-09-30', '2026-09'],
  ['Payslip for', 'the month of June 2026', '2026-06'],
])('%s: %s', (key, text, month) => {
  expect(
    payMonth([
      { key: 'DAYS_PAID', text: '30' },
      { key, text },
    ]),
  ).toEqual({ month, text })
})

it('joins a month and a year of their own', () => {
  const details = [
    { key: 'MONTH', text: 'September' },
    { key: 'YEAR', text: '2026' },
  ]
  expect(payMonth(details)?.month).toBe('2026-09')
})

it.each([
  ['DATE_OF_JOINING', '12-06-2021'],
  ['MONTH_DAYS', '30'],
  ['Notice period', '2 months'],
  ['MONTH', 'Insufficient Info'],
  ['MONTH', '13/2026'],
])('none in %s: %s', (key, text) => expect(payMonth([{ key, text }])).toBeNull())
