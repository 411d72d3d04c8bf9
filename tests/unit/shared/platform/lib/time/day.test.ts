import { expect, it } from 'vitest'
import {
  addDays,
  addMonths,
  countDays,
  formatDay,
  isDay,
  monthNumber,
  startOfMonth,
  parseDay,
} from '#shared/platform/lib/time/day.ts'

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

it.each([
  ['Jan', 1],
  ['sept', 9],
  ['DECEMBER', 12],
  ['Ja', 0],
  ['', 0],
])('monthNamed(%j) is %i', (name, month) => {
  expect(monthNumber(name)).toBe(month)
})

it('counts days and months over the ends of months and years', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01')
  expect(addDays('2028-03-01', -1)).toBe('2028-02-29')
  expect(addMonths('2026-05-31', -3)).toBe('2026-02-28')
  expect(addMonths('2026-01-15', -3)).toBe('2025-10-15')
  expect(addMonths('2026-11-30', 3)).toBe('2027-02-28')
  expect(startOfMonth('2026-11-20')).toBe('2026-11-01')
})

it.each([
  ['2026-11-20', '2026-11-20', 1],
  ['2026-10-12', '2026-11-08', 28],
  ['2028-02-28', '2028-03-01', 3],
  ['2026-11-20', '2026-11-19', 0],
])('from %s to %s are %i days', (from, to, count) => {
  expect(countDays(from, to)).toBe(count)
})
