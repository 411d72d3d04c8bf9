import { addDays, type Day } from '#shared/platform/lib/time/day.ts'

/** Days in India, both included; a missing end is ''. */
export type DayRange = { from: Day; to: Day }

export type Preset = { label: string; range: (today: Day) => DayRange }

const lastDays = (count: number): Preset => ({
  label: `Last ${count} days`,
  range: (today) => ({ from: addDays(today, 1 - count), to: today }),
})

export const TODAY: Preset = { label: 'Today', range: (today) => ({ from: today, to: today }) }
export const LAST_7_DAYS = lastDays(7)
export const LAST_30_DAYS = lastDays(30)
