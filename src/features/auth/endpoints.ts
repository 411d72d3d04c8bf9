import type { Endpoint } from '#shared/api/endpoint.ts'
import { env } from '#shared/config/env.ts'
import { detailHas, detailIs, noResponse, on, otherwise, rules } from '#shared/errors/errorRules.ts'
import {
  DoneSchema,
  LoginSchema,
  SealedMailSchema,
  SignUpSchema,
  UserDetailsSchema,
  type LoginAnswer,
  type UserDetails,
} from './contract.ts'
import { headersThatFit } from '#shared/api/headerText.ts'

export type Credentials = { email: string; password: string }
export type SignUpForm = {
  emailId: string
  username: string
  password: string
  contactNumber: string
}

/** Someone of this account is signed in elsewhere: the caller asks whether to continue in a new session. */
type ActiveSession = 'askActiveSession'
const ACTIVE_SESSION = 'User session already exist'

/** Tells whether an address has an account; the answer is sealed (decisions D3). */
export const validateMail: Endpoint<{ email: string }, string, ActiveSession> = {
  name: 'validateMail',
  method: 'POST',
  path: '/master/V1/validate-mail',
  request: ({ email }) => ({ headers: headersThatFit({ email }) }),
  answer: 'json',
  schema: SealedMailSchema,
  errors: rules(
    on(401, detailIs(ACTIVE_SESSION), 'askActiveSession'),
    // The address behind the quoted text is the deployment's own.
    on(401, detailHas('User is Blocked. Please contact admin'), 'userBlocked'),
    on(500, 'internalError'),
    on(429, 'rateLimitExceeded'),
    otherwise('validateMailError'),
    noResponse('validateMailError'),
  ),
}

export const login: Endpoint<Credentials, LoginAnswer, ActiveSession> = {
  name: 'login',
  method: 'POST',
  path: '/master/V1/login',
  request: ({ email, password }) => ({
    headers: { ...headersThatFit({ email, password }), 'client-code': env().VITE_CLIENT_CODE },
    body: new URLSearchParams({ email, password }),
  }),
  answer: 'json',
  schema: LoginSchema,
  errors: rules(
    on(500, 'internalError'),
    on(401, detailHas('Incorrect email or password.'), 'incorrectPassword'),
    on(401, detailIs(ACTIVE_SESSION), 'askActiveSession'),
    on(401, detailHas('Your account is Blocked.'), 'userBlocked'),
    on(429, 'rateLimitExceeded'),
    otherwise('loginError'),
    noResponse('uploadFailed'),
  ),
}

/** The second half of signing in: no session of ours exists yet, so that a 401 is a failed sign-in too. */
export const userDetails: Endpoint<void, UserDetails> = {
  name: 'userDetails',
  method: 'GET',
  path: () => env().VITE_USER_DETAILS_PATH,
  answer: 'json',
  schema: UserDetailsSchema,
  errors: rules(
    on(500, 'internalError'),
    on(429, 'rateLimitExceeded'),
    otherwise('loginError'),
    noResponse('uploadFailed'),
  ),
}

export const signUp: Endpoint<SignUpForm, 'created' | 'exists'> = {
  name: 'signUp',
  method: 'POST',
  path: '/master/V1/sign-up',
  request: (form) => ({ body: { ...form, privilege: 'User' } }),
  answer: 'none',
  schema: SignUpSchema,
  errors: rules(
    on(500, 'internalError'),
    otherwise('registerUserError'),
    noResponse('registerUserError'),
  ),
}

/** Confirms the address of a sign-up (decisions D29). */
export const verifyMail: Endpoint<{ code: string }, null> = {
  name: 'verifyMail',
  method: 'POST',
  path: '/master/V1/mail-verification',
  request: ({ code }) => ({
    headers: { authentication: code },
    body: { verification_code: code },
  }),
  answer: 'none',
  schema: DoneSchema,
  errors: rules(
    on(500, 'internalError'),
    otherwise('signupEmailVerifyError'),
    noResponse('signupEmailVerifyError'),
  ),
}
