import { expect, it } from 'vitest'
import { isSameStayTime } from '#features/kyc/dav/review/decision/answers/stayPeriod.ts'

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
