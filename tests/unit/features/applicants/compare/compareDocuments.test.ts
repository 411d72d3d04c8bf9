import { describe, expect, it } from 'vitest'
import { createComparer } from '#features/applicants/compare/comparer.ts'
import type { DocumentFacts } from '#shared/kits/facts/documentFacts.ts'
import {
  accountFacts,
  compare,
  EMPLOYER,
  identityFacts,
  payslipFacts,
  statementOf,
  workbookOf,
  type StatementRow,
} from '#tests/support/applicantDocuments.ts'

describe('identity', () => {
  it('marks what differs, by character in a PAN, and lists who has which value', async () => {
    const { identity, points } = await compare(
      { facts: identityFacts('PAN card', { pan: 'ABKPD4821M', name: 'Ananya Deshpande' }) },
      { facts: identityFacts('Aadhaar', { name: 'Ananya S Deshpande' }) },
      {
        facts: {
          ...payslipFacts('2026-09', null),
          identity: identityFacts('', { pan: 'ABKPD4821N' }).identity,
        },
      },
    )
    const pan = identity.find(({ fact }) => fact === 'pan')
    expect(pan?.result).toEqual({ kind: 'differs' })
    expect(pan?.cells['job-0:0']?.[0]?.marked).toEqual([
      { text: 'ABKPD4821', isDifferent: false },
      { text: 'M', isDifferent: true },
    ])
    expect(pan?.cells['job-2:0']?.[0]?.marked.at(-1)).toEqual({ text: 'N', isDifferent: true })
    expect(points.filter(({ section }) => section === 'identity')).toMatchObject([
      {
        id: 'identity:pan',
        kind: 'differs',
        text: 'PAN differs: ABKPD4821M on the PAN card, ABKPD4821N in Payslip 2026-09.',
        sources: [{ job: 'job-0' }, { job: 'job-2' }],
      },
    ])
    expect(identity.find(({ fact }) => fact === 'name')?.result).toMatchObject({
      kind: 'normalised',
    })
  })

  it('marks different words of an address', async () => {
    const { identity } = await compare(
      { facts: identityFacts('Aadhaar', { address: 'Flat 4, Kothrud, Pune 411038' }) },
      { facts: identityFacts('Voter ID', { address: 'FLAT 7, KOTHRUD, PUNE 411038' }) },
    )
    expect(
      identity[0]?.cells['job-1:0']?.[0]?.marked.filter(({ isDifferent }) => isDifferent),
    ).toEqual([{ text: '7, ', isDifferent: true }])
  })

  it('compares each value with each: two names may agree with a third by other words', async () => {
    const { identity, points } = await compare(
      { facts: identityFacts('PAN card', { name: 'Ananya Deshpande' }) },
      { facts: identityFacts('Aadhaar', { name: 'Ananya S Deshpande' }) },
      { facts: identityFacts('Voter ID', { name: 'Ananya V Deshpande' }) },
    )
    expect(identity[0]?.result).toEqual({ kind: 'differs' })
    expect(points[0]?.sources.map(({ value }) => value)).toEqual([
      'Ananya Deshpande',
      'Ananya V Deshpande',
    ])
  })

  it('takes the account holder from the workbook, and compares it with the names', async () => {
    const statement = (holder: string) => ({
      facts: accountFacts(),
      workbook: statementOf([['2026-09-01', 'UPI', -1]], { holder }),
    })
    const card = { facts: identityFacts('PAN card', { name: 'Ananya Deshpande' }) }
    const same = await compare(card, statement('MRS ANANYA S DESHPANDE'))
    expect(same.points).toEqual([])
    expect(same.identity[1]).toMatchObject({
      fact: 'accountHolder',
      result: { kind: 'normalised' },
      cells: {
        'job-1:0': [
          { source: { kind: 'cell', file: 'account_1.xlsx', sheet: 'Summary', row: 1, column: 1 } },
        ],
      },
    })
    expect((await compare(card, statement('ANANYA DESHPANDE AND RAHUL MEHTA'))).points).toEqual([])
    const other = await compare(card, statement('RAHUL MEHTA'))
    expect(other.points).toMatchObject([
      { id: 'identity:accountHolder:HDFC •••• 7812', kind: 'differs' },
    ])
  })
})

const monthly = (months: number, narration: string, amount: number): StatementRow[] =>
  Array.from({ length: months }, (_, at) => [
    `2026-${String(at + 4).padStart(2, '0')}-05`,
    narration.replace('#', String(4_411 + at)),
    amount,
  ])

const statement = (rows: readonly StatementRow[]) => ({
  facts: accountFacts(),
  workbook: statementOf(rows.toSorted(([a], [b]) => (a < b ? -1 : 1))),
})

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
      ...monthly(5, 'ACH D- BAJAJ-#', -12_000).slice(1),
    ]),
  ]
  expect(await compare(...documents)).toEqual(await compare(...documents))
})
