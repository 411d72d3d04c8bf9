import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import type { Obligation } from '#features/applicants/compare/comparison.ts'
import { ApplicantSchema, type Applicant } from '#features/applicants/model/applicant.ts'
import { applicantReducer } from '#features/applicants/model/applicantReducer.ts'
import {
  decideObligations,
  type DecidedObligation,
} from '#features/applicants/sections/decisions.ts'
import {
  add,
  change,
  decide,
  divide,
  join,
  remove,
  type ObligationEdits,
} from '#features/applicants/sections/editObligations.ts'
import {
  accountFacts,
  compare,
  statementOf,
  type StatementRow,
} from '#tests/support/applicantDocuments.ts'
import { anApplicant } from '../builders.ts'

fc.configureGlobal({ seed: 20_261_128 })

async function obligationsOf(rows: readonly StatementRow[]): Promise<readonly Obligation[]> {
  const inOrder = rows.toSorted(([a], [b]) => (a < b ? -1 : 1))
  const workbook = statementOf(inOrder, { opening: 900_000 })
  return (await compare({ facts: accountFacts(), workbook })).obligations
}

/** One payment a month from April on, in rupees. */
const monthly = (narration: string, amounts: readonly number[], from = 4): StatementRow[] =>
  amounts.map((amount, at) => [
    `2026-${String(at + from).padStart(2, '0')}-05`,
    narration.replace('#', String(4_411 + at)),
    -amount,
  ])
const bajaj = (...amounts: readonly number[]) => monthly('ACH D- BAJAJ-#', amounts)

const after = (applicant: Applicant, edits: ObligationEdits) =>
  applicantReducer(applicant, { kind: 'obligationsEdited', ...edits })

const shortOf = ({ counterparty, monthly: paise, state, payments }: DecidedObligation) =>
  `${counterparty} ${paise / 100} ${state} x${payments.length}`

const first = <Item>([item]: readonly Item[]): Item => {
  if (item === undefined) throw new Error('There is none.')
  return item
}

describe('a decision on an obligation', () => {
  it.each([
    ['a further payment of another amount', bajaj(10_000, 10_050, 10_100, 10_000)],
    ['a raised instalment', bajaj(10_000, 10_050, 10_100, 11_500, 11_500)],
    [
      'a year of earlier payments',
      [
        ...bajaj(10_000, 10_050, 10_100),
        ...monthly('ACH D- BAJAJ FIN-#', [9_900, 9_900, 9_900], 1),
      ],
    ],
    [
      'another way to write the lender',
      [
        ...bajaj(10_000, 10_050, 10_100),
        ...monthly('NACH/BAJAJ FINANCE LTD/#', [10_100, 10_100], 7),
      ],
    ],
  ])('survives %s', async (_, rows) => {
    const before = decideObligations(
      anApplicant(),
      await obligationsOf(bajaj(10_000, 10_050, 10_100)),
    )
    const applicant = after(anApplicant(), decide(first(before), 'confirmed'))
    const later = decideObligations(applicant, await obligationsOf(rows))
    expect(later.map(({ state }) => state)).toEqual(['counted'])
    expect(after(applicant, decide(first(later), null)).obligationEdits).toEqual({})
  })

  it('as an earlier build stored it is found, and replaced by a new one', async () => {
    const found = await obligationsOf(bajaj(10_000, 10_050, 10_100, 10_000))
    const old: unknown = { ...anApplicant(), obligations: { 'hdfc-7812:bajaj:1005000': 'removed' } }
    const {
      obligationEdits: _edits,
      transfers: _transfers,
      ...stored
    } = v.parse(ApplicantSchema, old)
    const applicant = v.parse(ApplicantSchema, stored)
    const decided = decideObligations(applicant, found)
    expect(decided.map(({ decision }) => decision)).toEqual(['removed'])
    const undone = after(applicant, decide(first(decided), null))
    expect(undone).toMatchObject({ obligations: {}, obligationEdits: {} })
    const confirmed = after(applicant, decide(first(decided), 'confirmed'))
    expect(decideObligations(confirmed, found).map(({ state }) => state)).toEqual(['counted'])
  })

  it.each([
    ['more than 2 % away', 'hdfc-7812:bajaj:1021000'],
    ['another counterparty', 'hdfc-7812:hdb:1000000'],
    ['another account', 'sbi-7812:bajaj:1000000'],
  ])('of an earlier build does not hold for %s', async (_, id) => {
    const applicant = anApplicant({ obligations: { [id]: 'confirmed' } })
    const found = await obligationsOf(bajaj(10_000, 10_000, 10_000))
    expect(decideObligations(applicant, found).map(({ decision }) => decision)).toEqual([null])
  })

  it('of one of two equal loans is not one on the other', async () => {
    const found = await obligationsOf([
      ...bajaj(5_000, 5_000, 5_000),
      ...bajaj(5_000, 5_000, 5_000),
    ])
    const applicant = after(anApplicant(), remove(first(decideObligations(anApplicant(), found))))
    expect(decideObligations(applicant, found).map(({ state }) => state)).toEqual([
      'notCounted',
      'undecided',
    ])
  })
})

