import { expect, it } from 'vitest'
import type { Column } from '#shared/ui/table/column.ts'
import { cardSlot, cellClass } from '#shared/ui/table/column.ts'
import { rowAfterKey } from '#shared/ui/table/grid/useRowNavigation.ts'
import { matchesAllWords, searchIndex, searchWords } from '#shared/ui/table/query/searchIndex.ts'
import { compareValues } from '#shared/ui/table/query/sortRows.ts'

type Person = { name: string; phone: string }
const COLUMNS: readonly Column<Person>[] = [
  { id: 'name', header: 'Name', cell: (row) => row.name, searchText: (row) => row.name },
  { id: 'phone', header: 'Phone', cell: (row) => row.phone, searchText: (row) => row.phone },
  { id: 'secret', header: 'Not searched', cell: () => 'secret' },
]
const [text = ''] = searchIndex([{ name: 'Asha Rao', phone: '98220 41763' }], COLUMNS)

it.each([
  ['', true],
  ['asha', true],
  ['RAO', true],
  ['rao 982', true],
  ['982  asha', true],
  ['rao98220', false],
  ['rao 9822041763', false],
  ['secret', false],
  ['asha kumar', false],
])('the search %j finds Asha Rao: %s', (search, found) => {
  expect(matchesAllWords(text, searchWords(search))).toBe(found)
})

it.each([
  [2, 10, -1],
  [10, 2, 1],
  [3, 3, 0],
  ['Unit 9', 'Unit 10', -1],
  ['asha', 'Asha', 0],
  ['Éva', 'Fa', -1],
])('compares %j with %j', (a, b, sign) => {
  expect(Math.sign(compareValues(a, b))).toBe(sign)
})

it.each([
  ['ArrowDown', 4, 5],
  ['ArrowDown', 19, 19],
  ['ArrowUp', 4, 3],
  ['ArrowUp', 0, 0],
  ['PageDown', 4, 14],
  ['PageDown', 15, 19],
  ['PageUp', 14, 4],
  ['PageUp', 4, 0],
  ['Home', 7, 0],
  ['End', 7, 19],
  ['Enter', 7, null],
  ['a', 7, null],
])('%s on row %d of 20 leads to %s', (key, row, next) => {
  expect(rowAfterKey(key, row, 20)).toBe(next)
})

const column: Column<Person> = { id: 'x', header: 'X', cell: () => '' }
it.each([
  [column, 0, 'title'],
  [column, 1, 'detail'],
  [{ ...column, pin: 'end' } as const, 5, 'action'],
  [{ ...column, card: 'line' } as const, 0, 'line'],
])('%j at %d stands on a card as %s', (column, index, place) => {
  expect(cardSlot(column, index)).toBe(place)
})

it.each([
  [column, ''],
  [{ ...column, align: 'end' } as const, 'num'],
  [{ ...column, align: 'center', weight: 'muted' } as const, 'table-center muted'],
  [{ ...column, pin: 'end', weight: 'name' } as const, 'pin-end medium'],
])('%j has the class %j', (column, name) => {
  expect(cellClass(column).split(/ +/).join(' ')).toBe(name)
})
