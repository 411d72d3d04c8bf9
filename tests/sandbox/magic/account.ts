import type { Place } from './place.ts'

/** The message of validate-mail for a blocked user, which differs from that of login. */
export const MAIL_BLOCKED = [
  401,
  'User is Blocked. Please contact admin support@lekha.example',
] as const

const ACCOUNT = { group: 'Signing in and the account' } as const

export const ACCOUNT_PLACES = {
  validateMail: {
    ...ACCOUNT,
    name: 'Sign-in, first step',
    location: 'value@ any domain',
    faults: ['rate-limited', 'blocked', 'server-error', 'odd-error', 'no-answer'],
    differs: {
      blocked: {
        answer: MAIL_BLOCKED,
        note: 'Answered 401: User is Blocked',
      },
      'odd-error': { expectedDialog: 'validateMailError' },
      'no-answer': { expectedDialog: 'validateMailError' },
    },
    ownFaults: {
      garbled: { expectedDialog: 'validateMailError', note: 'The sealed answer cannot be opened' },
      'exists-elsewhere': {
        expectedDialog: 'activeSessionError',
        note: 'A session of this user is open elsewhere (lekha.example)',
      },
    },
  },
  login: {
    ...ACCOUNT,
    name: 'Sign-in, second step',
    location: 'value@ any domain, with any password',
    prefix: 'login-',
    faults: ['blocked', 'elsewhere', 'rate-limited', 'server-error', 'odd-error', 'no-answer'],
    differs: {
      'rate-limited': { note: 'Answered 429; five wrong passwords a minute do the same' },
      'odd-error': { expectedDialog: 'loginError' },
    },
  },
  logout: {
    ...ACCOUNT,
    name: 'Log Out',
    location: 'signed in as value@lekha.example',
    prefix: 'logout-',
    faults: ['server-error', 'rate-limited', 'odd-error', 'no-answer', 'unauthorized'],
    differs: {
      'odd-error': { expectedDialog: 'logOutError' },
      'no-answer': { expectedDialog: 'logOutError' },
      unauthorized: { expectedDialog: 'silent, signed out', note: 'Answered 401' },
    },
  },
  signUp: {
    ...ACCOUNT,
    name: 'Sign-up',
    location: 'value@ any domain as work e-mail',
    faults: ['server-error', 'odd-error', 'no-answer'],
    differs: {
      'odd-error': { expectedDialog: 'registerUserError' },
      'no-answer': { expectedDialog: 'registerUserError' },
    },
    ownFaults: {
      'kabir.sethi@kaveri.example': {
        expectedDialog: 'emailAlreadyExists',
        note: 'Any sample account: answered 208',
      },
    },
  },
  forgotPassword: {
    ...ACCOUNT,
    name: 'Forgot password',
    location: 'value@ any domain',
    faults: ['link-sent', 'server-error', 'odd-error', 'no-answer'],
    differs: {
      'odd-error': { expectedDialog: 'checkEmailError' },
      'no-answer': { expectedDialog: 'checkEmailError' },
    },
    ownFaults: {
      nobody: { expectedDialog: 'noEmailError', note: 'Any address without an account' },
    },
  },
  code: {
    ...ACCOUNT,
    name: 'A link with the value as its code',
    location: '/signup/value or /forgotPassword/setPassword/value',
    faults: ['server-error', 'odd-error', 'no-answer'],
    differs: {
      'odd-error': {
        expectedDialog: 'resetPasswordError',
        note: 'Answered 418; on the sign-up link signupEmailVerifyError',
      },
      'no-answer': { expectedDialog: 'resetPasswordError' },
    },
    ownFaults: {
      expired: {
        expectedDialog: 'resetPasswordExpiry',
        note: 'Any code that was never sent, was used or is too old',
      },
    },
  },
  currentPassword: {
    ...ACCOUNT,
    name: 'Change password',
    location: 'the value as current password',
    faults: ['server-error', 'odd-error', 'no-answer', 'unauthorized'],
    differs: { 'odd-error': { expectedDialog: 'changePasswordError' } },
  },
  feedback: {
    ...ACCOUNT,
    name: 'Feedback',
    location: 'the value as additional feedback',
    faults: ['server-error', 'no-answer'],
    differs: {
      'server-error': { note: 'Answered 500; what was written stays' },
      'no-answer': { note: 'The connection breaks; what was written stays' },
    },
  },
} as const satisfies Record<string, Place>
