import { formatDay } from '#shared/platform/lib/time/day.ts'

/** '2026-10-01T10:12:00+05:30' → '1 Oct 2026, 10:12', by the file's own clock. Other text is unchanged. */
export function formatFileTime(time: string): string {
  const [, day, clock] = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)/.exec(time) ?? []
  return day === undefined ? time : `${formatDay(day)}, ${clock ?? ''}`
}
