import * as v from 'valibot'
import { isWellFormed } from '#shared/lib/wellFormed.ts'

/** An id that goes back to the server in an address. One that no address can carry asks for nothing, and is none. */
export const WireIdSchema = v.pipe(v.string(), v.minLength(1), v.check(isWellFormed))
