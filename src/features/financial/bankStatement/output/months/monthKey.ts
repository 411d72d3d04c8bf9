import { parseDay } from '#shared/lib/day.ts'

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
  const [year, number] = month.split('-').map(Number)
  const last = (year ?? 0) * 12 + (number ?? 1) - 1
  return Array.from({ length: count }, (_, index) => {
    const at = last - count + 1 + index
    return `${Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`
  })
}
