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
  type StatementRow,
  type TestDocument,
} from '#tests/support/applicantDocuments.ts'

fc.configureGlobal({ seed: 20_261_128 })

const MONTHS = ['04', '05', '06', '07', '08', '09']

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
const documents: readonly TestDocument[] = [
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

it('the order of documents changes nothing', async () => {
  const expected = summaryOf(await compare(...documents))
  expect(expected.obligations).toHaveLength(3)
  expect(expected.transfers).toHaveLength(12)
  const order = fc.shuffledSubarray([...documents], { minLength: documents.length })
  await fc.assert(
    fc.asyncProperty(order, async (shuffled) => {
      expect(summaryOf(await compare(...shuffled))).toEqual(expected)
    }),
    { numRuns: 5 },
  )
})

it('a document that says nothing new adds nothing', async () => {
  const expected = summaryOf(await compare(...documents))
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...documents), async (again) => {
      const { obligations, transfers, identity } = summaryOf(await compare(...documents, again))
      expect({ obligations, transfers, identity }).toEqual({
        obligations: expected.obligations,
        transfers: expected.transfers,
        identity: expected.identity,
      })
    }),
    { numRuns: 4 },
  )
})
