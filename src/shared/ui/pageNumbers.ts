/** Up to so many pages each has its button. */
const ALL_UP_TO = 7

/**
 * The pages that a strip names: 1 2 3 4 5 … 16, and around a page in the middle 1 … 7 8 9 … 16. Always the same count, so that
 * Next stays under the pointer; null stands for those left out.
 */
export function pageNumbers(page: number, pages: number): (number | null)[] {
  if (pages <= ALL_UP_TO) return countFrom(1, pages)
  const near = ALL_UP_TO - 2
  if (page < near) return [...countFrom(1, near), null, pages]
  if (page > pages - near + 1) return [1, null, ...countFrom(pages - near + 1, near)]
  return [1, null, page - 1, page, page + 1, null, pages]
}

const countFrom = (first: number, count: number): number[] =>
  Array.from({ length: count }, (_, at) => first + at)
