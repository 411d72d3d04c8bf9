import { expect, test } from 'vitest'
import { business } from '#features/applicants/sections/business.ts'
import { anApplicant } from '../builders.ts'
import { aComparison } from '../page/aComparison.ts'

const amount = (rupees: number) =>
  ({ value: rupees * 100, job: 'job', source: { kind: 'text', text: '' } }) as const

/** The table of the turnover, as the page shows it. */
function turnoverOf(revenue: number, credits: number, months: number): string[] {
  const { tables } = business.describe({
    applicant: anApplicant(),
    comparison: aComparison({
      business: {
        totals: [{ label: 'Revenue, 2026', amount: amount(revenue) }],
        bankCredits: { paise: credits * 100, months, parts: [] },
      },
    }),
  })
  const table = tables.find(({ columns }) => columns[0]?.label === 'Turnover')
  return (table?.rows ?? []).map(({ cells }) =>
    cells
      .map((cell) =>
        cell?.kind === 'amount' ? cell.paise / 100 : cell?.kind === 'text' ? cell.text : '–',
      )
      .join(' | '),
  )
}

test('bank credits of a year against the revenue', () => {
  expect(turnoverOf(1_000_000, 900_000, 12)).toEqual([
    'Revenue, 2026 | 1000000 | –',
    'Bank credits of 12 months | 900000 | 90.0 %',
  ])
})

test('bank credits of six months, and of a year at that rate', () => {
  expect(turnoverOf(1_000_000, 400_000, 6)).toEqual([
    'Revenue, 2026 | 1000000 | –',
    'Bank credits of 6 months | 400000 | 40.0 %',
    'Bank credits of a year at this rate | 800000 | 80.0 %',
  ])
})

test.each([
  ['no revenue', 0, 12],
  ['no statement', 1_000_000, 0],
])('nothing to compare: %s', (_, revenue, months) => {
  expect(turnoverOf(revenue, 0, months)).toEqual([])
})
