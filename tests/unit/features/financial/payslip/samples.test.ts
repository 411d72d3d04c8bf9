import { statSync } from 'node:fs'
import { expect, it } from 'vitest'
import { PAYSLIP_SAMPLES } from '#features/financial/payslip/definition.ts'

it.each(PAYSLIP_SAMPLES)('$name exists with the listed size', ({ url, size }) => {
  expect(statSync(`public${url}`).size).toBe(size)
})
