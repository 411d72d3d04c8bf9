import type { Endpoint } from '#shared/api/endpoint.ts'
import {
  detailIs,
  noResponse,
  on,
  otherwise,
  rules,
  type ErrorRules,
} from '#shared/errors/errorRules.ts'
import { DoneSchema } from './contract.ts'

export const requestReset: Endpoint<{ email: string }, null> = {
  name: 'requestReset',
  method: 'POST',
  path: '/master/V1/set-password',
  request: ({ email }) => ({ query: { email_id: email } }),
  answer: 'none',
  schema: DoneSchema,
  errors: rules(
    on(400, detailIs('Invalid user id. Please enter valid user id'), 'noEmailError'),
    on(
      400,
      detailIs('Link already sent to your inbox. If you not received link contact admin.'),
      'linkAlreadySent',
    ),
    on(500, 'internalError'),
    otherwise('checkEmailError'),
    noResponse('checkEmailError'),
  ),
}

const resetErrors: ErrorRules = rules(
  on([400, 401], 'resetPasswordExpiry'),
  on(500, 'internalError'),
  otherwise('resetPasswordError'),
  noResponse('resetPasswordError'),
)

/** Whether a reset link still holds (decisions D4). The code travels in the header, never in a body or query. */
export const verifyResetCode: Endpoint<{ code: string }, null> = {
  name: 'verifyResetCode',
  method: 'POST',
  path: '/master/V1/verify/access-token',
  request: ({ code }) => ({ headers: { authentication: code } }),
  answer: 'none',
  schema: DoneSchema,
  errors: resetErrors,
}

export const setPassword: Endpoint<{ code: string; password: string }, null> = {
  name: 'setPassword',
  method: 'PUT',
  path: '/master/V1/set-password',
  request: ({ code, password }) => ({
    headers: { authentication: code },
    body: { new_password: password },
  }),
  answer: 'none',
  schema: DoneSchema,
  errors: resetErrors,
}

export const changePassword: Endpoint<{ current: string; next: string }, null> = {
  name: 'changePassword',
  method: 'PUT',
  path: '/master/V1/user-management/change-password',
  request: ({ current, next }) => ({ body: { current_password: current, new_password: next } }),
  answer: 'none',
  schema: DoneSchema,
  errors: rules(
    on(400, 'wrongchangePassword'),
    on(401, 'notAuthenticated'),
    on(500, 'internalError'),
    otherwise('changePasswordError'),
    noResponse('uploadFailed'),
  ),
}
