import { expect, it } from 'vitest'
import { pageNumbers } from '#shared/ui/components/pagination/pageNumbers.ts'

it.each([
  [1, 1, '1'],
  [3, 7, '1 2 3 4 5 6 7'],
  [1, 16, '1 2 3 4 5 … 16'],
  [4, 16, '1 2 3 4 5 … 16'],
  [5, 16, '1 … 4 5 6 … 16'],
  [12, 16, '1 … 11 12 13 … 16'],
  [13, 16, '1 … 12 13 14 15 16'],
  [16, 16, '1 … 12 13 14 15 16'],
])('page %i of %i: %s', (page, pages, strip) =>
  expect(
    pageNumbers(page, pages)
      .map((number) => number ?? '…')
      .join(' '),
  ).toBe(strip),
)
