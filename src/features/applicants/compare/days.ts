import type { MonthKey } from '#shared/kits/facts/documentFacts.ts'
import type { Day } from '#shared/platform/lib/time/day.ts'

/** Days since 1970: to count the days between two. */
export const dayNumberOf = (day: Day): number => Date.parse(day) / 86_400_000

/** Months since the year 0, of a day: to count the months between two. */
export const monthNumberOf = (day: Day): number =>
  Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1

export function monthOfNumber(number: number): MonthKey {
  const known = MONTHS.get(number)
  if (known !== undefined) return known
  const month = `${String(Math.floor(number / 12)).padStart(4, '0')}-${String((number % 12) + 1).padStart(2, '0')}`
  MONTHS.set(number, month)
  return month
}
const MONTHS = new Map<number, MonthKey>()

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

/** Items by a day: those of a few days are found without looking at all. */
export function createDayIndex<Item>() {
  const entries: { day: number; item: Item }[] = []
  const firstOn = (day: number) => firstFrom(entries, day, (entry) => entry.day)
  return {
    add: (day: number, item: Item): void => {
      entries.splice(firstOn(day + 1), 0, { day, item })
    },
    remove: (day: number, item: Item): void => {
      for (let at = firstOn(day); entries[at]?.day === day; at += 1)
        if (entries[at]?.item === item) entries.splice(at, 1)
    },
    /** Both ends included. */
    between(from: number, to: number): Item[] {
      const items: Item[] = []
      for (let at = firstOn(from); ; at += 1) {
        const entry = entries[at]
        if (entry === undefined || entry.day > to) return items
        items.push(entry.item)
      }
    },
  }
}
