import { expect, it } from 'vitest'
import { occurrenceOf } from '#features/financial/payslip/selection.ts'
import { describeFindOutcome } from '#shared/kits/analyzer/result/source/describeFindOutcome.ts'
import type { FindOutcome } from '#shared/kits/analyzer/result/source/sourceSearch.ts'
import { formatAmount } from '#shared/platform/lib/numbers/amount.ts'
import { humanizeKey } from '#shared/platform/lib/text/humanizeKey.ts'
import { aPayslip } from './builders.ts'

it.each([
  ['EMPLOYEE_NAME', 'Employee name'],
  ['PAN', 'PAN'],
  ['PAN_NUMBER', 'PAN number'],
  ['employeeCode', 'Employee code'],
  ['Date of Joining', 'Date of joining'],
  ['', ''],
])('the key %s reads %s', (key, label) => {
  expect(humanizeKey(key)).toBe(label)
})

it.each<[string, FindOutcome, string]>([
  ['searching', null, 'Searching for HRA…'],
  ['found', { found: true, page: 1 }, 'HRA found on page 1'],
  ['found, page unknown', { found: true, page: null }, 'HRA found'],
  [
    'not found',
    { found: false, page: null },
    "HRA is not in the file's text. If the file is a scan, check 38,400.00 manually.",
  ],
  ['found elsewhere', { found: true, page: 2, file: 'b.pdf' }, 'HRA found on page 2 of b.pdf'],
  [
    'locked',
    { found: false, page: null, reason: 'locked' },
    'The file needs its password. Enter it to continue the search for HRA.',
  ],
  [
    'one of several locked',
    { found: false, page: null, reason: 'locked', file: 'b.pdf' },
    'b.pdf needs its password. Enter it to continue the search for HRA.',
  ],
  [
    'gone',
    { found: false, page: null, reason: 'unavailable' },
    'The file is no longer in this browser, so it cannot be searched for HRA.',
  ],
  [
    'damaged',
    { found: false, page: null, reason: 'damaged' },
    'The file cannot be shown, so it cannot be searched for HRA.',
  ],
  [
    'no preview',
    { found: false, page: null, reason: 'noViewer' },
    'The file could not be opened without a connection. Try again there to continue the search for HRA.',
  ],
  [
    'too slow',
    { found: false, page: null, reason: 'tooSlow' },
    'The file takes too long to search. Check 38,400.00 manually.',
  ],
  [
    'an unreadable page',
    { found: false, page: null, reason: 'unreadPages' },
    'The file could not be searched completely. Check 38,400.00 manually.',
  ],
  [
    'a scan',
    { found: false, page: null, reason: 'noText' },
    'The file has no text to search. Check 38,400.00 manually.',
  ],
])('describes the result of a search: %s', (_name, outcome, sentence) => {
  expect(describeFindOutcome({ label: 'HRA', text: '38,400.00' }, outcome)).toBe(sentence)
})

it.each([
  ['a number', { original: 96_000, rupees: 96_000 }, '96,000.00'],
  ['lakhs', { original: '210250', rupees: 210_250 }, '2,10,250.00'],
  ['no amount', { original: null, rupees: null }, '–'],
  ['an empty text', { original: '', rupees: null }, '–'],
  ['an unreadable value', { original: 'N.A.', rupees: null }, 'N.A.'],
])('shows %s', (_name, figure, text) => {
  expect(formatAmount(figure)).toBe(text)
})

it.each([
  ['first month', '0:earning:0', 1],
  ['second month', '1:earning:0', 2],
  ['third month', '2:earning:0', 3],
  ['a value that does not exist', '9:earning:0', 1],
])('finds the basic pay of the %s as its own occurrence', (_name, place, nth) => {
  expect(occurrenceOf([aPayslip(), aPayslip(), aPayslip()], place)).toBe(nth)
})
