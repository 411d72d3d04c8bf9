import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Comparison } from '#features/applicants/compare/comparison.ts'
import {
  accountFacts,
  compare,
  EMPLOYER,
  identityFacts,
  payslipFacts,
  statementOf,
  workbookOf,
  type StatementRow,
  type TestDocument,
} from '#tests/support/applicantDocuments.ts'

fc.configureGlobal({ seed: 20_261_128 })

const MONTHS = ['04', '05', '06', '07', '08', '09']
const SALARY = 'NEFT CR-SAHYADRI PRECISION COMPONENTS'

/** A month with a salary, an EMI, cash just below the limit, a return and two equal entries. */
const rowsOf = (month: string): StatementRow[] => [
  [`2026-${month}-02`, 'UPI TEA', -20],
  [`2026-${month}-02`, 'UPI TEA', -20],
  [`2026-${month}-05`, 'ACH D- BAJAJ FINANCE', -12_000],
  [`2026-${month}-11`, 'CASH DEPOSIT', 49_000],
  [`2026-${month}-12`, 'CHQ RETURN KIRAN', 700],
  [`2026-${month}-28`, SALARY, 62_000],
]
const ROWS = MONTHS.flatMap(rowsOf)

/** A statement of some months, which goes on from the balance before it. */
function statement(months: readonly string[]): TestDocument {
  const rows = months.flatMap(rowsOf)
  const before = ROWS.filter(([day]) => day < (rows[0]?.[0] ?? ''))
  const opening = before.reduce((sum, [, , amount]) => sum + amount, 50_000)
  return { facts: accountFacts(), workbook: statementOf(rows, { opening }) }
}
const PAYSLIPS = MONTHS.map((month): TestDocument => ({
  facts: payslipFacts(`2026-${month}`, 62_000),
}))

/** What the comparison says, without the place of each value. */
const saidBy = (comparison: Comparison): unknown =>
  JSON.parse(
    JSON.stringify(comparison, (key, value: unknown) =>
      ['job', 'source', 'sources', 'documents', 'identity', 'cells', 'id'].includes(key)
        ? undefined
        : value,
    ),
  )

it('says the same whatever the order of documents is, and however a statement is split', async () => {
  const comparison = await compare(...PAYSLIPS, statement(MONTHS))
  expect(comparison.income?.months.filter(({ credit }) => credit !== null)).toHaveLength(6)
  expect(comparison.obligations).toHaveLength(1)
  expect(comparison.points.map(({ id }) => id)).toEqual(['conduct:HDFC •••• 7812:returned'])
  const whole = saidBy(comparison)
  const parts = [
    [statement(MONTHS.slice(0, 2)), statement(MONTHS.slice(2, 3)), statement(MONTHS.slice(3))],
    // They overlap.
    [statement(MONTHS.slice(0, 4)), statement(MONTHS.slice(1, 3)), statement(MONTHS.slice(2))],
  ]
  const documents = fc
    .constantFrom(...parts)
    .chain((split) => fc.shuffledSubarray([...PAYSLIPS, ...split], { minLength: 9 }))
  await fc.assert(
    fc.asyncProperty(documents, async (inAnyOrder) => {
      expect(saidBy(await compare(...inAnyOrder))).toEqual(whole)
    }),
    { numRuns: 15 },
  )
})

it('says the same whatever the order of sheets is, and however entries are on them', async () => {
  let balance = 50_000
  const rows = ROWS.map(([day, narration, amount]) => {
    balance += amount
    return [day, narration, Math.max(0, -amount), Math.max(0, amount), balance]
  })
  const header = ['Date', 'Narration', 'Debit', 'Credit', 'Balance']
  const sheets: (readonly [string, (typeof rows)[number][]])[] = [
    ...MONTHS.map(
      (month) => [month, rows.filter(([day]) => String(day).startsWith(`2026-${month}`))] as const,
    ),
    // It repeats some.
    ['Cash', rows.filter(([, narration]) => narration === 'CASH DEPOSIT')],
  ]
  const compareSheets = async (inOrder: typeof sheets) => {
    const comparison = await compare({
      facts: accountFacts(),
      workbook: workbookOf(
        Object.fromEntries(inOrder.map(([name, ofSheet]) => [name, [header, ...ofSheet]])),
      ),
    })
    expect(comparison.conduct[0]?.transactionCount).toBe(ROWS.length)
    expect(comparison.obligations).toHaveLength(1)
    expect(comparison.points).toHaveLength(1)
    return saidBy(comparison)
  }
  const whole = await compareSheets([['All', rows]])
  await fc.assert(
    fc.asyncProperty(fc.shuffledSubarray(sheets, { minLength: 7 }), async (inAnyOrder) => {
      expect(await compareSheets(inAnyOrder)).toEqual(whole)
    }),
    { numRuns: 15 },
  )
})

