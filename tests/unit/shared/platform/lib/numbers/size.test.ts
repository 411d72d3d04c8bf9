import { expect, it } from 'vitest'
import { formatMegabytes } from '#shared/platform/lib/numbers/size.ts'

it.each([
  [0, '0.00 MB'],
  [1, '0.01 MB'],
  [2048, '0.01 MB'],
  [1_048_576, '1.00 MB'],
  [1_929_379, '1.84 MB'],
  [10 * 1_048_576, '10.00 MB'],
  [-5, '0.00 MB'],
])('%d bytes read %s', (bytes, shown) => {
  expect(formatMegabytes(bytes)).toBe(shown)
})
