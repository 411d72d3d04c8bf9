import * as v from 'valibot'

/** What the lists of DAV, UAN and company checks share (kyc §7, §9). */

/** Indian date and time in the format of D33. */
export const WhenSchema = v.pipe(
  v.string(),
  v.regex(
    /^(\d{2})\/(\d{2})\/(\d{4}) (00:00:00|23:59:59)$/,
    'must be dd/mm/yyyy 00:00:00 or 23:59:59',
  ),
)
export const FlagsSchema = v.optional(v.array(v.boolean()))
export const KeySchema = v.optional(v.pipe(v.string(), v.nonEmpty('must not be empty')))
export const PhoneKeySchema = v.optional(v.pipe(v.string(), v.regex(/^\d+$/, 'must be digits')))
export const SubClientIdsSchema = v.pipe(v.array(v.string()), v.nonEmpty('must name a sub-client'))

/** A page of a list, 50 rows each (kyc §9). */
export const PAGE = {
  limit: v.literal(50, 'must be 50'),
  offset: v.pipe(v.number(), v.integer(), v.minValue(0), v.multipleOf(50)),
}
/** The same for a list without long fields. */
export const LIST_PAGE = { ...PAGE, truncateResponse: v.literal(true, 'must be true for a list') }

/** At most one search key (decisions D35). */
export const hasOneKeyAtMost = (filters: object, keys: readonly string[]): boolean =>
  Object.keys(filters).filter((name) => keys.includes(name)).length <= 1
