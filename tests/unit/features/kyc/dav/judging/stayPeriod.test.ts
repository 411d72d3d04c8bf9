import { expect, it } from 'vitest'
import { isSameStayTime, parseStayTime } from '#features/kyc/dav/review/decision/stayPeriod.ts'

const month = (year: number, of: number | null) => ({ kind: 'month', year, month: of })

it.each([
  ['March 2021', month(2021, 3)],
  ['mar-21', month(2021, 3)],
  ['Mar’ 2021', month(2021, 3)],
  ['12 March 2021', month(2021, 3)],
  ['03/2021', month(2021, 3)],
  ['15-03-2021', month(2021, 3)],
  ['2021-03', month(2021, 3)],
  ['2021/03/15', month(2021, 3)],
  ['2015', month(2015, null)],
  [' Sept 2020 ', month(2020, 9)],
  ['Till date', { kind: 'present' }],
  ['PRESENT', { kind: 'present' }],
  ['up to now', { kind: 'present' }],
  ['13/2021', null],
  ['from birth', null],
  ['Flat 2021', null],
  ['', null],
])('%j is %o', (text, expected) => {
  expect(parseStayTime(text)).toEqual(expected)
})

it.each([
  ['2021', 'March 2021', true],
  ['March 2021', '03/2021', true],
  ['March 2021', 'April 2021', false],
  ['Till date', 'March 2021', false],
  ['from birth', 'March 2021', null],
])('%j and %j are the same: %s', (one, other, expected) => {
  expect(isSameStayTime(one, other)).toBe(expected)
  expect(isSameStayTime(other, one)).toBe(expected)
})
