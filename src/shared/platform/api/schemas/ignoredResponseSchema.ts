import * as v from 'valibot'

/** For a call whose success is all that matters: its body is not used, or not specified. */
export const IgnoredResponseSchema = v.pipe(
  v.unknown(),
  v.transform(() => null),
)

/** A 204, or a success without a body. */
export const isEmptyBody = (value: unknown): boolean => (value ?? '') === ''
