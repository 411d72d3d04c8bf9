const COLLATOR = new Intl.Collator('en-IN', { numeric: true, sensitivity: 'base' })

/** Numbers by size, texts as a person sorts them (case aside, 'Unit 9' before 'Unit 10'). */
export function compareValues(a: unknown, b: unknown): number {
  return typeof a === 'number' && typeof b === 'number'
    ? a - b
    : COLLATOR.compare(String(a), String(b))
}

/**
 * Indexes of the rows in their new order. Rows without a value come last either way; equal ones stay as they came.
 * Each value is read once: 50,000 rows cost as much as comparing their texts, and nothing beside it.
 */
export function sortedOrder<Row>(
  rows: readonly Row[],
  sortBy: (row: Row) => string | number | null,
  descending: boolean,
): readonly number[] {
  const values = rows.map(sortBy)
  const order = values.map((_, index) => index)
  const there = order.filter((index) => values[index] !== null)
  const missing = order.filter((index) => values[index] === null)
  const sign = descending ? -1 : 1
  there.sort((a, b) => sign * compareValues(values[a], values[b]))
  return [...there, ...missing]
}
