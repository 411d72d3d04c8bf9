import type { Endpoint } from '#shared/platform/api/endpoint.ts'
import {
  detailEquals,
  onNoResponse,
  onStatus,
  onOtherError,
  errorRules,
  type ErrorRules,
} from '#shared/platform/api/errorRules.ts'
import { IgnoredResponseSchema } from '#shared/platform/api/schemas/ignoredResponseSchema.ts'

export const requestReset: Endpoint<{ email: string }, null> = {
  name: 'requestReset',
  method: 'POST',
  path: '/master/V1/set-password',
  request: ({ email }) => ({ query: { email_id: email } }),
  responseType: 'none',
  schema: IgnoredResponseSchema,
  errors: errorRules(
    onStatus(400, detailEquals('Invalid user id. Please enter valid user id'), 'noEmailError'),
    onStatus(
      400,
      detailEquals('Link already sent to your inbox. If you not received link contact admin.'),
      'linkAlreadySent',
    ),
    onStatus(500, 'internalError'),
    onOtherError('checkEmailError'),
    onNoResponse('checkEmailError'),
  ),
}

const resetErrors: ErrorRules = errorRules(
  onStatus([400, 401], 'resetPasswordExpiry'),
  onStatus(500, 'internalError'),
  onOtherError('resetPasswordError'),
  onNoResponse('resetPasswordError'),
)

/** Checks a reset link (decisions D4). The code travels in a header, never in a body or query. */
export const verifyResetCode: Endpoint<{ code: string }, null> = {
  name: 'verifyResetCode',
  method: 'POST',
  path: '/master/V1/verify/access-token',
  request: ({ code }) => ({ headers: { authentication: code } }),
  responseType: 'none',
  schema: IgnoredResponseSchema,
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
  responseType: 'none',
  schema: IgnoredResponseSchema,
  errors: resetErrors,
}

export const changePassword: Endpoint<{ current: string; next: string }, null> = {
  name: 'changePassword',
  method: 'PUT',
  path: '/master/V1/user-management/change-password',
  request: ({ current, next }) => ({ body: { current_password: current, new_password: next } }),
  responseType: 'none',
  schema: IgnoredResponseSchema,
  errors: errorRules(
    onStatus(400, 'wrongchangePassword'),
    onStatus(401, 'notAuthenticated'),
    onStatus(500, 'internalError'),
    onOtherError('changePasswordError'),
    onNoResponse('uploadFailed'),
  ),
}
