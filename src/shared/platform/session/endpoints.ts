import * as v from 'valibot'
import type { Endpoint } from '#shared/platform/api/endpoint.ts'
import {
  onNoResponse,
  onStatus,
  onOtherError,
  errorRules,
} from '#shared/platform/api/errorRules.ts'
import { omitInvalidHeaders } from '#shared/platform/api/httpHeaders.ts'
import { env } from '#shared/platform/config/env.ts'
import { SubscriptionSchema, type SubscriptionResponse } from './contract.ts'

/** Checks the session on the server: only a 200 means valid. */
export const sessionCheck: Endpoint<void, { status: 200 }> = {
  name: 'sessionCheck',
  method: 'POST',
  path: () => env().VITE_SESSION_CHECK_PATH,
  responseType: 'none',
  schema: v.object({ status: v.literal(200) }),
  errors: errorRules(),
}

/** A 401 is silent, because the session is already over (shell §7, §8). */
export const logOutCall: Endpoint<{ email: string }, { status: number }, 'alreadyOut'> = {
  name: 'logOut',
  method: 'POST',
  path: '/master/V1/logout',
  request: ({ email }) => ({ headers: omitInvalidHeaders({ email }) }),
  responseType: 'none',
  schema: v.object({ status: v.number() }),
  errors: errorRules(
    onStatus(500, 'internalError'),
    onStatus(401, 'alreadyOut'),
    onStatus(429, 'rateLimitExceeded'),
    onOtherError('logOutError'),
    onNoResponse('logOutError'),
  ),
}

export const subscriptionDetails: Endpoint<void, SubscriptionResponse> = {
  name: 'subscriptionDetails',
  method: 'GET',
  path: '/master/V1/user-management/subscription-details',
  responseType: 'json',
  schema: SubscriptionSchema,
  errors: errorRules(),
}
