import { addMonths, parseDay } from '#shared/lib/day.ts'

/** A month as 'yyyy-mm'. */
export type MonthKey = string

/** The month that a label names: 'Apr 2026', 'April-26', '04/2026', '2026-04'. Null where it names none. */
export function monthOf(label: string): MonthKey | null {
  const bare = label.trim().replaceAll(/[’']/g, ' ')
  const day =
    parseDay(`${bare}-01`) ??
    parseDay(`1 ${bare}`) ??
    parseDay(`1 ${bare.replace(/\b(\d\d)$/, '20$1')}`)
  return day?.slice(0, 7) ?? null
}

/** A month and those before it, `count` in all, the oldest first: '2026-01', 3 → '2025-11', '2025-12', '2026-01'. */
export function monthsUpTo(month: MonthKey, count: number): MonthKey[] {
  return Array.from({ length: count }, (_, index) =>
    addMonths(`${month}-01`, index + 1 - count).slice(0, 7),
  )
}
