import { expect, it } from 'vitest'
import { startComparison } from '#features/applicants/compare/startComparison.ts'
import {
  accountFacts,
  EMPLOYER,
  payslipFacts,
  statementOf,
} from '#tests/support/applicantDocuments.ts'

const input = (...files: readonly string[]) => ({
  jobs: [
    { kind: 'read' as const, id: 'payslip', facts: [payslipFacts('2026-09', 90_000)] },
    {
      kind: 'read' as const,
      id: 'bank',
      facts: files.map((file, at) => accountFacts('HDFC', `000${at}`, file)),
    },
  ],
  day: '2026-10-20',
  unsent: [],
})

const statement = statementOf([
  ['2026-09-01', 'UPI', -1],
  ['2026-09-30', `NEFT ${EMPLOYER}`, 90_000],
])

it('reads the workbooks in the worker, each once, and goes on after a damaged one', async () => {
  const comparison = startComparison()
  const bank = { 'a.xlsx': statement, 'b.xlsx': new Blob(['PK no workbook']) }
  const { conduct, income, points } = await comparison.compare(input('a.xlsx', 'b.xlsx'), { bank })
  expect(conduct).toHaveLength(1)
  expect(income?.months[0]).toMatchObject({
    result: { kind: 'matches' },
    credit: { reason: 'amountAndEmployer' },
  })
  expect(points).toMatchObject([{ id: 'documents:bank:1', kind: 'unread' }])
  // The blob is gone: what was read stays.
  expect((await comparison.compare(input('a.xlsx'), {})).conduct).toEqual(conduct)
  comparison.close()
})

it('rejects once it is closed', async () => {
  const comparison = startComparison()
  comparison.close()
  await expect(
    comparison.compare(input('a.xlsx'), { bank: { 'a.xlsx': statement } }),
  ).rejects.toMatchObject({ name: 'AbortError' })
})
