import { expect, it } from 'vitest'
import { toAsciiDigits } from '#shared/platform/lib/text/asciiDigits.ts'

it.each([
  ['0123456789', '0123456789'],
  ['१२३ and ०९', '123 and 09'],
  ['௧௨ ౩౪ ೫೬ ৭৮ ૯૦', '12 34 56 78 90'],
  ['１２', '12'],
  ['𝟏𝟘', '10'],
  ['½ ² no digit', '½ ² no digit'],
])('“%s” is “%s”', (text, plain) => {
  expect(toAsciiDigits(text)).toBe(plain)
})
