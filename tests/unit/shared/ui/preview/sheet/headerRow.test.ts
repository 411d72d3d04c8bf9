import { expect, it } from 'vitest'
import { findHeader, headerAt } from '#shared/ui/preview/sheet/headerRow.ts'
import { buildSheet, type Cells } from './buildSheet.ts'

const ROWS: readonly (readonly [string, Cells, number | null])[] = [
  [
    'a list',
    [
      ['Date', 'Debit'],
      ['01/04/2026', 12],
    ],
    0,
  ],
  ['a list under its title', [['Analysis of May'], [], ['Month', 'Credits'], ['May', 12]], 2],
  ['a statement with sections', [['Particulars', '31 Mar 2026'], ['Assets'], ['Cash', 12]], 0],
  [
    'a list of words',
    [
      ['Name', 'PAN', 'City'],
      ['Asha', 'ABCDE1234F', 'Pune'],
    ],
    0,
  ],
  ['keys and values', [['Title'], ['Bank', 'HDFC'], ['Owner', 'Asha'], ['Opening', 12]], null],
  [
    'figures without names',
    [
      [1, 2],
      [3, 4],
    ],
    null,
  ],
  ['names and nothing below', [['Date', 'Debit', 'Credit']], null],
  ['nothing', [[]], null],
]

it.each(ROWS)('the header row of %s', (_, rows, at) => {
  expect(findHeader(buildSheet(rows))?.row ?? null).toBe(at)
})

it('names each column, also where one is empty', () => {
  expect(headerAt(buildSheet([['Date ', null, 'Debit']]), 0)).toEqual({
    row: 0,
    names: ['Date', '', 'Debit'],
  })
})