describe('rent, insurance and savings', () => {
  it('do not count until the user says so, and ended loans neither', async () => {
    const rows = [
      ...monthly('UPI RENT KULKARNI', [18_000, 18_000, 18_000, 18_000, 18_000, 18_000]),
      ...bajaj(10_000, 10_000, 10_000),
    ]
    const found = await obligationsOf(rows)
    const decided = decideObligations(anApplicant(), found)
    expect(decided.map(shortOf)).toEqual([
      'RENT KULKARNI 18000 notCounted x6',
      'BAJAJ 10000 notCounted x3',
    ])
    const counted = after(anApplicant(), decide(first(decided), 'confirmed'))
    expect(decideObligations(counted, found).map(({ state }) => state)).toEqual([
      'counted',
      'notCounted',
    ])
  })
})

describe('by hand', () => {
  const FIELDS = { counterparty: 'Uncle', kind: 'loan', monthly: 250_000 }

  it('an obligation is added, changed and removed', async () => {
    const added = after(anApplicant(), add('new', FIELDS))
    const [uncle] = decideObligations(added, [])
    expect(uncle && shortOf(uncle)).toBe('Uncle 2500 counted x0')
    const changed = after(
      added,
      change(first(decideObligations(added, [])), { ...FIELDS, monthly: 300_000 }),
    )
    expect(decideObligations(changed, []).map(shortOf)).toEqual(['Uncle 3000 counted x0'])
    expect(after(changed, remove(first(decideObligations(changed, [])))).obligationEdits).toEqual(
      {},
    )
  })

  it('a found one is changed, and keeps that when a document follows', async () => {
    const found = await obligationsOf(bajaj(10_000, 10_000, 10_000))
    const changed = after(
      anApplicant(),
      change(first(decideObligations(anApplicant(), found)), FIELDS),
    )
    const later = await obligationsOf(bajaj(10_000, 10_000, 10_000, 10_000))
    expect(decideObligations(changed, later).map(shortOf)).toEqual(['Uncle 2500 counted x4'])
  })

  it('two are joined, and further payments of both belong to it', async () => {
    const rows = (count: number) => [
      ...bajaj(...Array.from({ length: count }, () => 10_000)),
      ...monthly(
        'SI-SURESH-#',
        Array.from({ length: count }, () => 3_000),
      ),
    ]
    const [one, other] = decideObligations(anApplicant(), await obligationsOf(rows(3)))
    if (one === undefined || other === undefined) throw new Error('There are two.')
    const joined = after(anApplicant(), join(one, other))
    const later = decideObligations(joined, await obligationsOf(rows(4)))
    expect(later.map(shortOf)).toEqual(['BAJAJ 13000 undecided x8'])
  })

  it('one is divided, and further payments go to the part with their amount', async () => {
    const found = await obligationsOf(bajaj(10_000, 10_000, 10_000, 11_000, 11_000, 11_000))
    const [whole] = decideObligations(anApplicant(), found)
    if (whole === undefined) throw new Error('There is one.')
    const divided = after(anApplicant(), divide(whole, whole.keys.slice(3), 'new'))
    const later = await obligationsOf(bajaj(10_000, 10_000, 10_000, 11_000, 11_000, 11_000, 11_000))
    expect(decideObligations(divided, later).map(shortOf)).toEqual([
      'BAJAJ 10000 notCounted x3',
      'BAJAJ 11000 undecided x4',
    ])
    const ids = decideObligations(divided, later).map(({ id }) => id)
    expect(new Set(ids).size).toBe(2)
  })
})

const LENDERS = [
  'ACH D- BAJAJ FINANCE-#',
  'NACH/HDB FINANCIAL/#',
  'EMI # CHQ S1',
  'UPI RENT KULKARNI',
]
const AMOUNTS = [10_000, 10_002, 10_100, 14_000, 31_000]
const loan = fc
  .record({
    lender: fc.constantFrom(...LENDERS),
    amounts: fc.array(fc.constantFrom(...AMOUNTS), { minLength: 3, maxLength: 9 }),
    from: fc.integer({ min: 1, max: 4 }),
  })
  .map(({ lender, amounts, from }) => monthly(lender, amounts, from))

it('every decision survives every later document', async () => {
  let decisions = 0
  await fc.assert(
    fc.asyncProperty(
      fc.array(loan, { minLength: 1, maxLength: 3 }),
      fc.array(loan, { maxLength: 2 }),
      async (loans, more) => {
        const before = decideObligations(anApplicant(), await obligationsOf(loans.flat()))
        fc.pre(before.length > 0)
        const applicant = before.reduce(
          (known, one) => after(known, decide(one, 'confirmed')),
          anApplicant(),
        )
        const decided = new Set(before.flatMap(({ keys }) => keys))
        const later = await obligationsOf([...loans, ...more].flat())
        const known = decideObligations(applicant, later).filter(({ keys }) =>
          keys.some((key) => decided.has(key)),
        )
        expect(known).not.toEqual([])
        expect(known.filter(({ state }) => state !== 'counted')).toEqual([])
        decisions += before.length
      },
    ),
    { numRuns: 40 },
  )
  expect(decisions).toBeGreaterThan(40)
})
