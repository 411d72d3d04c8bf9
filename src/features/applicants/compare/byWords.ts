/** The words of a narration: most of an account differ in their numbers only, which are all 0 here. */
export const wordsOf = (narration: string): string => narration.replaceAll(/\d+/g, '0')

/** The same as `read`, but each text is read once. */
export function readOnce<Value extends string | boolean | object | null>(
  read: (text: string) => Value,
): (text: string) => Value {
  const known = new Map<string, Value>()
  return (text) => {
    const before = known.get(text)
    if (before !== undefined) return before
    const value = read(text)
    known.set(text, value)
    return value
  }
}

/**
 * The first `count` of `items.toSorted((a, b) => numberOf(b) - numberOf(a))`, without sorting all: a party or a month may have
 * thousands.
 */
export function largestOf<Item>(
  items: readonly Item[],
  count: number,
  numberOf: (item: Item) => number,
): Item[] {
  const largest: Item[] = []
  let smallest = -Infinity
  for (const item of items) {
    const number = numberOf(item)
    if (largest.length === count && number <= smallest) continue
    const at = largest.findIndex((other) => numberOf(other) < number)
    largest.splice(at === -1 ? largest.length : at, 0, item)
    if (largest.length > count) largest.pop()
    const last = largest.at(-1)
    if (largest.length === count && last !== undefined) smallest = numberOf(last)
  }
  return largest
}
