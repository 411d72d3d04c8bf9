import { expect, it } from 'vitest'
import { checkPayslip } from '#features/financial/payslip/payslipChecks.ts'
import { aPayslip, figure } from './builders.ts'

it('reports that a correct payslip adds up', () => {
  expect(checkPayslip(aPayslip())).toEqual({
    gross: { isCorrect: true, message: '6 earnings add up' },
    totalDeductions: { isCorrect: true, message: '4 deductions add up' },
    net: { isCorrect: true, message: 'Matches the slip' },
  })
})

it.each([
  [
    'earnings short of gross',
    { gross: figure(210_251) },
    'gross',
    false,
    '6 earnings come to 2,10,250.00',
  ],
  ['a paisa off', { gross: figure(210_250.01) }, 'gross', false, '6 earnings come to 2,10,250.00'],
  [
    'paise that floats get wrong',
    { earnings: lines(0.1, 0.2), gross: figure(0.3) },
    'gross',
    true,
    '2 earnings add up',
  ],
  ['one earning', { earnings: lines(5), gross: figure(5) }, 'gross', true, '1 earning adds up'],
  [
    'one earning that differs',
    { earnings: lines(5), gross: figure(6) },
    'gross',
    false,
    '1 earning comes to 5.00',
  ],
  [
    'a negative earning',
    { earnings: lines(10, -4), gross: figure(6) },
    'gross',
    true,
    '2 earnings add up',
  ],
  ['no gross', { gross: figure(null) }, 'gross', null, 'No gross salary on the slip'],
  [
    'an earning without amount',
    { earnings: lines(5, null), gross: figure(5) },
    'gross',
    null,
    '1 earning without an amount',
  ],
  ['no earnings listed', { earnings: [] }, 'gross', null, 'No earnings listed'],
  [
    'deductions over the total',
    { totalDeductions: figure(41_200) },
    'totalDeductions',
    false,
    '4 deductions come to 41,300.00',
  ],
  [
    'no total',
    { totalDeductions: figure(null) },
    'totalDeductions',
    null,
    'No total deductions on the slip',
  ],
  [
    'no deductions and none totalled',
    { deductions: [], totalDeductions: figure(0) },
    'totalDeductions',
    true,
    '0 deductions add up',
  ],
  [
    'net that is too low',
    { net: figure(168_900) },
    'net',
    false,
    'Gross less deductions is 50.00 more than the net pay',
  ],
  [
    'net that is too high',
    { net: figure(169_000.5) },
    'net',
    false,
    'Gross less deductions is 50.50 less than the net pay',
  ],
  ['no net', { net: figure(null) }, 'net', null, 'No net pay on the slip'],
  ['net without gross', { gross: figure(null) }, 'net', null, 'Not all figures are on the slip'],
  [
    'amounts as texts',
    { gross: { original: '₹ 2,10,250', rupees: 210_250 } },
    'gross',
    true,
    '6 earnings add up',
  ],
] as const)('%s', (_name, values, check, isCorrect, message) => {
  expect(checkPayslip(aPayslip(values))[check]).toMatchObject({ isCorrect, message })
})

function lines(...amounts: (number | null)[]) {
  return amounts.map((amount, index) => ({
    label: `Line ${index + 1}`,
    category: null,
    figure: figure(amount),
  }))
}
