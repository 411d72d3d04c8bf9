import * as v from 'valibot'
import { validationFault } from './fault.ts'

/** Indian date and time in the format of D33. */
const DATE_TIME = /^(\d{2})\/(\d{2})\/(\d{4}) (00:00:00|23:59:59)$/
export const WhenSchema = v.pipe(
  v.string(),
  v.regex(DATE_TIME, 'must be dd/mm/yyyy 00:00:00 or 23:59:59'),
)
export const FlagsSchema = v.optional(v.array(v.boolean()))
export const KeySchema = v.optional(v.pipe(v.string(), v.nonEmpty('must not be empty')))
export const PhoneKeySchema = v.optional(v.pipe(v.string(), v.regex(/^\d+$/, 'must be digits')))
export const SubClientIdsSchema = v.pipe(v.array(v.string()), v.nonEmpty('must name a sub-client'))

/** A page of a list, 50 rows each (kyc §9). */
export const page = {
  limit: v.literal(50, 'must be 50'),
  offset: v.pipe(v.number(), v.integer(), v.minValue(0), v.multipleOf(50)),
}
/** The same for a list without long fields. */
export const listPage = { ...page, truncateResponse: v.literal(true, 'must be true for a list') }

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
