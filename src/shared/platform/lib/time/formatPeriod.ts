import { formatDay, type Day } from './day.ts'

/** '1 Apr to 30 Jun 2026', '1 Dec 2025 to 28 Feb 2026', '1 to 18 Nov 2026', '18 Nov 2026'. */
export function formatPeriod({ from, to }: { from: Day; to: Day }): string {
  const [day = '', month, year] = formatDay(from).split(' ')
  const [, lastMonth, lastYear] = formatDay(to).split(' ')
  if (from === to) return formatDay(to)
  const start = year !== lastYear ? [day, month, year] : month !== lastMonth ? [day, month] : [day]
  return `${start.join(' ')} to ${formatDay(to)}`
}
