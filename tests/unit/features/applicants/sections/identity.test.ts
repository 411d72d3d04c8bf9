import { expect, it } from 'vitest'
import { identity } from '#features/applicants/sections/identity.ts'
import { usedColumns } from '#features/applicants/sections/section.ts'
import {
  accountFacts,
  compare,
  identityFacts,
  payslipFacts,
  statementOf,
  type TestDocument,
} from '#tests/support/applicantDocuments.ts'
import { anApplicant } from '../builders.ts'

const payslip = (month: string, name: string) => ({
  facts: { ...payslipFacts(month, 62_000), identity: identityFacts('', { name }).identity },
})

async function columnsOf(...documents: readonly TestDocument[]) {
  const comparison = await compare(...documents)
  const [table] = identity.describe({ applicant: anApplicant(), comparison }).tables
  return table === undefined ? [] : usedColumns(table).map(([, { label }]) => label)
}

const MONTHS = ['2026-09', '2026-04', '2026-05', '2026-06', '2026-07', '2026-08']
const card = { facts: identityFacts('PAN card', { name: 'Ananya Deshpande' }) }

it('documents are columns by kind and month, and equal payslips are one', async () => {
  const statement = {
    facts: accountFacts(),
    workbook: statementOf([['2026-09-01', 'UPI', -1]]),
  }
  const equal = MONTHS.map((month) => payslip(month, 'Ananya Deshpande'))
  expect(await columnsOf(...equal, statement, card)).toEqual([
    'Fact',
    'PAN card',
    'HDFC •••• 7812',
    '6 payslips, Apr to Sep 2026',
    'Comparison',
  ])
})

it('a payslip that says something else is a column of its own', async () => {
  const slips = MONTHS.map((month) =>
    payslip(month, month === '2026-06' ? 'Anita Deshpande' : 'Ananya Deshpande'),
  )
  expect(await columnsOf(...slips)).toEqual([
    'Fact',
    '5 payslips, Apr to Sep 2026',
    'Payslip 2026-06',
    'Comparison',
  ])
})
