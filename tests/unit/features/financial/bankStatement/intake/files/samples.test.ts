import { statSync } from 'node:fs'
import { expect, it } from 'vitest'
import { BANK_SAMPLES } from '#features/financial/bankStatement/intake/files/samples.ts'

it.each(BANK_SAMPLES)('$name is there, as large as it is said to be', ({ url, size }) => {
  expect(statSync(`public${url}`).size).toBe(size)
})
