import {
  LAST_30_DAYS,
  LAST_7_DAYS,
  type DayRange,
  type Preset,
} from '#shared/dashboard/dayRange.ts'
import { addDays, addMonths, daysIn, formatDay, isDay, monthOf, type Day } from '#shared/lib/day.ts'

/** How far back a MIS report may begin (decisions D46). */
const MIS_MONTHS = 3
export const misLimits = (today: Day): DayRange => ({
  from: addMonths(today, -MIS_MONTHS),
  to: today,
})

export const LAST_3_MONTHS: Preset = {
  label: `Last ${MIS_MONTHS} months`,
  range: misLimits,
}

/** The ranges that a MIS report is asked for most (look 16d). */
export const MIS_PRESETS: readonly Preset[] = [
  LAST_7_DAYS,
  LAST_30_DAYS,
  { label: 'This month', range: (today) => ({ from: monthOf(today), to: today }) },
  {
    label: 'Last month',
    range: (today) => ({
      from: addMonths(monthOf(today), -1),
      to: addDays(monthOf(today), -1),
    }),
  },
  LAST_3_MONTHS,
]

/** What keeps a range from being asked for, in words; null where nothing does (decisions D46). */
export function misProblem({ from, to }: DayRange, today: Day): string | null {
  if (!isDay(from) || !isDay(to)) return 'Choose both days.'
  if (daysIn(from, to) < 1) return 'The range ends before it begins.'
  if (to > today) return 'The range ends today at the latest.'
  const earliest = misLimits(today).from
  if (from < earliest) return `The range begins on ${formatDay(earliest)} at the earliest.`
  return null
}

/** '20 Aug 2026 – 20 Nov 2026', the year once where it is the same: '20 Aug – 20 Nov 2026'. */
export function shownRange({ from, to }: DayRange): string {
  if (from === to) return formatDay(from)
  const isSameYear = from.slice(0, 4) === to.slice(0, 4)
  const first = formatDay(from)
  return `${isSameYear ? first.slice(0, -5) : first} – ${formatDay(to)}`
}
