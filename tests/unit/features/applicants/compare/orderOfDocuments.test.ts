import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Comparison } from '#features/applicants/compare/comparison.ts'
import {
  accountFacts,
  compare,
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
  const whole = saidBy(await compare(...PAYSLIPS, statement(MONTHS)))
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
  const compareSheets = async (inOrder: typeof sheets) =>
    saidBy(
      await compare({
        facts: accountFacts(),
        workbook: workbookOf(
          Object.fromEntries(inOrder.map(([name, ofSheet]) => [name, [header, ...ofSheet]])),
        ),
      }),
    )
  const whole = await compareSheets([['All', rows]])
  await fc.assert(
    fc.asyncProperty(fc.shuffledSubarray(sheets, { minLength: 7 }), async (inAnyOrder) => {
      expect(await compareSheets(inAnyOrder)).toEqual(whole)
    }),
    { numRuns: 15 },
  )
})
