import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  accountFacts,
  compareDecided,
  EMPLOYER,
  identityFacts,
  payslipFacts,
  statementOf,
  taxCreditFacts,
  type StatementRow,
  type TestDocument,
} from '#tests/support/applicantDocuments.ts'

fc.configureGlobal({ seed: 20_261_128 })

const MONTHS = ['04', '05', '06', '07', '08', '09']
const ROWS = MONTHS.flatMap((month): StatementRow[] => [
  [`2026-${month}-03`, 'NEFT DESHPANDE', -15_000],
  [`2026-${month}-08`, 'NEFT CR-MEHTA TRADERS-0091', 31_000],
  [`2026-${month}-12`, 'IMPS TO ANANYA DESHPANDE SBI', -9_000],
  [`2026-${month}-28`, `NEFT CR-${EMPLOYER}-SALARY`, 62_000],
])
const OTHER = MONTHS.flatMap((month): StatementRow[] => [
  [`2026-${month}-04`, 'NEFT DESHPANDE', 15_000],
  [`2026-${month}-12`, 'IMPS FROM ANANYA DESHPANDE HDFC', 9_000],
])

/** The first months of the account. */
const hdfc = (months: number): TestDocument => ({
  facts: accountFacts(),
  workbook: statementOf(ROWS.slice(0, months * 4), { holder: 'ANANYA DESHPANDE' }),
})
const sbi: TestDocument = {
  facts: accountFacts('SBI', '4401'),
  workbook: statementOf(OTHER, { number: 'XXXX4401', holder: 'ANANYA DESHPANDE' }),
}
const LATER: readonly TestDocument[] = [
  hdfc(6),
  sbi,
  ...MONTHS.map((month) => ({ facts: payslipFacts(`2026-${month}`, 62_000) })),
  { facts: payslipFacts('2026-05', 15_000, 'Deshpande') },
  { facts: payslipFacts('2026-06', 31_000, 'Mehta Traders') },
  { facts: taxCreditFacts([['2026-04-30', EMPLOYER, 'PNES12345A', 103_300]]) },
  { facts: identityFacts('PAN card', { name: 'Ananya Deshpande' }) },
]
const later = fc.shuffledSubarray([...LATER])

describe('a decision survives every later document', () => {
  it('on credits: this is salary, and this is not', async () => {
    const credits = {
      'from:MEHTA TRADERS': 'salary',
      'from:SAHYADRI PRECISION COMPONENTS': 'notSalary',
    } as const
    let found = 0
    await fc.assert(
      fc.asyncProperty(later, async (documents) => {
        const { income, senders } = await compareDecided({ credits }, hdfc(3), ...documents)
        const paid = documents.includes(LATER[0] ?? sbi) ? 6 : 3
        const narrations = (income?.months ?? []).flatMap(({ credit }) => credit?.narration ?? [])
        expect(narrations.filter((text) => text.includes('MEHTA'))).toHaveLength(paid)
        expect(narrations.filter((text) => text.includes(EMPLOYER))).toEqual([])
        expect(
          Object.fromEntries((senders ?? []).map((one) => [one.key, one.decision])),
        ).toMatchObject(credits)
        found += narrations.length
      }),
      { numRuns: 25 },
    )
    expect(found).toBeGreaterThan(25 * 3)
  })

  it('on transfers: accepted, and undone', async () => {
    const undone = '2026-04-12:900000:2026-04-12:900000'
    const accepted = '2026-04-03:1500000:2026-04-04:1500000'
    const transfers = { [undone]: 'undone', [accepted]: 'accepted' } as const
    let found = 0
    await fc.assert(
      fc.asyncProperty(later, async (documents) => {
        const comparison = await compareDecided({ transfers }, hdfc(3), sbi, ...documents)
        expect(comparison.transfers.find(({ id }) => id === accepted)?.state).toBe('accepted')
        expect(comparison.possibleTransfers.find(({ id }) => id === undone)?.state).toBe('undone')
        found += comparison.transfers.filter(({ state }) => state === 'found').length
      }),
      { numRuns: 25 },
    )
    expect(found).toBeGreaterThan(25)
  })
})
