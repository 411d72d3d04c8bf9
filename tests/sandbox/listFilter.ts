import * as v from 'valibot'
import { validationFault } from './fault.ts'

/** Indian day and second, as D33 writes them. */
const WHEN = /^(\d{2})\/(\d{2})\/(\d{4}) (00:00:00|23:59:59)$/
export const WhenSchema = v.pipe(
  v.string(),
  v.regex(WHEN, 'must be dd/mm/yyyy 00:00:00 or 23:59:59'),
)
export const FlagsSchema = v.optional(v.array(v.boolean()))
export const KeySchema = v.optional(v.pipe(v.string(), v.nonEmpty('must not be empty')))
export const PhoneKeySchema = v.optional(v.pipe(v.string(), v.regex(/^\d+$/, 'must be digits')))
export const SubClientIdsSchema = v.pipe(v.array(v.string()), v.nonEmpty('must name a sub-client'))

/** Which page of a list, 50 rows each (kyc §9). */
export const page = {
  limit: v.literal(50, 'must be 50'),
  offset: v.pipe(v.number(), v.integer(), v.minValue(0), v.multipleOf(50)),
}
/** The same of a list whose rows come without what is long. */
export const many = { ...page, truncateResponse: v.literal(true, 'must be true for a list') }

/** ms of an Indian day's first or last second. @throws Fault 422 for a day that is none */
function timeOf(text: string): number {
  const [, day = '', month = '', year = '', time = ''] = WHEN.exec(text) ?? []
  const at = Date.parse(`${year}-${month}-${day}T${time}+05:30`)
  if (Number.isNaN(at)) throw validationFault('filters', `No such day: ${text}`)
  return at
}

type Days = { createdAfter?: string | undefined; createdBefore?: string | undefined }

/** Whether a moment (ms since 1970) lies in the range, both ends in it. @throws Fault 422 for a day that is none */
export const isWithinDays = (at: number, { createdAfter, createdBefore }: Days): boolean =>
  (createdAfter === undefined || at >= timeOf(createdAfter)) &&
  (createdBefore === undefined || at <= timeOf(createdBefore) + 999)

/** Whether a value is among those that are asked for; none: all are. */
export const isAmong = <Value>(asked: readonly Value[] | undefined, value: Value): boolean =>
  asked === undefined || asked.length === 0 || asked.includes(value)
