import { expect, it } from 'vitest'
import { formatStayMonth, parseStayTime } from '#shared/platform/lib/time/stayTime.ts'

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

it('a month is written in one form, which is parsed again', () => {
  expect(formatStayMonth(9, 2020)).toBe('Sep 2020')
  expect(parseStayTime('Sep 2020')).toEqual(month(2020, 9))
})
