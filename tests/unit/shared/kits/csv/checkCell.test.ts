import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CASE_CSV_COLUMNS } from '#features/kyc/dav/create/csvColumns.ts'
import { checkCell, checkContent } from '#shared/kits/csv/preflight/checkCell.ts'
import { DIGITS_LOST } from '#shared/kits/csv/preflight/checkNumber.ts'
import { columnOf } from '#shared/kits/csv/preflight/columns.ts'

const RUN = (sign: string) => `Starts with ${sign} (a spreadsheet would treat it as a formula)`
const APOSTROPHE = '; the repaired file has an apostrophe before it'
const DAY_COUNT = 'A number instead of a date, as spreadsheets store dates'
const ERROR = 'A spreadsheet error, not a value'

fc.configureGlobal({ seed: 20_261_123 })

it.each(['name', 'internalReferenceNumber', 'email', 'phoneNumber', 'periodOfStayTo'] as const)(
  'a plain %s has no problem in the full check either',
  (name) => {
    const { content } = CASE_CSV_COLUMNS[name]
    const first = fc.constantFrom('a', 'Z', '9', '98450', ' a')
    const part = fc.constantFrom(
      'a',
      'Jan',
      '13',
      '9',
      '98450',
      ' ',
      '#',
      '+',
      '@',
      '.',
      '-',
      'E+',
      '=',
      'REF!',
    )
    const text = fc.tuple(first, fc.array(part, { maxLength: 5 })).map((all) => all.flat().join(''))
    const differing = fc.sample(text, 500).filter((given) => {
      const found = checkCell(CASE_CSV_COLUMNS[name], given)
      return JSON.stringify(found) !== JSON.stringify(checkContent(content, given))
    })
    expect(differing).toEqual([])
  },
)

describe('the repair of a phone number', () => {
  it.each([
    ['9845010000', null],
    ['98450 10000', '9845010000'],
    [' 9845010000 ', '9845010000'],
    ['+91 98450 10000', '9845010000'],
    ['00919845010000', '9845010000'],
    ['09845010000', '9845010000'],
    ['+91 098450 10000', '9845010000'],
    ['091-9845010000', '9845010000'],
    // Ten digits after a plus: the first two are another country's.
    ['+9845010000', null],
    ['9845010000.0', '9845010000'],
    ['9.845010001E+09', '9845010001'],
  ])('%s', (text, repair) => {
    expect(checkCell(CASE_CSV_COLUMNS.phoneNumber, text)?.repair ?? null).toBe(repair)
  })

  it.each([
    ['9.84501E+09', 'Shortened by a spreadsheet; digits are lost'],
    ['9,84501E+09', 'Shortened by a spreadsheet; digits are lost'],
    ['1234567890', 'Not a phone number of 10 digits'],
    ['98450', 'Not a phone number of 10 digits'],
    ['call me', 'Not a phone number of 10 digits'],
    ['', 'Empty'],
  ])('%s has a problem that needs the user’s input', (text, problem) => {
    expect(checkCell(CASE_CSV_COLUMNS.phoneNumber, text)).toEqual({ problem, repair: null })
  })
})

it.each([
  ['email', '', null],
  ['email', 'asha@mail.example', null],
  ['email', ' asha@mail.example', { problem: 'Contains spaces', repair: 'asha@mail.example' }],
  [
    'email',
    'Asha Rao <asha@mail.in>',
    { problem: 'Contains more than the address', repair: 'asha@mail.in' },
  ],
  [
    'email',
    'mailto:asha@mail.in',
    { problem: 'Contains more than the address', repair: 'asha@mail.in' },
  ],
  ['email', 'asha@mail.in;', { problem: 'Contains more than the address', repair: 'asha@mail.in' }],
  ['email', 'asha@mail..in', { problem: 'Not an email address', repair: null }],
  ['email', 'asha@mail.in, b@mail.in', { problem: 'Not an email address', repair: null }],
  ['email', 'asha at mail', { problem: 'Not an email address', repair: null }],
  ['name', ' ', { problem: 'Empty', repair: null }],
  ['name', 'Asha  Rao ', { problem: 'Extra spaces', repair: 'Asha Rao' }],
  ['address', '', { problem: 'Empty', repair: null }],
  [
    'address',
    '=B-12, Sector 4',
    {
      problem: 'Starts with = (a spreadsheet would treat it as a formula)',
      repair: 'B-12, Sector 4',
    },
  ],
  ['address', '@@', { problem: `${RUN('@')}${APOSTROPHE}`, repair: null }],
  ['name', ' =HYPERLINK("http://a.in")', { problem: RUN('='), repair: 'HYPERLINK("http://a.in")' }],
  ['name', '\u00a0+SUM(A1)', { problem: RUN('+'), repair: 'SUM(A1)' }],
  ['name', '\u200b\u00a0 -2+3', { problem: RUN('-'), repair: '2+3' }],
  ['name', ' @A1', { problem: RUN('@'), repair: 'A1' }],
  ['name', '= =+A1', { problem: RUN('='), repair: 'A1' }],
  ['address', '-12', null],
  ['address', '+91 98450 10000', null],
  ['email', '=cmd@mail.in', { problem: RUN('='), repair: 'cmd@mail.in' }],
  ['email', 'mailto:=cmd@mail.in', { problem: RUN('='), repair: 'cmd@mail.in' }],
  ['phoneNumber', '=A1', { problem: `${RUN('=')}${APOSTROPHE}`, repair: null }],
  [
    'phoneNumber',
    '="9845010000"',
    { problem: 'Spaces or symbols around the digits', repair: '9845010000' },
  ],
  ['periodOfStayTo', '', null],
  ['periodOfStayTo', 'Till date', null],
  ['periodOfStayFrom', '2019', null],
  ['periodOfStayFrom', '13-Jan-2019', null],
  ['periodOfStayFrom', 'Jan 2019', null],
  ['periodOfStayFrom', '45123', { problem: DAY_COUNT, repair: null }],
  ['periodOfStayFrom', '45123.5', { problem: DAY_COUNT, repair: null }],
  ['periodOfStayFrom', '13-Jan', { problem: 'A date without a year', repair: null }],
  ['periodOfStayTo', 'Jan-13', { problem: 'A date without a year', repair: null }],
  ['periodOfStayTo', '########', { problem: ERROR, repair: null }],
  ['name', '#REF!', { problem: ERROR, repair: null }],
  ['address', ' #N/A ', { problem: ERROR, repair: null }],
  ['address', '#12, 3rd Cross', null],
  ['internalReferenceNumber', '#VALUE!', { problem: ERROR, repair: null }],
  ['internalReferenceNumber', 'HR/2024/0012', null],
  ['internalReferenceNumber', '2E10', null],
  ['internalReferenceNumber', '1.2E+12', { problem: DIGITS_LOST, repair: null }],
  ['internalReferenceNumber', 'H7 009', { problem: 'Contains spaces', repair: 'H7009' }],
  ['internalReferenceNumber', 'H7\u00a0009 ', { problem: 'Contains spaces', repair: 'H7009' }],
  ['internalReferenceNumber', '', null],
])('checks %s “%s”', (column, text, problem) => {
  expect(checkCell(columnOf(CASE_CSV_COLUMNS, column), text)).toEqual(problem)
})

it('checks a cell of megabytes', () => {
  expect(checkCell(columnOf(CASE_CSV_COLUMNS, 'address'), 'a'.repeat(30_000_000))).toBeNull()
})
