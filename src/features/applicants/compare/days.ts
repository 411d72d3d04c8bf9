import type { Day } from '#shared/platform/lib/day.ts'

/** Days since 1970: to count the days between two. */
export const dayNumberOf = (day: Day): number => Date.parse(day) / 86_400_000

/** The position of the first item whose number is the given one or more; the items are in this order. */
export function firstFrom<Item>(
  items: readonly Item[],
  number: number,
  numberOf: (item: Item) => number,
): number {
  let [low, high] = [0, items.length]
  while (low < high) {
    const middle = Math.floor((low + high) / 2)
    const item = items[middle]
    if (item !== undefined && numberOf(item) < number) low = middle + 1
    else high = middle
  }
  return low
}
