import type { Translations } from '../translations.ts'

/** '12 min'; from one hour '2 h 2 min'. */
export const formatDuration = (
  totalMinutes: number,
  { minutes, hours }: Translations['duration'],
): string =>
  totalMinutes < 60
    ? minutes({ minutes: totalMinutes })
    : hours({ hours: Math.floor(totalMinutes / 60), minutes: totalMinutes % 60 })
