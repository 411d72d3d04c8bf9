import { expect, it } from 'vitest'
import { plural } from '#shared/platform/lib/text/plural.ts'

it.each([
  [0, 'file', undefined, '0 files'],
  [1, 'file', undefined, '1 file'],
  [2, 'file', undefined, '2 files'],
  [120_000, 'entry', 'entries', '1,20,000 entries'],
])('plural(%d, %s, %s) is %s', (count, one, many, text) => {
  expect(plural(count, one, many)).toBe(text)
})
