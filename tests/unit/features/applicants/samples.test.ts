import { describe, expect, it } from 'vitest'
import type { Comparison } from '#features/applicants/compare/comparison.ts'
import type { ApplicantSample } from '#tests/sandbox/applicants.ts'
import { startComparison } from '#tests/support/mocks/startComparison.ts'
import { readSampleJobs } from '#tests/support/sampleApplicant.ts'

async function compareSample(name: ApplicantSample, day = '2026-10-20'): Promise<Comparison> {
  const jobs = await readSampleJobs(name)
  const blobs = Object.fromEntries(jobs.map(({ id, files }) => [id, files]))
  const read = jobs.map(({ id, facts }) => ({ kind: 'read' as const, id, facts }))
  return startComparison().compare({ day, jobs: read, unsent: [] }, blobs)
}

const resultsOf = ({ identity }: Comparison) =>
  Object.fromEntries(identity.map(({ fact, result }) => [fact, result.kind]))

const monthsOf = ({ income }: Comparison) =>
  income?.months.map(({ month, result }) => [month.slice(5), result.kind]) ?? []

const obligationsOf = ({ obligations }: Comparison) =>
  obligations.map(({ marker, monthly, payments }) => [marker, monthly, payments.length])

describe('salaried-clean', () => {
  it('has no open point', async () => {
    const comparison = await compareSample('salaried-clean')
    expect(comparison.points).toEqual([])
    expect(comparison.unavailable).toEqual({})
    expect(Object.values(resultsOf(comparison))).not.toContain('differs')
    expect(monthsOf(comparison)).toEqual(
      ['04', '05', '06', '07', '08', '09'].map((month) => [month, 'matches']),
    )
    const averages = comparison.income?.averages.map(({ months, paise }) => [months, paise])
    expect(averages).toEqual([
      [3, 11_166_667],
      [6, 10_933_333],
      [12, null],
    ])
    for (const { gross, taxCredit } of comparison.income?.months ?? [])
      expect(gross).toMatchObject({ value: taxCredit?.credit?.value })
    expect(obligationsOf(comparison)).toEqual([['ACH', 2_240_000, 7]])
  })
})

describe('salaried-differences', () => {
  it('has exactly the three planted differences', async () => {
    const comparison = await compareSample('salaried-differences')
    expect(comparison.points.map(({ section, kind }) => [section, kind])).toEqual([
      ['identity', 'differs'],
      ['income', 'differs'],
      ['income', 'missing'],
    ])
    expect(
      Object.entries(resultsOf(comparison)).filter(([, result]) => result === 'differs'),
    ).toEqual([['pan', 'differs']])
    expect(monthsOf(comparison)).toEqual([
      ['04', 'matches'],
      ['05', 'matches'],
      ['06', 'matches'],
      ['07', 'differs'],
      ['08', 'matches'],
      ['09', 'noCredit'],
    ])
    const july = comparison.income?.months.find(({ month }) => month === '2026-07')
    expect(july?.result).toEqual({ kind: 'differs', paise: -650_000 })
    expect(obligationsOf(comparison)).toEqual([
      ['ACH', 3_124_500, 7],
      ['NACH', 1_050_000, 7],
      ['ECS', 450_000, 7],
    ])
  })

  it('marks the letter of the PAN', async () => {
    const { identity } = await compareSample('salaried-differences')
    const cells = identity.find(({ fact }) => fact === 'pan')?.cells ?? {}
    expect(Object.values(cells).flatMap(([value]) => value?.marked ?? [])).toEqual([
      { text: 'ABKPD4821', isDifferent: false },
      { text: 'N', isDifferent: true },
      { text: 'ABKPD4821', isDifferent: false },
      { text: 'M', isDifferent: true },
    ])
  })
})

describe('two-accounts', () => {
  it('leaves out the transfers between its accounts', async () => {
    const comparison = await compareSample('two-accounts')
    expect(comparison.points).toEqual([])
    expect(comparison.transfers.map(({ day, paise }) => [day.slice(5), paise])).toEqual([
      ['04-04', 2_500_000],
      ['05-04', 2_500_000],
      ['06-04', 2_500_000],
      ['07-04', 2_500_000],
      ['07-20', 4_000_000],
      ['08-04', 2_500_000],
      ['09-04', 2_500_000],
      ['10-04', 2_500_000],
    ])
    const largest = comparison.conduct.flatMap(({ largestCredits }) => largestCredits)
    expect(largest.map(({ value }) => value)).toEqual([60_415, 51_240])
    expect(obligationsOf(comparison)).toEqual([['ACH', 875_000, 7]])
    expect(resultsOf(comparison)).toMatchObject({
      name: 'normalised',
      accountHolder: 'normalised',
    })
  })
})

describe('business', () => {
  it('has the totals of its statement beside its bank credits', async () => {
    const { business, points, conduct } = await compareSample('business', '2026-04-01')
    expect(points).toMatchObject([{ id: 'conduct:ICICI •••• 1186:returned' }])
    const amounts = business?.totals.map(({ amount }) => amount.value)
    expect(amounts).toContain(1_864_000_000)
    expect(amounts).toContain(1_531_225_000)
    expect(business?.bankCredits).toMatchObject({ paise: 1_879_222_000, months: 12 })
    expect(conduct).toMatchObject([{ balance: { kind: 'correct' }, gaps: [] }])
    expect(conduct[0]?.returned).toHaveLength(1)
    expect(conduct[0]?.cashDeposits).toHaveLength(2)
  })
})
