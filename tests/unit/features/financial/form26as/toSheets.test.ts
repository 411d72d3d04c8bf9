import { expect, it } from 'vitest'
import { toForm26asSheets } from '#features/financial/form26as/toSheets.ts'
import { statementsOf, usualForm } from './builders.ts'

const WHO = ['ANANYA DESHPANDE', 'XXXPD1234X', '2025-26', '2026-27']

it('has one row per deductor with its checks and one row per entry with its date', () => {
  const [deductors, entries] = toForm26asSheets(statementsOf([usualForm()]))
  expect(deductors?.rows.slice(1)).toEqual([
    [
      ...WHO,
      'Active',
      '192',
      'SAHYADRI PRECISION',
      'PNEX01234B',
      210_250.5,
      '2 credits add up',
      21_000,
      '2 tax amounts add up',
    ],
    [
      ...WHO,
      'Active',
      '194A',
      'KONKAN BANK',
      'PNEX05678C',
      12_480,
      '1 credit adds up',
      1_248,
      '1 tax amount adds up',
    ],
  ])
  const first = [...WHO, '192', 'SAHYADRI PRECISION', 'PNEX01234B']
  expect(entries?.rows.slice(1)).toEqual([
    [...first, { day: '2025-04-30' }, 105_125.25, 10_500],
    [...first, { day: '2025-05-31' }, 105_125.25, 10_500],
    [...WHO, '194A', 'KONKAN BANK', 'PNEX05678C', { day: '2025-06-30' }, 12_480, 1_248],
  ])
})

it('each row has a cell for each column, and each column a width', () => {
  for (const { rows, widths } of toForm26asSheets(statementsOf([usualForm()])))
    for (const row of rows) expect(row).toHaveLength(widths.length)
})

it('keeps an invalid date as text', () => {
  const form = usualForm()
  form.Section194A[0]?.Details.push(['in July', '1.00', '0.10'])
  const [, entries] = toForm26asSheets(statementsOf([form]))
  expect(entries?.rows.at(-1)?.at(-3)).toBe('in July')
})