const HDFC = MONTHS.flatMap((month): StatementRow[] => [
  [`2026-${month}-03`, 'IMPS TO ANANYA DESHPANDE SBI', -15_005.9],
  [`2026-${month}-05`, 'ACH D- BAJAJ FINANCE LTD-4411', -12_000],
  [`2026-${month}-05`, 'ACH D- BAJAJ FINANCE LTD-5522', -12_000],
  [`2026-${month}-07`, 'NEFT', -700],
  [`2026-${month}-30`, `NEFT ${EMPLOYER}`, 62_000],
])
const SBI = MONTHS.flatMap((month): StatementRow[] => [
  [`2026-${month}-03`, 'IMPS FROM ANANYA DESHPANDE HDFC', 15_000],
  [`2026-${month}-07`, 'NEFT', 700],
  [
    `2026-${month}-09`,
    month > '06' ? 'ACH D- LIC HFL-9911' : 'ACH/LICHFL/9911',
    month > '07' ? -8_600 : -8_100,
  ],
])

const card = (title: string, name: string) => ({ facts: identityFacts(title, { name }) })
const hdfc = (rows: readonly StatementRow[]) => ({
  facts: accountFacts(),
  workbook: statementOf(rows, { holder: 'ANANYA DESHPANDE OR RAHUL MEHTA' }),
})
const DOCUMENTS: readonly TestDocument[] = [
  card('PAN card', 'Ananya Deshpande'),
  card('Aadhaar', 'अनन्या देशपांडे'),
  card('Voter ID', 'Ananya D/O Suresh Deshpande'),
  ...MONTHS.map((month) => ({ facts: payslipFacts(`2026-${month}`, 62_000) })),
  hdfc(HDFC.slice(0, 16)),
  hdfc(HDFC.slice(14)),
  { facts: accountFacts('SBI', '4401'), workbook: statementOf(SBI, { number: 'XXXX4401' }) },
]

const summaryOf = ({
  obligations,
  transfers,
  possibleTransfers,
  identity,
  points,
}: Comparison) => ({
  obligations: obligations
    .map(({ counterparty, kind, monthly, payments, ended, missedMonths }) =>
      JSON.stringify([counterparty, kind, monthly, payments.length, ended, missedMonths]),
    )
    .toSorted(),
  transfers: [...transfers, ...possibleTransfers]
    .map(({ id, state, paise }) => JSON.stringify([id, state, paise]))
    .toSorted(),
  identity: identity.map(({ fact, result }) => [fact, result.kind]),
  points: points.map(({ id }) => id).toSorted(),
})

it('finds the same obligations, transfers and persons whatever the order of documents is', async () => {
  const expected = summaryOf(await compare(...DOCUMENTS))
  expect(expected.obligations).toHaveLength(3)
  expect(expected.transfers).toHaveLength(12)
  const order = fc.shuffledSubarray([...DOCUMENTS], { minLength: DOCUMENTS.length })
  await fc.assert(
    fc.asyncProperty(order, async (shuffled) => {
      expect(summaryOf(await compare(...shuffled))).toEqual(expected)
    }),
    { numRuns: 5 },
  )
})

it('finds nothing more in a document that says nothing new', async () => {
  const expected = summaryOf(await compare(...DOCUMENTS))
  expect(expected.obligations).toHaveLength(3)
  expect(expected.transfers).toHaveLength(12)
  expect(expected.identity).toHaveLength(2)
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...DOCUMENTS), async (again) => {
      expect(summaryOf(await compare(...DOCUMENTS, again))).toEqual(expected)
    }),
    { numRuns: 4 },
  )
})
