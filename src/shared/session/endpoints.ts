import * as v from 'valibot'
import type { Endpoint } from '#shared/api/endpoint.ts'
import { headersThatFit } from '#shared/api/headerText.ts'
import { noResponse, on, otherwise, rules } from '#shared/errors/errorRules.ts'
import { env } from '#shared/config/env.ts'
import { SubscriptionSchema, type SubscriptionAnswer } from './contract.ts'

/** The server's word on the session (decisions, Environment): 200 means valid, and nothing else does. */
export const sessionCheck: Endpoint<void, { status: 200 }> = {
  name: 'sessionCheck',
  method: 'POST',
  path: () => env().VITE_SESSION_CHECK_PATH,
  answer: 'none',
  schema: v.object({ status: v.literal(200) }),
  errors: rules(),
}

/** shell §7, §8: a 401 is silent, for the session is gone already. */
export const logOutCall: Endpoint<{ email: string }, { status: number }, 'alreadyOut'> = {
  name: 'logOut',
  method: 'POST',
  path: '/master/V1/logout',
  request: ({ email }) => ({ headers: headersThatFit({ email }) }),
  answer: 'none',
  schema: v.object({ status: v.number() }),
  errors: rules(
    on(500, 'internalError'),
    on(401, 'alreadyOut'),
    on(429, 'rateLimitExceeded'),
    otherwise('logOutError'),
    noResponse('logOutError'),
  ),
}

export const subscriptionDetails: Endpoint<void, SubscriptionAnswer> = {
  name: 'subscriptionDetails',
  method: 'GET',
  path: '/master/V1/user-management/subscription-details',
  answer: 'json',
  schema: SubscriptionSchema,
  errors: rules(),
}
