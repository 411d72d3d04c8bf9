import type { DayRange } from '#shared/kits/dashboard/dayRange.ts'
import { addDays, addMonths, isDay, type Day } from '#shared/platform/lib/day.ts'
import { timeFormat } from '#shared/platform/lib/timestamp.ts'

const formatTitle = timeFormat('en-IN', { month: 'long', year: 'numeric', timeZone: 'UTC' })

export const monthTitle = (month: Day): string => formatTitle(Date.parse(month))

/** 0 for Monday. */
const weekdayOf = (day: Day): number => (new Date(Date.parse(day)).getUTCDay() + 6) % 7

/** From Monday; null outside the month. */
export function weeksOf(month: Day): (Day | null)[][] {
  const count = Number(addDays(addMonths(month, 1), -1).slice(8))
  const blank = weekdayOf(month)
  return Array.from({ length: Math.ceil((blank + count) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (__, index) => {
      const date = week * 7 + index - blank
      return date < 0 || date >= count ? null : addDays(month, date)
    }),
  )
}

/** A press on a complete range, or on an earlier day, starts a new range. */
export function extendRange({ from, to }: DayRange, day: Day): DayRange {
  const isOpenRange = isDay(from) && to === ''
  return isOpenRange && day >= from ? { from, to: day } : { from: day, to: '' }
}

const KEY_MOVES: Readonly<Record<string, (day: Day) => Day>> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  Home: (day) => addDays(day, -weekdayOf(day)),
  End: (day) => addDays(day, 6 - weekdayOf(day)),
  PageUp: (day) => addMonths(day, -1),
  PageDown: (day) => addMonths(day, 1),
}

export function dayForKey(day: Day, key: string, { from, to }: DayRange): Day | null {
  const moved = KEY_MOVES[key]?.(day)
  if (moved === undefined) return null
  return moved < from ? from : moved > to ? to : moved
}
