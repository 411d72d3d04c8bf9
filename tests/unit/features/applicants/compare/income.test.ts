import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { income } from '#features/applicants/sections/income.ts'
import {
  accountFacts,
  compare,
  payslipFacts,
  statementOf,
  taxCreditFacts,
  type StatementRow,
} from '#tests/support/applicantDocuments.ts'
import { anApplicant } from '../builders.ts'

fc.configureGlobal({ seed: 20_261_123 })

const NET = 168_950
const SALARY = 'NEFT CR-CITIN26-SAHYADRI PRECISION COMPONENTS-SALARY'
/** Covers the time before and after September. */
const AROUND: readonly StatementRow[] = [
  ['2026-08-20', 'UPI-GROCERIES', -1_000],
  ['2026-09-20', 'UPI-GROCERIES', -1_000],
  ['2026-10-20', 'UPI-GROCERIES', -1_000],
]

async function compareMonth(...rows: readonly StatementRow[]) {
  const all = [...AROUND, ...rows].toSorted(([a], [b]) => (a < b ? -1 : 1))
  const comparison = await compare(
    { facts: payslipFacts('2026-09', NET) },
    { facts: accountFacts(), workbook: statementOf(all) },
  )
  const month = comparison.income?.months.find((row) => row.month === '2026-09')
  return { month, points: comparison.points.filter(({ section }) => section === 'income') }
}

describe('the salary credit of September', () => {
  it.each([
    ['by amount', ['2026-10-01', 'NEFT 4411', NET], 'amount', { kind: 'matches' }],
    ['within a rupee', ['2026-10-01', 'NEFT 4411', NET + 1], 'amount', { kind: 'matches' }],
    ['by both', ['2026-10-01', SALARY, NET], 'amountAndEmployer', { kind: 'matches' }],
    [
      'by the employer',
      ['2026-10-01', SALARY, NET - 6_500],
      'employer',
      { kind: 'differs', paise: -650_000 },
    ],
    ['on the first day', ['2026-09-25', 'NEFT 4411', NET], 'amount', { kind: 'matches' }],
    ['on the last day', ['2026-10-12', 'NEFT 4411', NET], 'amount', { kind: 'matches' }],
    [
      'by a cut name',
      ['2026-10-01', 'NEFT-SAHYADRI PRECIS', 150_000],
      'employer',
      { kind: 'differs', paise: -1_895_000 },
    ],
  ] as const)('%s', async (_, row, reason, result) => {
    const { month } = await compareMonth(row)
    expect(month).toMatchObject({
      result,
      credit: { reason, day: row[0], account: 'HDFC •••• 7812' },
    })
  })

  it.each([
    ['a rupee too much', ['2026-10-01', 'NEFT 4411', NET + 1.01]],
    ['too early', ['2026-09-24', 'NEFT 4411', NET]],
    ['too late', ['2026-10-13', 'NEFT 4411', NET]],
    ['a debit', ['2026-10-01', 'NEFT 4411', -NET]],
    ['a small part of it', ['2026-10-01', 'NEFT-SAHYADRI PRECIS', 4_200]],
    ['another name', ['2026-10-01', 'NEFT-SAHYADRI MILK DAIRY', 1_000]],
  ] as const)('is not found: %s', async (_, row) => {
    const { month, points } = await compareMonth(row)
    expect(month).toMatchObject({ result: { kind: 'noCredit' }, credit: null })
    expect(points).toMatchObject([{ id: 'income:2026-09:noCredit', kind: 'missing' }])
  })

  it('is the one of the employer rather than one with the amount and without a name', async () => {
    const { month } = await compareMonth(
      ['2026-09-28', SALARY, NET + 50_000],
      ['2026-10-02', 'NEFT 4411', NET],
    )
    expect(month?.credit).toMatchObject({ day: '2026-09-28', reason: 'employer' })
  })

  it('is not expected where no statement covers the end of the month', async () => {
    const { income } = await compare(
      { facts: payslipFacts('2026-09', NET) },
      { facts: accountFacts(), workbook: statementOf([['2026-09-10', 'UPI', -100]]) },
    )
    expect(income?.months[0]?.result).toMatchObject({ kind: 'notCovered', isDue: true })
  })

  it.each([
    ['2026-09-10', '2026-09-29', '30 Sep 2026 to 12 Oct 2026'],
    ['2026-09-26', '2026-09-29', '25 Sep 2026 and 30 Sep 2026 to 12 Oct 2026'],
    ['2026-10-03', '2026-10-20', '25 Sep 2026 to 2 Oct 2026'],
    ['2026-07-01', '2026-07-31', '25 Sep 2026 to 12 Oct 2026'],
  ])('a statement from %s to %s leaves out %s', async (from, to, days) => {
    const workbook = statementOf([
      [from, 'UPI-GROCERIES', -100],
      [to, 'UPI-GROCERIES', -100],
    ])
    const { points } = await compare(
      { facts: payslipFacts('2026-09', NET) },
      { facts: accountFacts(), workbook },
    )
    expect(points.map(({ text }) => text)).toContain(
      `Sep 2026: no statement covers ${days}, when the salary is expected.`,
    )
  })

  it('counts for one payslip only, and so does the month in the average', async () => {
    const { income, points } = await compare(
      { facts: payslipFacts('2026-09', NET) },
      { facts: payslipFacts('2026-09', NET + 0.5) },
      {
        facts: accountFacts(),
        workbook: statementOf([
          ['2026-09-01', 'UPI', -1],
          ['2026-10-01', SALARY, NET],
        ]),
      },
    )
    expect(income?.months.map(({ result }) => result.kind)).toEqual(['matches', 'noCredit'])
    expect(income?.averages[0]?.parts).toMatchObject([{ value: NET * 100 }])
    expect(points).toMatchObject([{ section: 'income', kind: 'differs' }])
  })
})

