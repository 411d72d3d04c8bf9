import { expect, it } from 'vitest'
import { isAlternateNumber } from '#features/kyc/dav/checks/alternateNumbers.ts'
import { formatShortTime, formatCaseTime } from '#features/kyc/dav/checks/formatCaseTime.ts'

it.each([
  ['9822041763', true],
  ['6000000000', true],
  ['5822041763', false],
  ['982204176', false],
  ['98220417633', false],
  ['98220 41763', false],
  ['+919822041763', false],
  ['', false],
])('%j as an alternate number: %s (kyc §5)', (text, is) => {
  expect(isAlternateNumber(text)).toBe(is)
})

it('shows Indian time, without the current year in a list', () => {
  const newYear = Date.parse('2026-12-31T18:30:00Z')
  expect(formatCaseTime('2026-11-20T05:12:00Z')).toBe('20 Nov 2026, 10:42')
  expect(formatCaseTime('soon')).toBe('soon')
  expect(formatShortTime('2026-11-20T05:12:00Z', newYear - 1)).toBe('20 Nov, 10:42')
  expect(formatShortTime('2026-11-20T05:12:00Z', newYear)).toBe('20 Nov 2026, 10:42')
})
