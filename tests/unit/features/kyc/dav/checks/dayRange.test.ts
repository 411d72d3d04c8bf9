import { expect, it } from 'vitest'
import {
  MIS_PRESETS,
  validateMisRange,
  formatDayRange,
} from '#features/kyc/dav/checks/mis/misDayRange.ts'
import {
  LAST_30_DAYS,
  LAST_7_DAYS,
  TODAY,
  type DayRange,
} from '#shared/kits/dashboard/filter/dayRange.ts'

const NOW = '2026-11-20'
const range = (from: string, to: string): DayRange => ({ from, to })

it.each([
  ['Today', range('2026-11-20', '2026-11-20')],
  ['Last 7 days', range('2026-11-14', '2026-11-20')],
  ['Last 30 days', range('2026-10-22', '2026-11-20')],
  ['This month', range('2026-11-01', '2026-11-20')],
  ['Last month', range('2026-10-01', '2026-10-31')],
  ['Last 3 months', range('2026-08-20', '2026-11-20')],
])('%s', (label, expected) => {
  const presets = [TODAY, LAST_7_DAYS, LAST_30_DAYS, ...MIS_PRESETS]
  const preset = presets.find((one) => one.label === label)
  expect(preset?.range(NOW)).toEqual(expected)
})

it('each preset is a valid range, also at the end of a long month', () => {
  for (const today of [NOW, '2026-05-31', '2026-03-01', '2028-02-29'])
    for (const preset of MIS_PRESETS)
      expect(validateMisRange(preset.range(today), today)).toBeNull()
})

it.each([
  [range('2026-08-20', '2026-11-20'), null],
  [range('2026-11-20', '2026-11-20'), null],
  [range('2026-08-19', '2026-11-20'), 'The start date cannot be before 20 Aug 2026.'],
  [range('2026-11-01', '2026-11-21'), 'The end date cannot be after today.'],
  [range('2026-11-10', '2026-11-09'), 'The end date is before the start date.'],
  [range('2026-11-10', ''), 'Enter the end date.'],
  [range('', '2026-11-10'), 'Enter the start date.'],
  [range('', ''), 'Enter both dates.'],
])('a MIS report of %o: %s (decisions D46)', (dayRange, problem) => {
  expect(validateMisRange(dayRange, NOW)).toBe(problem)
})

it.each([
  [range('2026-08-20', '2026-11-20'), '20 Aug – 20 Nov 2026'],
  [range('2025-12-20', '2026-01-04'), '20 Dec 2025 – 4 Jan 2026'],
  [range('2026-11-20', '2026-11-20'), '20 Nov 2026'],
])('%o shows as %s', (dayRange, text) => {
  expect(formatDayRange(dayRange)).toBe(text)
})
