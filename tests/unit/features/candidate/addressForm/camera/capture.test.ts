import { expect, it } from 'vitest'
import { centerSquare, stampText } from '#features/candidate/addressForm/camera/openCamera.ts'

it.each([
  [1440, 1440, { x: 0, y: 0, side: 1440 }],
  [1920, 1080, { x: 420, y: 0, side: 1080 }],
  [480, 640, { x: 0, y: 80, side: 480 }],
  [0, 0, { x: 0, y: 0, side: 0 }],
])('the middle square of %i x %i', (width, height, square) => {
  expect(centerSquare(width, height)).toEqual(square)
})

it.each([
  ['2026-11-20T05:01:07.000Z', '20 Nov 2026, 10:31:07 IST'],
  ['2026-09-20T05:01:07.000Z', '20 Sep 2026, 10:31:07 IST'],
  ['2026-12-31T18:30:00.000Z', '01 Jan 2027, 00:00:00 IST'],
])('%s is stamped in the time of India, whatever the phone says', (at, text) => {
  expect(stampText(Date.parse(at))).toBe(text)
})
