import type { Translations } from '../translations.ts'

/** '12 min', from one hour on '2 h 2 min', in the page's language. */
export const formatDuration = (
  totalMinutes: number,
  { minutes, hours }: Translations['duration'],
): string =>
  totalMinutes < 60
    ? minutes({ minutes: totalMinutes })
    : hours({ hours: Math.floor(totalMinutes / 60), minutes: totalMinutes % 60 })
