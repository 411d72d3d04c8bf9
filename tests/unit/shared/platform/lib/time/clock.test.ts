import { afterEach, describe, expect, it } from 'vitest'
import {
  formatDuration,
  formatIndiaDate,
  formatIndiaDateTime,
  formatIndiaTime,
} from '#shared/platform/lib/time/clock.ts'
import { toIndiaDay } from '#shared/platform/lib/time/day.ts'

it.each([
  [0, '00:00'],
  [-5000, '00:00'],
  [Number.NaN, '00:00'],
  [1, '00:01'],
  [999, '00:01'],
  [1000, '00:01'],
  [59_000, '00:59'],
  [60_000, '01:00'],
  [192_000, '03:12'],
  [3_599_000, '59:59'],
  [3_600_000, '01:00:00'],
  [4_805_000, '01:20:05'],
  [360_000_000, '100:00:00'],
])('formatClock(%d ms) is %s', (ms, shown) => {
  expect(formatDuration(ms)).toBe(shown)
})

const own = process.env.TZ
afterEach(() => {
  process.env.TZ = own
})

/** The hour that each zone itself shows at 18:30 UTC proves that the zone took hold. */
describe.each([
  ['UTC', 18],
  ['Asia/Kolkata', 0],
  ['America/New_York', 13],
])('in a browser in %s', (zone, hour) => {
  it.each([
    ['2026-11-20T06:12:00Z', '11:42', '20 Nov 2026', '2026-11-20'],
    ['2026-11-20T18:29:59Z', '23:59', '20 Nov 2026', '2026-11-20'],
    ['2026-11-20T18:30:00Z', '00:00', '21 Nov 2026', '2026-11-21'],
    ['2026-09-01T00:00:00Z', '05:30', '1 Sep 2026', '2026-09-01'],
    ['2026-12-31T20:00:00Z', '01:30', '1 Jan 2027', '2027-01-01'],
  ])('%s is %s on %s in India', (moment, time, date, day) => {
    process.env.TZ = zone
    expect(new Date('2026-11-20T18:30:00Z').getHours()).toBe(hour)
    const ms = Date.parse(moment)
    expect(formatIndiaTime(ms)).toBe(time)
    expect(formatIndiaDate(ms)).toBe(date)
    expect(formatIndiaDateTime(ms)).toBe(`${date}, ${time}`)
    expect(toIndiaDay(ms)).toBe(day)
  })
})
