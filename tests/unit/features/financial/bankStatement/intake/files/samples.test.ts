import { statSync } from 'node:fs'
import { expect, it } from 'vitest'
import { BANK_SAMPLES } from '#features/financial/bankStatement/intake/files/samples.ts'

it.each(BANK_SAMPLES)('$name exists with the listed size', ({ url, size }) => {
  expect(statSync(`public${url}`).size).toBe(size)
})
