import { describe, expect, it } from 'vitest'
import { createComparer } from '#features/applicants/compare/comparer.ts'
import type { DocumentFacts } from '#shared/kits/facts/documentFacts.ts'
import {
  accountFacts,
  compare,
  EMPLOYER,
  identityFacts,
  payslipFacts,
  statement,
  workbookOf,
} from '#tests/support/applicantDocuments.ts'

describe('a business', () => {
  it('has the totals of the latest year beside the credits of all accounts', async () => {
    const { business, points } = await compare(
      {
        facts: {
          kind: 'financialStatement',
          title: 'Financial statement',
          identity: [],
          workbook: 'outputFile',
        },
        workbook: workbookOf({
          'PROFIT AND LOSS STMT': [
            ['Sahyadri Traders'],
            ['(₹ in lakhs) (IN)'],
            [],
            ['Particulars', '31 Mar 2025', '31 Mar 2026'],
            ['Revenue from operations', 90.5, 120.25],
            ['Total expenses', 80, 100],
            ['Profit for the year', 10.5, 20.25],
          ],
          'BALANCE SHEET': [
            ['₹ in lakhs'],
            ['Particulars', '31 Mar 2025', '31 Mar 2026'],
            ['Total assets', 60, 70],
            ['Total equity', 30, 40],
          ],
        }),
      },
      statement([
        ['2026-04-01', 'UPI', 10_000],
        ['2026-05-01', 'UPI', 20_000],
        ['2026-05-02', 'CHQ RETURN', 500],
      ]),
    )
    expect(business).toMatchObject({
      totals: [
        {
          label: 'Revenue, 31 Mar 2026',
          amount: { value: 1_202_500_000, source: { row: 4, column: 2 } },
        },
        { label: 'Total expenses, 31 Mar 2026', amount: { value: 1_000_000_000 } },
        { label: 'Profit, 31 Mar 2026', amount: { value: 202_500_000 } },
        { label: 'Total assets, 31 Mar 2026', amount: { source: { sheet: 'BALANCE SHEET' } } },
        { label: 'Net worth, 31 Mar 2026', amount: { value: 4_000_000 * 100 } },
      ],
      bankCredits: {
        paise: 3_000_000,
        months: 2,
        parts: [{ account: 'HDFC •••• 7812', paise: 3_000_000 }],
      },
    })
    expect(points).toMatchObject([{ id: 'conduct:HDFC •••• 7812:returned' }])
  })
})

describe('what the checks of a result found', () => {
  const read = (facts: DocumentFacts, ...problems: string[]) =>
    createComparer().compare({
      day: '2026-10-31',
      jobs: [{ kind: 'read', id: 'job-1', name: 'slip.pdf', facts: [facts], problems }],
      unsent: [],
    })

  it.each([
    ['Net pay off by ₹21,040.00', payslipFacts('2026-09', 62_000)],
    ['Wrong document: Aadhaar card', identityFacts('PAN card', {})],
    ['Partial output: 1 file failed', accountFacts()],
  ])('is an open point: %s', (problem, facts) => {
    const points = read(facts, problem).points.filter(({ id }) => id.endsWith(':check'))
    expect(points).toMatchObject([
      { id: 'documents:job-1:check', kind: 'differs', text: `slip.pdf: ${problem}.` },
    ])
  })

  it('is one point for several problems, and none for what the accounts say themselves', () => {
    const two = read(payslipFacts('2026-09', 62_000), 'Gross off', 'Net pay off').points
    expect(two.filter(({ id }) => id.endsWith(':check'))).toHaveLength(1)
    const account = read(accountFacts(), 'Jun 2026 is missing').points
    expect(account.filter(({ id }) => id.endsWith(':check'))).toEqual([])
  })
})

describe('what cannot be read', () => {
  it.each([
    [
      'no columns of a statement',
      workbookOf({
        Sheet1: [
          ['Month', 'Total'],
          ['Apr 2026', 5],
        ],
      }),
    ],
    ['a damaged workbook', new Blob(['PK\u0003\u0004 no workbook'])],
  ])('is an open point, and the sections say so: %s', async (_, workbook) => {
    const { unavailable, points, conduct } = await compare({ facts: accountFacts(), workbook })
    expect(conduct).toEqual([])
    expect(Object.keys(unavailable)).toEqual(['obligations', 'conduct', 'income'])
    expect(points).toMatchObject([
      { id: 'documents:job-0:0', section: 'documents', kind: 'unread' },
    ])
  })

  it('is asked for where a payslip has no month or no net pay', async () => {
    const { points, income } = await compare(
      { facts: payslipFacts(null, 5) },
      { facts: payslipFacts('2026-04', null) },
    )
    expect(points.map(({ id, kind }) => [id, kind])).toEqual([
      ['income:noStatement', 'missing'],
      ['income:2026-04:noPayslip', 'unread'],
      ['documents:job-0:0', 'unread'],
    ])
    expect(income?.months).toHaveLength(1)
  })
})

it('the same documents give an equal comparison', async () => {
  const documents = [
    { facts: payslipFacts('2026-04', 90_000) },
    statement([
      ['2026-04-30', `NEFT ${EMPLOYER}`, 90_000],
      ['2026-05-05', 'ACH D- BAJAJ-4412', -12_000],
      ['2026-06-05', 'ACH D- BAJAJ-4413', -12_000],
      ['2026-07-05', 'ACH D- BAJAJ-4414', -12_000],
    ]),
  ]
  expect(await compare(...documents)).toEqual(await compare(...documents))
})
