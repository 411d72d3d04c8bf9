/** In epoch ms: the end of the year 9999. */
export const TIMESTAMP_MAX = 253_402_300_799_999

/** False for numbers such as 1e300 in a damaged file, for which Intl and toISOString throw. */
const isTimestamp = (ms: number): boolean => Math.abs(ms) <= TIMESTAMP_MAX

/** Empty where `ms` (epoch ms) is not a time. */
export const toIsoTime = (ms: number): string => (isTimestamp(ms) ? new Date(ms).toISOString() : '')

/** Formats epoch ms; returns an empty text where they are not a time. */
export function timeFormat(
  locale: string,
  options: Intl.DateTimeFormatOptions,
): (ms: number) => string {
  // Made for the first time that is shown: it takes a phone 30 ms.
  let format: Intl.DateTimeFormat | undefined
  return (ms) =>
    isTimestamp(ms) ? (format ??= new Intl.DateTimeFormat(locale, options)).format(ms) : ''
}
