/** Up to this number, every page has a button. */
const MAX_BUTTONS = 7

/**
 * The page buttons: 1 2 3 4 5 … 16, or 1 … 7 8 9 … 16 around a page in the middle. The count is constant, so that Next
 * stays under the pointer; null is an ellipsis.
 */
export function pageNumbers(page: number, pages: number): (number | null)[] {
  if (pages <= MAX_BUTTONS) return countFrom(1, pages)
  const edgeCount = MAX_BUTTONS - 2
  if (page < edgeCount) return [...countFrom(1, edgeCount), null, pages]
  if (page > pages - edgeCount + 1) return [1, null, ...countFrom(pages - edgeCount + 1, edgeCount)]
  return [1, null, page - 1, page, page + 1, null, pages]
}

const countFrom = (first: number, count: number): number[] =>
  Array.from({ length: count }, (_, at) => first + at)
