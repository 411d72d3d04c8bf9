import { expect, it } from 'vitest'
import { monthTitle, dayForKey, extendRange, weeksOf } from '#features/kyc/dav/checks/calendar.ts'

const LIMITS = { from: '2026-08-20', to: '2026-11-20' }

it('divides a month into weeks that start on Monday', () => {
  const november = weeksOf('2026-11-01')
  expect(monthTitle('2026-11-01')).toBe('November 2026')
  expect(november[0]).toEqual([null, null, null, null, null, null, '2026-11-01'])
  expect(november.at(-1)).toEqual(['2026-11-30', null, null, null, null, null, null])
  expect(november.flat().filter(Boolean)).toHaveLength(30)
  expect(weeksOf('2027-02-01')).toHaveLength(4)
})

it.each([
  [
    'a day after a complete range starts a new one',
    '2026-11-01',
    '2026-11-05',
    '2026-11-09',
    '2026-11-09',
    '',
  ],
  ['a later day ends the range', '2026-11-01', '', '2026-11-09', '2026-11-01', '2026-11-09'],
  ['the same day is a range', '2026-11-01', '', '2026-11-01', '2026-11-01', '2026-11-01'],
  ['an earlier day starts a new range', '2026-11-09', '', '2026-11-01', '2026-11-01', ''],
])('%s', (_, from, to, day, newFrom, newTo) => {
  expect(extendRange({ from, to }, day)).toEqual({ from: newFrom, to: newTo })
})

it.each([
  ['ArrowLeft', '2026-10-31'],
  ['ArrowRight', '2026-11-02'],
  ['ArrowUp', '2026-10-25'],
  ['ArrowDown', '2026-11-08'],
  ['Home', '2026-10-26'],
  ['End', '2026-11-01'],
  ['PageUp', '2026-10-01'],
  ['PageDown', '2026-11-20'],
  ['Enter', null],
])('%s moves from 1 November to %s', (key, day) => {
  expect(dayForKey('2026-11-01', key, LIMITS)).toBe(day)
})
