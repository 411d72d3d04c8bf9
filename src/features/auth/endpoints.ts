import type { Endpoint } from '#shared/platform/api/endpoint.ts'
import {
  detailIncludes,
  detailEquals,
  onNoResponse,
  onStatus,
  onOtherError,
  errorRules,
} from '#shared/platform/api/errorRules.ts'
import { omitInvalidHeaders } from '#shared/platform/api/httpHeaders.ts'
import { IgnoredResponseSchema } from '#shared/platform/api/schemas/ignoredResponseSchema.ts'
import { env } from '#shared/platform/config/env.ts'
import { LoginSchema, EncryptedMailSchema, SignUpSchema, type LoginResponse } from './contract.ts'

export type Credentials = { email: string; password: string }
export type SignUpForm = {
  emailId: string
  username: string
  password: string
  contactNumber: string
}

/** The caller asks whether to end the account's session elsewhere. */
type ActiveSession = 'askActiveSession'
const ACTIVE_SESSION = 'User session already exist'

/** The response is encrypted (decisions D3). */
export const validateMail: Endpoint<{ email: string }, string, ActiveSession> = {
  name: 'validateMail',
  method: 'POST',
  path: '/master/V1/validate-mail',
  request: ({ email }) => ({ headers: omitInvalidHeaders({ email }) }),
  responseType: 'json',
  schema: EncryptedMailSchema,
  errors: errorRules(
    onStatus(401, detailEquals(ACTIVE_SESSION), 'askActiveSession'),
    // The text after the quoted one differs by deployment.
    onStatus(401, detailIncludes('User is Blocked. Please contact admin'), 'userBlocked'),
    onStatus(500, 'internalError'),
    onStatus(429, 'rateLimitExceeded'),
    onOtherError('validateMailError'),
    onNoResponse('validateMailError'),
  ),
}

export const login: Endpoint<Credentials, LoginResponse, ActiveSession> = {
  name: 'login',
  method: 'POST',
  path: '/master/V1/login',
  request: ({ email, password }) => ({
    headers: { ...omitInvalidHeaders({ email, password }), 'client-code': env().VITE_CLIENT_CODE },
    body: new URLSearchParams({ email, password }),
  }),
  responseType: 'json',
  schema: LoginSchema,
  errors: errorRules(
    onStatus(500, 'internalError'),
    onStatus(401, detailIncludes('Incorrect email or password.'), 'incorrectPassword'),
    onStatus(401, detailEquals(ACTIVE_SESSION), 'askActiveSession'),
    onStatus(401, detailIncludes('Your account is Blocked.'), 'userBlocked'),
    onStatus(429, 'rateLimitExceeded'),
    onOtherError('loginError'),
    onNoResponse('uploadFailed'),
  ),
}

export const signUp: Endpoint<SignUpForm, 'created' | 'exists'> = {
  name: 'signUp',
  method: 'POST',
  path: '/master/V1/sign-up',
  request: (form) => ({ body: { ...form, privilege: 'User' } }),
  responseType: 'none',
  schema: SignUpSchema,
  errors: errorRules(
    onStatus(500, 'internalError'),
    onOtherError('registerUserError'),
    onNoResponse('registerUserError'),
  ),
}

/** Confirms the email of a sign-up (decisions D29). */
export const verifyMail: Endpoint<{ code: string }, null> = {
  name: 'verifyMail',
  method: 'POST',
  path: '/master/V1/mail-verification',
  request: ({ code }) => ({
    headers: { authentication: code },
    body: { verification_code: code },
  }),
  responseType: 'none',
  schema: IgnoredResponseSchema,
  errors: errorRules(
    onStatus(500, 'internalError'),
    onOtherError('signupEmailVerifyError'),
    onNoResponse('signupEmailVerifyError'),
  ),
}
