import { expect, it } from 'vitest'
import { parseServerDate } from '#features/kyc/companyChecks/job.ts'

it.each([
  ['2022-07-04', '4 Jul 2022'],
  ['04-07-2022', '4 Jul 2022'],
  ['04/07/2022', '4 Jul 2022'],
  ['2022-07-04T00:00:00.000Z', '4 Jul 2022'],
  // The evening before in London is the next day in India (decisions D25).
  ['2026-11-19T20:30:00Z', '20 Nov 2026'],
  ['2026-11-19T20:30:00.123456', '20 Nov 2026'],
  ['2026-11-20 10:42:07', '20 Nov 2026'],
  ['2026-11-20T01:00:00+05:30', '20 Nov 2026'],
  ['Fri, 20 Nov 2026 10:42:07 GMT', '20 Nov 2026'],
])('%s is %s', (text, expected) => {
  const date = parseServerDate(text)
  expect(date.text).toBe(expected)
  expect(date.timestamp).not.toBeNull()
})

it.each(['', 'Not known', '31-02-2022', '2026-13-40T10:00:00Z', 'candidate 5', '44752'])(
  '%j is not a date and stays unchanged',
  (text) => expect(parseServerDate(text)).toEqual({ text, timestamp: null }),
)
