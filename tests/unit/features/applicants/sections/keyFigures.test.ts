import { expect, test } from 'vitest'
import type { Average, Obligation, OpenPoint } from '#features/applicants/compare/comparison.ts'
import { computeKeyFigures, noteOf } from '#features/applicants/sections/keyFigures.ts'

const average = (months: Average['months'], paise: number | null): Average => ({
  months,
  paise,
  parts: [],
})
const obligation = (id: string, monthly: number): Obligation => ({
  id: `hdfc:${id}:${monthly}`,
  counterparty: id,
  kind: 'loan',
  accountKey: 'hdfc',
  missedMonths: [],
  ended: null,
  account: 'HDFC •••• 7812',
  monthly,
  payments: [],
})
const LOANS = [obligation('car', 1_000_000), obligation('home', 3_000_000)]
const incomeOf = (...averages: readonly Average[]) => ({ months: [], averages, missing: [] })
const PAID = incomeOf(average(3, 9_000_000), average(6, 8_000_000), average(12, null))

test.each([
  ['only confirmed obligations count', PAID, { car: 'confirmed', home: 'removed' }, 0.125],
  ['all confirmed', PAID, { car: 'confirmed', home: 'confirmed' }, 0.5],
  ['none decided', PAID, {}, null],
  ['one removed, the other undecided', PAID, { car: 'removed' }, null],
  ['all removed', PAID, { car: 'removed', home: 'removed' }, 0],
  ['three months of income', incomeOf(average(3, 4_000_000)), { car: 'confirmed' }, 0.25],
  ['too few months', incomeOf(average(3, null)), { car: 'confirmed' }, null],
  ['no income', null, { car: 'confirmed' }, null],
] as const)('the share of obligations: %s', (_, income, obligations, share) => {
  const stored = LOANS.flatMap(({ id, counterparty }) => {
    const decision = new Map(Object.entries(obligations)).get(counterparty)
    return decision === undefined ? [] : [[id, decision] as const]
  })
  const { foir } = computeKeyFigures(
    { obligations: Object.fromEntries(stored), obligationEdits: {} },
    { income, obligations: LOANS, unavailable: {} },
  )
  expect(foir).toBe(share)
})

test('without recurring debits the share is zero, without a statement it is not known', () => {
  const clean = { income: PAID, obligations: [], unavailable: {} }
  expect(computeKeyFigures({ obligations: {}, obligationEdits: {} }, clean).foir).toBe(0)
  const without = { ...clean, unavailable: { obligations: 'No bank statement' } }
  expect(computeKeyFigures({ obligations: {}, obligationEdits: {} }, without).foir).toBeNull()
})

test('a note explains a point until the point changes', () => {
  const point: OpenPoint = {
    id: 'income:2026-07:differs',
    section: 'income',
    kind: 'differs',
    text: 'July: 6,500.00 lower',
    question: { why: '', ask: '' },
    sources: [],
  }
  const notes = { [point.id]: { text: 'Advance repaid', about: point.text } }
  expect(noteOf({ notes }, point)).toBe('Advance repaid')
  expect(noteOf({ notes }, { ...point, text: 'July: 7,500.00 lower' })).toBeNull()
})
