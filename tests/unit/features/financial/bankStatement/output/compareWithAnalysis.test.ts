import { expect, it } from 'vitest'
import { compareWithAnalysis } from '#features/financial/bankStatement/output/completeness/compareWithAnalysis.ts'

const DAYS = ['2026-04-01', '2026-04-02', '2026-04-03', '2026-04-04', '2026-04-05']
const rows = DAYS.map((day, at) => ({ page: 1, day, amounts: [100 * (at + 1), 90_000 + at] }))
const files = [{ name: 'april.pdf', rows }]
const entries = DAYS.map((day, at) => ({ day, amount: 100 * (at + 1) }))

it('finds nothing where each row is an entry, in any order', () => {
  expect(compareWithAnalysis(files, entries.toReversed())).toEqual({ gaps: [], extra: 0 })
})

it.each([
  ['an amount that is missing', entries.slice(1), { amounts: 1, dates: 0 }, 0],
  [
    'another amount',
    [{ day: '2026-04-01', amount: 7 }, ...entries.slice(1)],
    { amounts: 1, dates: 0 },
    1,
  ],
  [
    'another date',
    [{ day: '2026-06-01', amount: 100 }, ...entries.slice(1)],
    { amounts: 0, dates: 1 },
    0,
  ],
])('finds %s', (_, list, gap, extra) => {
  expect(compareWithAnalysis(files, list)).toEqual({
    gaps: [{ file: 'april.pdf', page: 1, ...gap }],
    extra,
  })
})

it('counts an amount as often as it is written', () => {
  const twice = [...rows, { page: 2, day: '2026-04-05', amounts: [500, 1] }]
  expect(compareWithAnalysis([{ name: 'april.pdf', rows: twice }], entries)?.gaps).toEqual([
    { file: 'april.pdf', page: 2, amounts: 1, dates: 0 },
  ])
})

it('leaves out rows of other tables, which have no balance', () => {
  const interest = { page: 2, day: '2026-04-30', amounts: [777] }
  const all = [{ name: 'april.pdf', rows: [...rows, interest] }]
  expect(compareWithAnalysis(all, entries)).toEqual({ gaps: [], extra: 0 })
})

it('says nothing about a statement that it cannot read', () => {
  expect(compareWithAnalysis(files, entries.slice(3))).toBeNull()
  expect(compareWithAnalysis([{ name: 'scan.pdf', rows: [] }], entries)).toBeNull()
})
