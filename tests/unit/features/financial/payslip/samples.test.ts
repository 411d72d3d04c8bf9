import { statSync } from 'node:fs'
import { expect, it } from 'vitest'
import { PAYSLIP_SAMPLES } from '#features/financial/payslip/definition.ts'

it.each(PAYSLIP_SAMPLES)('$name is there, as large as it is said to be', ({ url, size }) => {
  expect(statSync(`public${url}`).size).toBe(size)
})
