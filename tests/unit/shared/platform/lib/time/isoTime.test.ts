import { expect, it } from 'vitest'
import { isIsoTime, assumeUtc } from '#shared/platform/lib/time/isoTime.ts'

it.each([
  ['2026-11-20T05:12:00', '2026-11-20T05:12:00Z'],
  ['2026-11-20 05:12:00.123456', '2026-11-20T05:12:00.123456Z'],
  ['2026-11-20T05:12', '2026-11-20T05:12Z'],
  ['2026-11-20T05:12:00Z', '2026-11-20T05:12:00Z'],
  ['2026-11-20 10:42:00+05:30', '2026-11-20T10:42:00+05:30'],
])('%s is %s, wherever it is read', (written, read) => {
  expect(isIsoTime(written)).toBe(true)
  expect(assumeUtc(written)).toBe(read)
  expect(Date.parse(read)).not.toBeNaN()
})

it.each(['', '2026-11-20', '20/11/2026 10:42:07', 'Fri, 20 Nov 2026 10:42:07 GMT'])(
  '%j is not a time, and stays unchanged',
  (text) => {
    expect(isIsoTime(text)).toBe(false)
    expect(assumeUtc(text)).toBe(text)
  },
)