describe('a payslip whose net pay was not read', () => {
  const slip = payslipFacts('2026-09', NET)
  if (slip.kind !== 'payslip') throw new Error('It is a payslip.')
  const salary = {
    facts: accountFacts(),
    workbook: statementOf([...AROUND.slice(0, 2), ['2026-10-01', SALARY, NET], ...AROUND.slice(2)]),
  }
  const none = { facts: accountFacts(), workbook: statementOf(AROUND) }
  const netUnread = { ...slip, net: null }
  const allUnread = { ...slip, gross: null, deductions: null, net: null }
  const NET_TEXT = 'Sep 2026: the net pay of the payslip could not be read.'
  const ALL_TEXT = 'Sep 2026: the amounts of the payslip could not be read.'

  it.each([
    ['the net pay, with its credit', netUnread, salary, NET_TEXT],
    ['the net pay, without a credit', netUnread, none, NET_TEXT],
    ['no amount, with its credit', allUnread, salary, ALL_TEXT],
    ['no amount, without a credit', allUnread, none, ALL_TEXT],
  ])('is no missing payslip: %s', async (_, facts, statement, text) => {
    const { income, points } = await compare({ facts }, statement)
    expect(income?.months.map(({ month, result }) => [month, result.kind])).toEqual([
      ['2026-09', 'notRead'],
    ])
    expect(points.map(({ kind, text: said }) => [kind, said])).toEqual([['unread', text]])
  })

  it('says so in the cells that lack an amount', async () => {
    const comparison = await compare({ facts: netUnread }, salary)
    const [table] = income.describe({ applicant: anApplicant(), comparison }).tables
    const shown = table?.rows[0]?.cells.map((cell) =>
      cell?.kind === 'text' ? cell.text : cell?.kind,
    )
    expect(
      Object.fromEntries(table?.columns.map(({ label }, at) => [label, shown?.[at]]) ?? []),
    ).toMatchObject({
      'Gross (₹)': 'amount',
      'Net pay (₹)': 'Not read',
      'Salary credit (₹)': 'amount',
    })
    expect(table?.rows[0]?.cells.at(-1)).toMatchObject({ kind: 'status', text: 'Not read' })
  })
})

