import type { MonthKey } from '#shared/kits/facts/documentFacts.ts'
import type { Day } from '#shared/platform/lib/time/day.ts'

/** Days since 1970: to count the days between two. */
export const dayNumberOf = (day: Day): number => Date.parse(day) / 86_400_000

/** Months since the year 0, of a day: to count the months between two. */
export const monthNumberOf = (day: Day): number =>
  Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1

export const monthOfNumber = (number: number): MonthKey =>
  `${String(Math.floor(number / 12)).padStart(4, '0')}-${String((number % 12) + 1).padStart(2, '0')}`

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
