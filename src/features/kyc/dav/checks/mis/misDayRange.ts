import {
  LAST_30_DAYS,
  LAST_7_DAYS,
  type DayRange,
  type Preset,
} from '#shared/kits/dashboard/filter/dayRange.ts'
import {
  addDays,
  addMonths,
  formatDay,
  isDay,
  startOfMonth,
  type Day,
} from '#shared/platform/lib/time/day.ts'

/** decisions D46 */
const MIS_MONTHS = 3
export const misLimits = (today: Day): DayRange => ({
  from: addMonths(today, -MIS_MONTHS),
  to: today,
})

export const LAST_3_MONTHS: Preset = {
  label: `Last ${MIS_MONTHS} months`,
  range: misLimits,
}

export const MIS_PRESETS: readonly Preset[] = [
  LAST_7_DAYS,
  LAST_30_DAYS,
  { label: 'This month', range: (today) => ({ from: startOfMonth(today), to: today }) },
  {
    label: 'Last month',
    range: (today) => ({
      from: addMonths(startOfMonth(today), -1),
      to: addDays(startOfMonth(today), -1),
    }),
  },
  LAST_3_MONTHS,
]

export function validateMisRange({ from, to }: DayRange, today: Day): string | null {
  if (!isDay(from)) return isDay(to) ? 'Enter the start date.' : 'Enter both dates.'
  if (!isDay(to)) return 'Enter the end date.'
  if (to < from) return 'The end date is before the start date.'
  if (to > today) return 'The end date cannot be after today.'
  const earliest = misLimits(today).from
  if (from < earliest) return `The start date cannot be before ${formatDay(earliest)}.`
  return null
}

/** '20 Aug 2026 – 20 Nov 2026', or '20 Aug – 20 Nov 2026' within one year. */
export function formatDayRange({ from, to }: DayRange): string {
  if (from === to) return formatDay(from)
  const isSameYear = from.slice(0, 4) === to.slice(0, 4)
  const first = formatDay(from)
  return `${isSameYear ? first.slice(0, -5) : first} – ${formatDay(to)}`
}
