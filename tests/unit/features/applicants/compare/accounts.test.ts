import { describe, expect, it } from 'vitest'
import {
  accountFacts,
  compare,
  statementOf,
  type StatementRow,
} from '#tests/support/applicantDocuments.ts'

const monthly = (months: number, narration: string, amount: number): StatementRow[] =>
  Array.from({ length: months }, (_, at) => [
    `2026-${String(at + 4).padStart(2, '0')}-05`,
    narration.replace('#', String(4_411 + at)),
    amount,
  ])

describe('several documents of one account', () => {
  const rows = [...monthly(6, 'ACH D- BAJAJ-#', -12_000)]

  it('are one account, in which a transaction of two documents counts once', async () => {
    const { conduct, obligations, points } = await compare(
      { facts: accountFacts(), workbook: statementOf(rows.slice(2), { opening: 76_000 }) },
      { facts: accountFacts(), workbook: statementOf(rows.slice(0, 4), { opening: 100_000 }) },
    )
    expect(conduct).toMatchObject([{ transactionCount: 6, from: '2026-04-05', to: '2026-09-05' }])
    expect(obligations[0]?.payments).toHaveLength(6)
    expect(points).toEqual([])
  })

  it('are told apart by bank and last digits, which the workbook may name', async () => {
    const { conduct, documents } = await compare(
      {
        facts: { ...accountFacts('HDFC', null), title: 'HDFC' },
        workbook: statementOf(rows),
      },
      { facts: accountFacts('HDFC', '7812'), workbook: statementOf(rows) },
      { facts: accountFacts('SBI', '7812'), workbook: statementOf(rows) },
    )
    expect(documents.map(({ title }) => title)).toEqual([
      'HDFC •••• 7812',
      'HDFC •••• 7812',
      'SBI •••• 7812',
    ])
    expect(conduct.map(({ account }) => account)).toEqual(['HDFC •••• 7812', 'SBI •••• 7812'])
  })
})

it('accounts without a number are told apart, and so are their points', async () => {
  const passbook = () => ({
    facts: { ...accountFacts('', null), title: 'Passbook' },
    workbook: statementOf(
      [
        ['2026-04-01', 'UPI', -1],
        ['2026-06-01', 'UPI', -1],
      ],
      { number: '' },
    ),
  })
  const { conduct, points } = await compare(passbook(), passbook())
  expect(conduct.map(({ account }) => account)).toEqual(['Passbook', 'Passbook (2)'])
  expect(new Set(points.map(({ id }) => id)).size).toBe(2)
})
