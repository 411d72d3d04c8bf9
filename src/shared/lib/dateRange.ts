import { isDay, type Day } from './day.ts'

/** Two days, both of them in the range; '' where none is chosen. */
export type DayRange = { from: Day; to: Day }

type DayLimits = { min?: Day | undefined; max?: Day | undefined }

/** What is wrong with a range, in words; null for a good one and for an empty one. Days compare as text. */
export function dayRangeError({ from, to }: DayRange, limits: DayLimits = {}): string | null {
  if (from === '' && to === '') return null
  if (to === '') return 'Choose an end date too.'
  if (from === '') return 'Choose a start date too.'
  if (!isDay(from) || !isDay(to)) return 'Enter both dates in full.'
  if (from > to) return 'The end date is before the start date.'
  if (limits.min !== undefined && from < limits.min) return 'The start date is too early.'
  if (limits.max !== undefined && to > limits.max) return 'The end date is too late.'
  return null
}
