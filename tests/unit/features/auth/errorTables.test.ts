import { describe, expect, it } from 'vitest'
import * as signInCalls from '#features/auth/endpoints.ts'
import * as passwordCalls from '#features/auth/password/passwordEndpoints.ts'
import { userDetails } from '#features/auth/userEndpoints.ts'
import type { ApiError } from '#shared/platform/api/apiError.ts'
import { classifyError, type ErrorRules } from '#shared/platform/api/errorRules.ts'

const { login, signUp, validateMail, verifyMail } = signInCalls
const { changePassword, requestReset, setPassword, verifyResetCode } = passwordCalls

const http = (status: number, detail = ''): ApiError => ({ kind: 'http', status, detail })
const network: ApiError = { kind: 'network' }
const timeout: ApiError = { kind: 'timeout' }
const misfit: ApiError = { kind: 'contract', issue: 'x' }

const EXISTS = 'User session already exist'
const BLOCKED = 'User is Blocked. Please contact admin help@bank.example'
const NO_USER = 'Invalid user id. Please enter valid user id'
const LINK_SENT = 'Link already sent to your inbox. If you not received link contact admin.'

type Row = [error: ApiError, outcome: string]
/** The rows of shell §8 in order, then cases that they leave open. */
const RESET: Row[] = [
  [http(400), 'resetPasswordExpiry'],
  [http(401), 'resetPasswordExpiry'],
  [http(500), 'internalError'],
  [http(404), 'resetPasswordError'],
  [network, 'resetPasswordError'],
  [timeout, 'resetPasswordError'],
]
const TABLES: [{ name: string; errors: ErrorRules<'askActiveSession'> }, Row[]][] = [
  [
    login,
    [
      [http(500), 'internalError'],
      [http(500, 'Incorrect email or password.'), 'internalError'],
      [http(401, 'Incorrect email or password.'), 'incorrectPassword'],
      [http(401, 'Sorry. Incorrect email or password. 2 attempts left'), 'incorrectPassword'],
      [http(401, EXISTS), 'askActiveSession'],
      [http(401, `${EXISTS} elsewhere`), 'loginError'],
      [http(401, 'Your account is Blocked.'), 'userBlocked'],
      [http(401, 'Your account is Blocked. Contact your admin.'), 'userBlocked'],
      [http(429), 'rateLimitExceeded'],
      [http(401, 'something else'), 'loginError'],
      [http(403), 'loginError'],
      [http(422), 'loginError'],
      [http(503), 'loginError'],
      [misfit, 'loginError'],
      [network, 'uploadFailed'],
      [timeout, 'uploadFailed'],
    ],
  ],
  [
    userDetails,
    [
      [http(401), 'loginError'],
      [http(500), 'internalError'],
      [http(429), 'rateLimitExceeded'],
      [misfit, 'loginError'],
      [network, 'uploadFailed'],
    ],
  ],
  [
    validateMail,
    [
      [http(401, EXISTS), 'askActiveSession'],
      [http(401, BLOCKED), 'userBlocked'],
      [http(500), 'internalError'],
      [http(429), 'rateLimitExceeded'],
      [http(401, 'other'), 'validateMailError'],
      [http(400), 'validateMailError'],
      [misfit, 'validateMailError'],
      [network, 'validateMailError'],
      [timeout, 'validateMailError'],
    ],
  ],
  [
    requestReset,
    [
      [http(400, NO_USER), 'noEmailError'],
      [http(400, LINK_SENT), 'linkAlreadySent'],
      [http(500), 'internalError'],
      [http(400, 'other'), 'checkEmailError'],
      [http(404, NO_USER), 'checkEmailError'],
      [http(401), 'checkEmailError'],
      [network, 'checkEmailError'],
    ],
  ],
  [verifyResetCode, RESET],
  [setPassword, RESET],
  [
    signUp,
    [
      [http(500), 'internalError'],
      [http(400), 'registerUserError'],
      [http(422), 'registerUserError'],
      [misfit, 'registerUserError'],
      [network, 'registerUserError'],
    ],
  ],
  [
    verifyMail,
    [
      [http(500), 'internalError'],
      [http(400), 'signupEmailVerifyError'],
      [http(401), 'signupEmailVerifyError'],
      [network, 'signupEmailVerifyError'],
    ],
  ],
  [
    changePassword,
    [
      [http(400), 'wrongchangePassword'],
      [http(401), 'notAuthenticated'],
      [http(500), 'internalError'],
      [http(403), 'changePasswordError'],
      [http(429), 'changePasswordError'],
      [network, 'uploadFailed'],
      [timeout, 'uploadFailed'],
    ],
  ],
]

describe.each(TABLES)('$name', ({ errors }, rows) => {
  it.each(rows)('%j shows %s', (error, outcome) => {
    expect(classifyError(errors, error)).toBe(outcome)
  })

  it('shows nothing for an aborted call', () => {
    expect(classifyError(errors, { kind: 'aborted' })).toBeNull()
  })
})

it('has a table for each account call', () => {
  const calls = [userDetails, ...Object.values(signInCalls), ...Object.values(passwordCalls)]
  expect(TABLES.map(([endpoint]) => endpoint.name).sort()).toEqual(
    calls.map((call) => call.name).sort(),
  )
})
