import { expect, it } from 'vitest'
import { runQuery } from '#shared/ui/preview/sheet/query/runQuery.ts'
import { createSheetIndex } from '#shared/ui/preview/sheet/query/sheetIndex.ts'
import {
  EMPTY_FILTER,
  EMPTY_SHEET_QUERY,
  type SheetQuery,
} from '#shared/ui/preview/sheet/query/sheetQuery.ts'
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
const answer = (query: Partial<SheetQuery>, head = HEAD) =>
  Array.from(runQuery(createSheetIndex(SHEET), head, { ...EMPTY_SHEET_QUERY, ...query }, textOf))

it.each<[string, Partial<SheetQuery>, number[]]>([
  ['nothing: all below the names', {}, [2, 3, 4, 5, 6]],
  ['a word in any case', { search: 'UPI' }, [3, 4]],
  ['words anywhere in the row', { search: 'debit unit' }, [3, 4]],
  ['a number as it is shown', { search: '1,23,456' }, [2]],
  ['a number without its grouping', { search: '123456.5' }, [2]],
  ['a number that stands as text', { search: '1,999' }, [6]],
  ['what is not there', { search: 'rent' }, []],
  ['a text in one column', { filters: { 1: { ...EMPTY_FILTER, text: ' Unit ' } } }, [3, 4]],
  ['numbers from', { filters: { 2: { text: '', from: '1,999', to: '' } } }, [2, 5, 6]],
  ['numbers up to', { filters: { 2: { text: '', from: '', to: '0' } } }, [3]],
  ['numbers between', { filters: { 2: { text: '', from: '0', to: '2000' } } }, [5, 6]],
  ['numbers from what is none', { filters: { 2: { text: '', from: 'x', to: '' } } }, [2, 3, 5, 6]],
  ['a day as it is shown', { filters: { 0: { ...EMPTY_FILTER, text: '02/04' } } }, [3]],
  ['an idle filter', { filters: { 1: { ...EMPTY_FILTER, text: '  ' } } }, [2, 3, 4, 5, 6]],
  [
    'a text and numbers in one column',
    { filters: { 2: { text: '00', from: '1,000', to: '2000' } } },
    [5, 6],
  ],
  [
    'a search and two filters',
    {
      search: 'u',
      filters: {
        3: { ...EMPTY_FILTER, text: 'debit' },
        2: { ...EMPTY_FILTER, to: '0' },
      },
    },
    [3],
  ],
  ['numbers, least first', { sort: { column: 2, descending: false } }, [3, 6, 5, 2, 4]],
  ['numbers, most first', { sort: { column: 2, descending: true } }, [2, 5, 6, 3, 4]],
  ['texts, numbers in them by size', { sort: { column: 1, descending: false } }, [5, 6, 2, 4, 3]],
  ['equals, as the file has them', { sort: { column: 3, descending: false } }, [6, 2, 3, 4, 5]],
  ['given rows in their order', { rowSubset: { rows: [5, 3, 99], label: 'x' } }, [5, 3]],
  [
    'given rows that are searched',
    { rowSubset: { rows: [5, 3], label: 'x' }, search: 'cash' },
    [5],
  ],
])('queried for %s', (_, query, rows) => {
  expect(answer(query)).toEqual(rows)
})

it('keeps all rows of a sheet without column names', () => {
  expect(answer({ search: 'a' }, -1)).toContain(0)
})
