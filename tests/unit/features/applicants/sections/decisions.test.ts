import { describe, expect, it } from 'vitest'
import { findDecisions } from '#features/applicants/sections/decisions.ts'
import { accountFacts, compare, statementOf } from '#tests/support/applicantDocuments.ts'

/** One payment a month to Bajaj, in rupees. */
async function obligationsOf(...amounts: readonly number[]) {
  const rows = amounts.map(
    (amount, at) => [`2026-0${at + 4}-05`, `ACH D- BAJAJ-${4_411 + at}`, -amount] as const,
  )
  return (await compare({ facts: accountFacts(), workbook: statementOf(rows) })).obligations
}

const decisionsOf = (...args: Parameters<typeof findDecisions>) =>
  args[1].map(({ id }) => findDecisions(...args).get(id)?.decision)

describe('a decision on an obligation', () => {
  it('survives a further payment, which moves the monthly amount', async () => {
    const [before] = await obligationsOf(10_000, 10_050, 10_100)
    const after = await obligationsOf(10_000, 10_050, 10_100, 10_000)
    expect([before?.monthly, after.map(({ monthly }) => monthly)]).toEqual([1_005_000, [1_000_000]])
    expect(decisionsOf({ [before?.id ?? '']: 'confirmed' }, after)).toEqual(['confirmed'])
  })

  it('is found as earlier versions stored it', async () => {
    const obligations = await obligationsOf(10_000, 10_050, 10_100, 10_000)
    expect(decisionsOf({ 'hdfc-7812:bajaj:1005000': 'removed' }, obligations)).toEqual(['removed'])
  })

  it.each([
    ['more than 2 % away', 'hdfc-7812:bajaj:1021000'],
    ['another counterparty', 'hdfc-7812:hdb:1000000'],
    ['another account', 'sbi-7812:bajaj:1000000'],
  ])('does not hold for %s', async (_, id) => {
    expect(decisionsOf({ [id]: 'confirmed' }, await obligationsOf(10_000, 10_000, 10_000))).toEqual(
      [undefined],
    )
  })

  it('holds for the nearest amount only, and the nearest decision counts', async () => {
    const [obligation] = await obligationsOf(10_000, 10_000, 10_000)
    if (obligation === undefined) throw new Error('Three equal payments are an obligation.')
    const other = { ...obligation, id: 'hdfc-7812:bajaj:1020000', monthly: 1_020_000 }
    const stored = {
      'hdfc-7812:bajaj:1005000': 'confirmed',
      'hdfc-7812:bajaj:1001000': 'removed',
    } as const
    expect(decisionsOf(stored, [obligation, other])).toEqual(['removed', undefined])
    expect(findDecisions(stored, [obligation, other]).get(obligation.id)?.ids).toEqual(
      Object.keys(stored),
    )
  })
})
