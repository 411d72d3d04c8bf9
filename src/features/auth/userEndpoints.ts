import * as v from 'valibot'
import type { Endpoint } from '#shared/platform/api/endpoint.ts'
import {
  errorRules,
  onNoResponse,
  onOtherError,
  onStatus,
} from '#shared/platform/api/errorRules.ts'
import { env } from '#shared/platform/config/env.ts'
import { PRIVILEGES } from '#shared/platform/store/currentUser.ts'

export const TextSchema = v.pipe(
  v.nullish(v.string(), ''),
  v.transform((text) => text.trim()),
)

/** Some responses wrap their fields in `data`, as an object or a list of one (decisions D26). */
export function unwrap(body: unknown): unknown {
  if (typeof body !== 'object' || body === null || !('data' in body)) return body
  const inner: unknown = Array.isArray(body.data) ? body.data[0] : body.data
  return typeof inner === 'object' && inner !== null ? { ...body, ...inner } : body
}

/** The user of the session cookie. An unknown privilege gives the least rights. */
export const UserDetailsSchema = v.pipe(
  v.unknown(),
  v.transform((body) => unwrap(Array.isArray(body) ? { data: body } : body)),
  v.object({
    privilege: v.fallback(v.picklist(PRIVILEGES), 'User'),
    username: TextSchema,
    emailId: TextSchema,
    clientCode: TextSchema,
  }),
)
export type UserDetails = v.InferOutput<typeof UserDetailsSchema>

/** The second half of signing in: there is no session yet, so a 401 is a failed sign-in too. */
export const userDetails: Endpoint<void, UserDetails> = {
  name: 'userDetails',
  method: 'GET',
  path: () => env().VITE_USER_DETAILS_PATH,
  responseType: 'json',
  schema: UserDetailsSchema,
  errors: errorRules(
    onStatus(500, 'internalError'),
    onStatus(429, 'rateLimitExceeded'),
    onOtherError('loginError'),
    onNoResponse('uploadFailed'),
  ),
}
