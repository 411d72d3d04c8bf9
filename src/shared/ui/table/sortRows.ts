const COLLATOR = new Intl.Collator('en-IN', { numeric: true, sensitivity: 'base' })

/** Numbers by value, texts in natural order (ignoring case, 'Unit 9' before 'Unit 10'). */
export function compareValues(a: unknown, b: unknown): number {
  return typeof a === 'number' && typeof b === 'number'
    ? a - b
    : COLLATOR.compare(String(a), String(b))
}

/**
 * Row indexes in the new order. Rows without a value come last in both directions; equal ones keep their order. Each
 * value is read once, so 50,000 rows cost only the comparisons.
 */
export function sortedIndexes<Row>(
  rows: readonly Row[],
  sortBy: (row: Row) => string | number | null,
  descending: boolean,
): readonly number[] {
  const values = rows.map(sortBy)
  const order = values.map((_, index) => index)
  const withValue = order.filter((index) => values[index] !== null)
  const missing = order.filter((index) => values[index] === null)
  const sign = descending ? -1 : 1
  withValue.sort((a, b) => sign * compareValues(values[a], values[b]))
  return [...withValue, ...missing]
}
