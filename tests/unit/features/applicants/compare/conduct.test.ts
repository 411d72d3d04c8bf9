import { describe, expect, it } from 'vitest'
import {
  accountFacts,
  compare,
  payslipFacts,
  statement,
  workbookOf,
} from '#tests/support/applicantDocuments.ts'

describe('account conduct', () => {
  it('shows balances, returned entries, cash deposits and the largest credits that are no salary', async () => {
    const { conduct } = await compare(
      { facts: payslipFacts('2026-04', 90_000) },
      statement([
        ['2026-04-01', 'UPI-A', 10_000],
        ['2026-04-12', 'CASH DEPOSIT BRANCH', 5_000],
        ['2026-04-18', 'ACH D- BAJAJ RETURN', -700],
        ['2026-04-30', 'NEFT 1', 90_000],
        ['2026-05-11', 'UPI-B', -4_300],
      ]),
    )
    expect(conduct).toMatchObject([
      {
        account: 'HDFC •••• 7812',
        from: '2026-04-01',
        to: '2026-05-11',
        transactionCount: 5,
        months: ['2026-04', '2026-05'],
        gaps: [],
        balance: { kind: 'correct' },
        returned: [{ value: 70_000, day: '2026-04-18' }],
        cashDeposits: [{ value: 500_000, day: '2026-04-12' }],
        largestCredits: [{ value: 1_000_000 }, { value: 500_000 }],
      },
    ])
    const rupees = [60_000, 60_000, 65_000, 64_300, 64_300, 154_300, 154_300]
    expect(conduct[0]?.average.parts.map(({ day, value }) => [day, value / 100])).toEqual(
      ['04-05', '04-10', '04-15', '04-20', '04-25', '05-05', '05-10'].map((day, at) => [
        `2026-${day}`,
        rupees[at],
      ]),
    )
    expect(conduct[0]?.average.paise).toBe(
      Math.round((rupees.reduce((a, b) => a + b, 0) * 100) / 7),
    )
  })

  it('starts from the balance before the first transaction', async () => {
    const { conduct } = await compare({
      facts: accountFacts(),
      workbook: workbookOf({
        Summary: [
          ['From', '04/04/2026'],
          ['To', '10/04/2026'],
          ['Opening balance', 50_000],
        ],
        Transactions: [
          ['Date', 'Narration', 'Debit', 'Credit', 'Balance'],
          ['07/04/2026', 'UPI', '', 1_000, 51_000],
        ],
      }),
    })
    expect(conduct[0]?.average.parts).toMatchObject([
      { day: '2026-04-05', value: 5_000_000, source: { sheet: 'Summary', row: 2, column: 1 } },
      { day: '2026-04-10', value: 5_100_000, source: { sheet: 'Transactions', row: 1 } },
    ])
  })

  it('leaves days before the statement begins out of its average', async () => {
    const { conduct } = await compare(statement([['2026-04-07', 'UPI', 1_000]]))
    expect(conduct[0]?.average).toEqual({ paise: null, parts: [] })
  })

  it('names rows whose balance does not follow, and days without transactions', async () => {
    const { conduct, points } = await compare({
      facts: accountFacts(),
      workbook: workbookOf({
        Sheet1: [
          ['Txn Date', 'Description', 'Withdrawal', 'Deposit', 'Closing Balance'],
          ['01/04/2026', 'UPI', '', '100.00', '1,100.00 Cr'],
          ['02/04/2026', 'UPI', '100.00', '', '999.00 Cr'],
          ['03/04/2026', 'UPI', '100.00', '', '900.00 Cr'],
          ['01/06/2026', 'UPI', '1,000.00', '', '50.00 Dr'],
        ],
      }),
    })
    expect(conduct[0]).toMatchObject({
      gaps: [{ from: '2026-04-04', to: '2026-05-31' }],
      // The gap explains the other difference.
      balance: {
        kind: 'wrong',
        rows: [{ value: 99_900, source: { sheet: 'Sheet1', row: 2, column: 4 } }],
      },
      overdrawn: { days: 1, parts: [{ value: -5_000, source: { row: 4 } }] },
    })
    // The balances of April after the 3rd and of May are not known.
    expect(conduct[0]?.average.parts.map(({ day }) => day)).toEqual([])
    expect(points.map(({ id, kind }) => [id, kind])).toEqual([
      ['conduct:HDFC •••• 7812:missing', 'missing'],
      ['conduct:HDFC •••• 7812:balance', 'differs'],
      ['conduct:HDFC •••• 7812:overdrawn', 'differs'],
    ])
  })
})