describe('the months', () => {
  const salaries: readonly StatementRow[] = [
    ['2026-04-30', SALARY, 160_000],
    ['2026-05-31', SALARY, NET],
    ['2026-06-30', SALARY, NET],
    ['2026-07-31', SALARY, NET],
    ['2026-09-30', SALARY, NET],
  ]
  const statement = { facts: accountFacts(), workbook: statementOf(salaries) }

  it('without a payslip are listed, and asked for between two payslips', async () => {
    const { income, points } = await compare(
      { facts: payslipFacts('2026-05', NET) },
      { facts: payslipFacts('2026-07', NET) },
      statement,
    )
    expect(income?.months.map(({ month, result }) => [month, result.kind])).toEqual([
      ['2026-04', 'noPayslip'],
      ['2026-05', 'matches'],
      ['2026-06', 'noPayslip'],
      ['2026-07', 'matches'],
      ['2026-09', 'noPayslip'],
    ])
    expect(income?.missing).toEqual(['2026-08'])
    expect(points.map(({ id }) => id)).toEqual([
      'income:2026-06:noPayslip',
      'income:2026-08:missing',
      'conduct:HDFC •••• 7812:missing',
    ])
  })

  it('have averages of net pay, or of the credit without a payslip, with their parts', async () => {
    const { income } = await compare({ facts: payslipFacts('2026-07', NET + 9_000) }, statement)
    expect(
      income?.averages.map(({ months, paise, parts }) => [months, paise, parts.length]),
    ).toEqual([
      [3, null, 2],
      [6, null, 5],
      [12, null, 5],
    ])
    const { income: known } = await compare(
      ...['2026-07', '2026-08', '2026-09'].map((month, at) => ({
        facts: payslipFacts(month, NET + at),
      })),
      { facts: accountFacts(), workbook: statementOf(salaries.slice(0, 4)) },
    )
    expect(known?.averages.map(({ months, paise }) => [months, paise])).toEqual([
      [3, (NET + 1) * 100],
      [6, Math.round(((160_000 + 5 * NET + 3) / 6) * 100)],
      [12, null],
    ])
  })

  it('have the credits of Form 26AS of the same deductor, by name or by TAN', async () => {
    const { income } = await compare(
      { facts: payslipFacts('2026-07', NET) },
      {
        facts: taxCreditFacts([
          ['2026-06-30', 'SAHYADRI PRECISION COMPONENTS PRIVATE LIMITED', 'PNES01234A', 1],
          ['2026-07-31', 'SPCPL PUNE', 'PNES01234A', 210_250],
          ['2026-07-15', 'SPCPL PUNE', 'PNES01234A', 10_000],
          ['2026-07-31', 'STATE BANK OF INDIA', 'MUMS01234B', 500, '194A'],
          ['2026-07-31', 'OTHER EMPLOYER LIMITED', 'MUMO01234B', 700],
        ]),
      },
    )
    expect(income?.months[0]?.taxCredit).toMatchObject({
      credit: { value: 22_025_000, job: 'job-1' },
      tax: { value: 2_202_500 },
      parts: { credit: [{ value: 21_025_000 }, { value: 1_000_000 }] },
    })
  })

  it('count a payslip that was sent twice once', async () => {
    const { income } = await compare(
      { facts: payslipFacts('2026-07', NET) },
      { facts: payslipFacts('2026-07', NET, EMPLOYER_IN_CAPITALS) },
    )
    expect(income?.months).toHaveLength(1)
  })

  it('need a payslip or a credit that is marked as salary', async () => {
    const other = statementOf(salaries.map(([day, , amount]) => [day, 'NEFT SAHYADRI', amount]))
    const { income, unavailable } = await compare({ facts: accountFacts(), workbook: other })
    expect(income).toBeNull()
    expect(unavailable.income).toBeDefined()
  })
})

const EMPLOYER_IN_CAPITALS = 'SAHYADRI PRECISION COMPONENTS PRIVATE LIMITED'

describe('for any amount and day', () => {
  it('more than a rupee apart never matches by amount, a rupee always does', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1_000, max: 10_000_000 }),
        fc.integer({ min: -300, max: 300 }),
        async (net, paise) => {
          const { income } = await compare(
            { facts: payslipFacts('2026-09', net) },
            {
              facts: accountFacts(),
              workbook: statementOf([
                ['2026-09-01', 'UPI', -1],
                ['2026-10-01', 'NEFT 4411', net + paise / 100],
                ['2026-10-20', 'UPI', -1],
              ]),
            },
          )
          expect(income?.months[0]?.result.kind).toBe(
            Math.abs(paise) <= 100 ? 'matches' : 'noCredit',
          )
        },
      ),
      { numRuns: 25 },
    )
  })
})
