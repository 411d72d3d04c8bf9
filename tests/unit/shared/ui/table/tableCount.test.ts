import { expect, it } from 'vitest'
import { describeRowCount } from '#shared/ui/table/footer/TableCount.tsx'
import { sortedIndexes } from '#shared/ui/table/query/sortRows.ts'

it.each([
  [38, 38, false, 9, 'Showing 9 of 38. Scroll or search for the rest.'],
  [10_000, 10_000, false, 9, 'Showing 9 of 10,000. Scroll or search for the rest.'],
  [9, 9, false, 9, '9 in total'],
  [1, 1, false, 9, '1 in total'],
  [38, 38, false, null, '38 in total'],
  [3, 38, true, 9, '3 of 38 match.'],
  [1, 38, true, 9, '1 of 38 matches.'],
  [20, 38, true, 9, '20 of 38 match. Scroll for the rest.'],
  [20, 38, true, null, '20 of 38 match.'],
])('%d of %d, filtered %s, %s in view: %s', (found, total, isFiltered, visibleRows, text) => {
  expect(describeRowCount({ found, total, isFiltered, visibleRows })).toBe(text)
})

const ROWS = [{ size: 3 }, { size: null }, { size: 10 }, { size: 3 }, { size: 1 }]
it.each([
  [false, [4, 0, 3, 2, 1]],
  [true, [2, 0, 3, 4, 1]],
])('sorts, descending %s: equal ones stay, missing ones last', (descending, order) => {
  expect(sortedIndexes(ROWS, ({ size }) => size, descending)).toEqual(order)
})
