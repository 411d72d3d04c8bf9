import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { testsOf } from '../../../scripts/test/changedTests.mjs'

test.each<[string, readonly string[], readonly string[]]>([
  [
    'a feature: its unit tests and its journeys',
    ['src/features/financial/payslip/contract.ts'],
    ['tests/journeys/payslip', 'tests/unit/features/financial/payslip'],
  ],
  [
    'a part of KYC',
    ['src/features/kyc/gstr/download/DownloadPanel.tsx'],
    ['tests/journeys/kyc/gstr', 'tests/unit/features/kyc/gstr'],
  ],
  [
    'shared: the folder that mirrors it, and journeys through it',
    ['src/shared/kits/csv/csvFile.ts'],
    ['tests/journeys/kyc', 'tests/unit/shared/kits/csv'],
  ],
  ['a description of the backend', ['api/payslip.ts'], ['tests/unit/api']],
  ['a test alone', ['tests/unit/app/routes.test.ts'], ['tests/unit/app/routes.test.ts']],
  ['neither', ['docs/shell.md', 'package.json'], []],
])('%s', (_, files, vitest) => {
  expect(testsOf(files)).toEqual({ vitest, playwright: [] })
  for (const path of vitest) expect(existsSync(path)).toBe(true)
})

test('a changed specification for the browser runs there', () => {
  const spec = 'tests/browser/admin.spec.ts'
  expect(testsOf([spec, 'tests/browser/gone.spec.ts'])).toEqual({ vitest: [], playwright: [spec] })
})
