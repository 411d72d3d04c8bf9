import { expect, it } from 'vitest'
import { sortByName, isReordered, movePage } from '#features/financial/passbook/order/movePage.ts'

it.each([
  [0, 2, 'bca'],
  [2, 0, 'cab'],
  [1, 1, 'abc'],
  [0, 3, 'abc'],
  [0, -1, 'abc'],
  [9, 0, 'abc'],
])('moved from %i to %i: %s', (from, to, order) => {
  expect(movePage(['a', 'b', 'c'], from, to).join('')).toBe(order)
})

const named = (...names: string[]) => names.map((name) => ({ name }))

it('page 2 comes before page 10', () => {
  const pages = named('page 10.jpg', 'Page 2.jpg', 'page 1.jpg')
  expect(sortByName(pages)).toEqual(named('page 1.jpg', 'Page 2.jpg', 'page 10.jpg'))
  expect(isReordered(pages)).toBe(true)
  expect(isReordered(sortByName(pages))).toBe(false)
})
