import { expect, test } from 'vitest'
import {
  trialShareLeft,
  formatTrialTimeLeft,
} from '#shared/platform/session/services/trialTimeLeft.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR

const texts: [number, string | null][] = [
  [14 * DAY, '14 Days Left'],
  [9 * DAY + 5 * HOUR, '9 Days Left'],
  [2 * DAY, '2 Days Left'],
  [2 * DAY - 1, '1 Days Left'],
  [DAY, '1 Days Left'],
  [DAY - 1, '23 Hours Left'],
  [2 * HOUR - 1, '1 Hours Left'],
  [HOUR, '1 Hours Left'],
  [HOUR - 1, '59:59 Min Left'],
  [40 * 60_000, '40:00 Min Left'],
  [61_000, '01:01 Min Left'],
  [1_000, '00:01 Min Left'],
  [1, '00:01 Min Left'],
  [0, null],
  [-5, null],
]
test.each(texts)('%i ms left reads %s', (ms, text) => {
  expect(formatTrialTimeLeft(ms)).toBe(text)
})

test.each([
  [14 * DAY, 1],
  [7 * DAY, 0.5],
  [20 * DAY, 1],
  [0, 0],
  [-DAY, 0],
])('the pie of %i ms shows %d of 14 days', (ms, share) => {
  expect(trialShareLeft(ms)).toBe(share)
})
