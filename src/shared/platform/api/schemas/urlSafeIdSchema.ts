import * as v from 'valibot'
import { isWellFormed } from '#shared/platform/lib/text/wellFormed.ts'

/** An id with lone surrogates cannot be encoded in a URL. */
export const UrlSafeIdSchema = v.pipe(v.string(), v.minLength(1), v.check(isWellFormed))
