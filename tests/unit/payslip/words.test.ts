import { expect, it } from 'vitest'
import { detailLabel } from '#shared/lib/detailLabel.ts'
import { foundSentence } from '#shared/analyzer/result/foundSentence.ts'
import type { FindOutcome } from '#shared/analyzer/result/sourceSearch.ts'
import { occurrenceOf } from '#features/financial/payslip/selection.ts'
import { figureText } from '#shared/lib/figure.ts'
import { aPayslip } from './builders.ts'

it.each([
  ['EMPLOYEE_NAME', 'Employee name'],
  ['PAN', 'PAN'],
  ['PAN_NUMBER', 'PAN number'],
  ['employeeCode', 'Employee code'],
  ['Date of Joining', 'Date of joining'],
  ['', ''],
])('the key %s reads %s', (key, label) => {
  expect(detailLabel(key)).toBe(label)
})

it.each<[string, FindOutcome, string]>([
  ['searching', null, 'Looking for HRA…'],
  ['found', { found: true, page: 1 }, 'HRA found on page 1'],
  ['found, page unknown', { found: true, page: null }, 'HRA found'],
  [
    'not found',
    { found: false, page: null },
    "HRA is not in the file's text. If it is a scan, look for 38,400.00 by eye.",
  ],
  ['found elsewhere', { found: true, page: 2, file: 'b.pdf' }, 'HRA found on page 2 of b.pdf'],
  [
    'locked',
    { found: false, page: null, why: 'locked' },
    'The file needs its password. Enter it, and the search for HRA goes on.',
  ],
  [
    'one of several locked',
    { found: false, page: null, why: 'locked', file: 'b.pdf' },
    'b.pdf needs its password. Enter it, and the search for HRA goes on.',
  ],
  [
    'gone',
    { found: false, page: null, why: 'gone' },
    'The file is no longer in this browser, so HRA cannot be looked for.',
  ],
  [
    'damaged',
    { found: false, page: null, why: 'damaged' },
    'The file cannot be shown, so HRA cannot be looked for.',
  ],
  [
    'no viewer',
    { found: false, page: null, why: 'noViewer' },
    'The file could not be opened without a connection. Try again there, and the search for HRA goes on.',
  ],
  [
    'too slow',
    { found: false, page: null, why: 'tooSlow' },
    'The file takes too long to search: look for 38,400.00 by eye.',
  ],
  [
    'a page that cannot be read',
    { found: false, page: null, why: 'unread' },
    'The file could not be searched whole: look for 38,400.00 by eye.',
  ],
  [
    'a scan',
    { found: false, page: null, why: 'noText' },
    'The file has no text to search: look for 38,400.00 by eye.',
  ],
])('says what became of a click: %s', (_name, outcome, sentence) => {
  expect(foundSentence({ label: 'HRA', text: '38,400.00' }, outcome)).toBe(sentence)
})

it.each([
  ['a number', { written: 96_000, rupees: 96_000 }, '96,000.00'],
  ['lakhs', { written: '210250', rupees: 210_250 }, '2,10,250.00'],
  ['no amount', { written: null, rupees: null }, '–'],
  ['an empty text', { written: '', rupees: null }, '–'],
  ['what cannot be read', { written: 'N.A.', rupees: null }, 'N.A.'],
])('shows %s', (_name, figure, text) => {
  expect(figureText(figure)).toBe(text)
})

it.each([
  ['first month', '0:earning:0', 1],
  ['second month', '1:earning:0', 2],
  ['third month', '2:earning:0', 3],
  ['a place that is not there', '9:earning:0', 1],
])('finds the basic pay of the %s as its own occurrence', (_name, place, nth) => {
  expect(occurrenceOf([aPayslip(), aPayslip(), aPayslip()], place)).toBe(nth)
})
