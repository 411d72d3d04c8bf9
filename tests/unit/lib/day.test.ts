import { expect, it } from 'vitest'
import { formatDay, isDay, parseDay } from '#shared/lib/day.ts'

it.each([
  ['2026-11-20', true],
  ['2024-02-29', true],
  ['2026-02-29', false],
  ['2026-04-31', false],
  ['2026-13-01', false],
  ['2026-00-10', false],
  ['2026-01-00', false],
  ['20-11-2026', false],
  ['', false],
  ['2026-11-20T00:00', false],
])('isDay(%j) is %s', (text, is) => {
  expect(isDay(text)).toBe(is)
})

it.each([
  ['30-04-2025', '2025-04-30'],
  ['30/04/2025', '2025-04-30'],
  ['30.4.2025', '2025-04-30'],
  ['30-Apr-2025', '2025-04-30'],
  ['5 April 2025', '2025-04-05'],
  ['5 Apr, 2025', '2025-04-05'],
  ['2025-04-30', '2025-04-30'],
  [' 30-APR-2025 ', '2025-04-30'],
  ['31-04-2025', null],
  ['04-30-2025', null],
  ['30-Abc-2025', null],
  ['30-04-25', null],
  ['2025-26', null],
  ['', null],
])('parseDay(%j) is %s', (text, day) => {
  expect(parseDay(text)).toBe(day)
})

it.each([
  ['2026-11-20', '20 Nov 2026'],
  ['2026-01-05', '5 Jan 2026'],
  ['2026-09-30', '30 Sep 2026'],
  ['soon', 'soon'],
  ['', ''],
  ['2026-13-01', '2026-13-01'],
])('formatDay(%j) is %s', (day, shown) => {
  expect(formatDay(day)).toBe(shown)
})
