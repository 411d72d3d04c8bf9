import { validationFault } from './fault.ts'

/** The format of D33. */
const DATE_TIME = /^(\d{2})\/(\d{2})\/(\d{4}) (00:00:00|23:59:59)$/

/** The first or last second of an Indian day in ms. @throws Fault 422 for an invalid day */
function timeOf(text: string): number {
  const [, day = '', month = '', year = '', time = ''] = DATE_TIME.exec(text) ?? []
  const at = Date.parse(`${year}-${month}-${day}T${time}+05:30`)
  if (Number.isNaN(at)) throw validationFault('filters', `No such day: ${text}`)
  return at
}

type Days = { createdAfter?: string | undefined; createdBefore?: string | undefined }

/** Whether a time (ms since 1970) is in the range, both ends included. @throws Fault 422 for an invalid day */
export const isWithinDays = (at: number, { createdAfter, createdBefore }: Days): boolean =>
  (createdAfter === undefined || at >= timeOf(createdAfter)) &&
  (createdBefore === undefined || at <= timeOf(createdBefore) + 999)

/** Whether a value is requested; no list means all values. */
export const isAmong = <Value>(values: readonly Value[] | undefined, value: Value): boolean =>
  values === undefined || values.length === 0 || values.includes(value)
