import type { Place } from './place.ts'

/** What validate-mail says of a blocked user, where sign-in has other words. */
export const MAIL_BLOCKED = [
  401,
  'User is Blocked. Please contact admin support@lekha.example',
] as const

const ACCOUNT = { group: 'Signing in and the account' } as const

export const ACCOUNT_PLACES = {
  validateMail: {
    ...ACCOUNT,
    name: 'Sign-in, first step',
    where: 'value@ any domain',
    faults: ['rate-limited', 'blocked', 'server-error', 'odd-error', 'no-answer'],
    differs: {
      blocked: {
        answer: MAIL_BLOCKED,
        note: 'Answered 401: User is Blocked',
      },
      'odd-error': { reaches: 'validateMailError' },
      'no-answer': { reaches: 'validateMailError' },
    },
    own: {
      garbled: { reaches: 'validateMailError', note: 'The sealed answer cannot be opened' },
      'exists-elsewhere': {
        reaches: 'activeSessionError',
        note: 'A session of this user is open elsewhere (lekha.example)',
      },
    },
  },
  login: {
    ...ACCOUNT,
    name: 'Sign-in, second step',
    where: 'value@ any domain, with any password',
    prefix: 'login-',
    faults: ['blocked', 'elsewhere', 'rate-limited', 'server-error', 'odd-error', 'no-answer'],
    differs: {
      'rate-limited': { note: 'Answered 429; five wrong passwords a minute do the same' },
      'odd-error': { reaches: 'loginError' },
    },
  },
  logout: {
    ...ACCOUNT,
    name: 'Log Out',
    where: 'signed in as value@lekha.example',
    prefix: 'logout-',
    faults: ['server-error', 'rate-limited', 'odd-error', 'no-answer', 'unauthorized'],
    differs: {
      'odd-error': { reaches: 'logOutError' },
      'no-answer': { reaches: 'logOutError' },
      unauthorized: { reaches: 'silent, signed out', note: 'Answered 401' },
    },
  },
  signUp: {
    ...ACCOUNT,
    name: 'Sign-up',
    where: 'value@ any domain as work e-mail',
    faults: ['server-error', 'odd-error', 'no-answer'],
    differs: {
      'odd-error': { reaches: 'registerUserError' },
      'no-answer': { reaches: 'registerUserError' },
    },
    own: {
      'kabir.sethi@kaveri.example': {
        reaches: 'emailAlreadyExists',
        note: 'Any sample account: answered 208',
      },
    },
  },
  forgotPassword: {
    ...ACCOUNT,
    name: 'Forgot password',
    where: 'value@ any domain',
    faults: ['link-sent', 'server-error', 'odd-error', 'no-answer'],
    differs: {
      'odd-error': { reaches: 'checkEmailError' },
      'no-answer': { reaches: 'checkEmailError' },
    },
    own: {
      nobody: { reaches: 'noEmailError', note: 'Any address without an account' },
    },
  },
  code: {
    ...ACCOUNT,
    name: 'A link with the value as its code',
    where: '/signup/value or /forgotPassword/setPassword/value',
    faults: ['server-error', 'odd-error', 'no-answer'],
    differs: {
      'odd-error': {
        reaches: 'resetPasswordError',
        note: 'Answered 418; on the sign-up link signupEmailVerifyError',
      },
      'no-answer': { reaches: 'resetPasswordError' },
    },
    own: {
      expired: {
        reaches: 'resetPasswordExpiry',
        note: 'Any code that was never sent, was used or is too old',
      },
    },
  },
  currentPassword: {
    ...ACCOUNT,
    name: 'Change password',
    where: 'the value as current password',
    faults: ['server-error', 'odd-error', 'no-answer', 'unauthorized'],
    differs: { 'odd-error': { reaches: 'changePasswordError' } },
  },
  feedback: {
    ...ACCOUNT,
    name: 'Feedback',
    where: 'the value as additional feedback',
    faults: ['server-error', 'no-answer'],
    differs: {
      'server-error': { note: 'Answered 500; what was written stays' },
      'no-answer': { note: 'The connection breaks; what was written stays' },
    },
  },
} as const satisfies Record<string, Place>
