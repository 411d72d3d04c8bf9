import { expect, it } from 'vitest'
import { columnStats } from '#shared/ui/preview/sheet/columnStats.ts'
import { runQuery } from '#shared/ui/preview/sheet/runQuery.ts'
import { createSheetIndex } from '#shared/ui/preview/sheet/sheetIndex.ts'
import { EMPTY_SHEET_QUERY, type SheetQuery } from '#shared/ui/preview/sheet/sheetQuery.ts'
import { textAt } from '#shared/ui/preview/sheet/sheetTable.ts'
import { buildSheet } from './buildSheet.ts'

const SHEET = buildSheet(
  [
    ['Statement of April'],
    ['Date', 'Narration', 'Amount', 'Kind'],
    ['01/04/2026', 'NEFT CR Salary', 1_23_456.5, 'Credit'],
    ['02/04/2026', 'UPI Unit 10', -300, 'Debit'],
    ['03/04/2026', 'upi unit 9', null, 'Debit'],
    ['04/04/2026', 'CASH WDL', 2000, 'Debit'],
    ['05/04/2026', 'Cheque return', '1,999.00', 'Charge'],
  ],
  { C: '#,##0.00' },
)
const HEAD = 1
const textOf = (row: number, column: number) => textAt(SHEET, row, column)
const answer = (question: Partial<SheetQuery>, head = HEAD) =>
  Array.from(runQuery(createSheetIndex(SHEET), head, { ...EMPTY_SHEET_QUERY, ...question }, textOf))

it.each<[string, Partial<SheetQuery>, number[]]>([
  ['nothing: all below the names', {}, [2, 3, 4, 5, 6]],
  ['a word in any case', { search: 'UPI' }, [3, 4]],
  ['words anywhere in the row', { search: 'debit unit' }, [3, 4]],
  ['a figure as it is shown', { search: '1,23,456' }, [2]],
  ['a figure without its grouping', { search: '123456.5' }, [2]],
  ['a figure that stands as text', { search: '1,999' }, [6]],
  ['what is not there', { search: 'rent' }, []],
  ['a text in one column', { filters: { 1: { kind: 'contains', text: ' Unit ' } } }, [3, 4]],
  ['one of some texts', { filters: { 3: { kind: 'oneOf', texts: ['Credit', 'Charge'] } } }, [2, 6]],
  ['figures from', { filters: { 2: { kind: 'figures', from: '1,999', to: '' } } }, [2, 5, 6]],
  ['figures up to', { filters: { 2: { kind: 'figures', from: '', to: '0' } } }, [3]],
  ['figures between', { filters: { 2: { kind: 'figures', from: '0', to: '2000' } } }, [5, 6]],
  [
    'figures from what is none',
    { filters: { 2: { kind: 'figures', from: 'x', to: '' } } },
    [2, 3, 5, 6],
  ],
  ['days', { filters: { 0: { kind: 'days', from: '2026-04-02', to: '2026-04-03' } } }, [3, 4]],
  ['days from', { filters: { 0: { kind: 'days', from: '2026-04-04', to: '' } } }, [5, 6]],
  ['not empty', { filters: { 2: { kind: 'filled' } } }, [2, 3, 5, 6]],
  ['empty', { filters: { 2: { kind: 'empty' } } }, [4]],
  ['an idle filter', { filters: { 1: { kind: 'contains', text: '  ' } } }, [2, 3, 4, 5, 6]],
  [
    'a search and two filters',
    { search: 'u', filters: { 3: { kind: 'oneOf', texts: ['Debit'] }, 2: { kind: 'filled' } } },
    [3],
  ],
  ['figures, least first', { sort: { column: 2, descending: false } }, [3, 6, 5, 2, 4]],
  ['figures, most first', { sort: { column: 2, descending: true } }, [2, 5, 6, 3, 4]],
  ['texts, numbers in them by size', { sort: { column: 1, descending: false } }, [5, 6, 2, 4, 3]],
  ['equals, as the file has them', { sort: { column: 3, descending: false } }, [6, 2, 3, 4, 5]],
  ['given rows in their order', { rowSubset: { rows: [5, 3, 99], label: 'x' } }, [5, 3]],
  [
    'given rows that are searched',
    { rowSubset: { rows: [5, 3], label: 'x' }, search: 'cash' },
    [5],
  ],
])('queried for %s', (_, question, rows) => {
  expect(answer(question)).toEqual(rows)
})

it('keeps all rows of a sheet without column names', () => {
  expect(answer({ search: 'a' }, -1)).toContain(0)
})

it.each([
  [0, { kind: 'days', min: '2026-04-01', max: '2026-04-05' }],
  [1, { kind: 'texts', min: '', max: '' }],
  [2, { kind: 'figures', min: '-300', max: '123456.5' }],
])('the content of column %d', (column, facts) => {
  expect(columnStats(createSheetIndex(SHEET), column, HEAD, textOf)).toMatchObject(facts)
})

it('offers the texts of a column, the most frequent first, unless they are many', () => {
  expect(columnStats(createSheetIndex(SHEET), 3, HEAD, textOf).choices).toEqual([
    { text: 'Debit', rows: 3 },
    { text: 'Credit', rows: 1 },
    { text: 'Charge', rows: 1 },
  ])
  const many = buildSheet(Array.from({ length: 60 }, (_, row) => [`Name ${row}`]))
  const facts = columnStats(createSheetIndex(many), 0, -1, (row) => textAt(many, row, 0))
  expect(facts.choices).toBeNull()
})
