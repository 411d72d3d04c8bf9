const MAX_BUTTONS = 7

/** 1 2 3 4 5 … 16, or 1 … 7 8 9 … 16. The count is constant, so that Next stays under the pointer. */
export function pageNumbers(page: number, pages: number): (number | null)[] {
  if (pages <= MAX_BUTTONS) return countFrom(1, pages)
  const edgeCount = MAX_BUTTONS - 2
  if (page < edgeCount) return [...countFrom(1, edgeCount), null, pages]
  if (page > pages - edgeCount + 1) return [1, null, ...countFrom(pages - edgeCount + 1, edgeCount)]
  return [1, null, page - 1, page, page + 1, null, pages]
}

const countFrom = (first: number, count: number): number[] =>
  Array.from({ length: count }, (_, at) => first + at)
