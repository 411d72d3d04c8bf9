import clock from 'bootstrap-icons/icons/clock.svg?raw'
import cloudSlash from 'bootstrap-icons/icons/cloud-slash.svg?raw'
import hourglass from 'bootstrap-icons/icons/hourglass-split.svg?raw'
import key from 'bootstrap-icons/icons/key.svg?raw'
import pencil from 'bootstrap-icons/icons/pencil-square.svg?raw'
import personLock from 'bootstrap-icons/icons/person-lock.svg?raw'
import { IDLE_LOGOUT_MS } from '#shared/config/constants.ts'
import type { ErrorName } from '../errorNames.ts'
import { failure, question, warning, type ErrorRow } from '../errorRow.ts'

const IDLE_MINUTES = IDLE_LOGOUT_MS / 60_000

const sessionTimedOut = warning({
  title: 'Session Timedout',
  descriptionFirst: 'You are no longer signed in, so the last step was not carried out.',
  descriptionSecond: 'Sign in again to go on.',
  icon: clock,
  noSupport: true,
  btnText: 'Login',
  routeTo: '/',
})

/** Sign-in, the session, the server itself (shell §4, §8), and a page that is left too early. */
export const SESSION_ROWS = {
  internalError: failure({
    title: 'Something went wrong on the server',
    descriptionFirst: 'The server could not finish this request. It is not your fault.',
    descriptionSecond: 'Try again in a moment. If it happens again, contact support.',
  }),
  incorrectPassword: failure({
    title: 'Wrong email or password',
    descriptionFirst: 'Incorrect email or password.',
    descriptionSecond: 'Check both and try again, or set a new password with Forgot Password.',
    icon: key,
    noSupport: true,
  }),
  activeSessionError: question({
    title: 'You are signed in elsewhere',
    descriptionFirst: 'Active sessions exist, Do you want to continue to a new session?',
    descriptionSecond: 'Continue ends the other session; you then sign in again.',
    icon: personLock,
    btnText: 'Continue',
    btnSecondText: 'Cancel',
  }),
  userBlocked: failure({
    title: 'Account blocked',
    descriptionFirst: 'Your account is blocked, so you cannot sign in.',
    descriptionSecond: 'Ask your administrator or support to unblock it.',
    icon: personLock,
  }),
  rateLimitExceeded: warning({
    title: 'Please wait a minute',
    descriptionFirst: 'Too many attempts. Please try again after 1 minute.',
    icon: hourglass,
  }),
  loginError: failure({
    title: 'Sign-in failed',
    descriptionFirst: 'You could not be signed in.',
    descriptionSecond: 'Try again. If it happens again, contact support.',
  }),
  uploadFailed: failure({
    title: 'Unable to connect to the server!',
    descriptionFirst: 'The server did not answer, so this step may not have been carried out.',
    descriptionSecond: 'Check your internet connection, then try again.',
    icon: cloudSlash,
  }),
  confirmLogOut: question({
    title: 'Log out all the same?',
    descriptionFirst:
      'Logging out takes the jobs of this browser away, and their results with them.',
    icon: hourglass,
    btnText: 'Log Out',
    btnSecondText: 'Stay',
    btnColor: 'danger-line',
  }),
  logOutError: failure({
    title: 'Log out failed',
    descriptionFirst: 'The server did not end your session. You are still signed in.',
    descriptionSecond: 'Try again. On a shared computer, close the browser as well.',
  }),
  validateMailError: failure({
    title: 'Email could not be checked',
    descriptionFirst: 'We could not find out whether this email address is registered.',
    descriptionSecond: 'Try again. If it happens again, contact support.',
  }),
  notAuthenticated: sessionTimedOut,
  filePagenotAuthenticatedsError: sessionTimedOut,
  idleWarning: warning({
    title: 'Are you still there?',
    descriptionFirst: 'You have been idle for too long. Continue?',
    descriptionSecond: `Without an answer you are logged out after ${IDLE_MINUTES} idle minutes.`,
    icon: clock,
    noSupport: true,
    btnText: 'Continue',
  }),
  refreshError: warning({
    title: 'This page is out of date',
    descriptionFirst: 'A part of the page could not be loaded. Running analyses go on.',
    descriptionSecond: 'Reload the page to go on. What you typed here is not kept.',
    noReload: false,
    btnText: 'Reload page',
    btnSecondText: 'Not now',
    safe: 'second',
  }),
  unsavedChanges: question({
    title: 'Leave without saving?',
    descriptionFirst: 'The changes that you made in this form are not saved yet.',
    descriptionSecond: 'If you leave now they are lost. What was saved before stays as it is.',
    icon: pencil,
    tone: 'warning',
    btnText: 'Discard changes',
    btnSecondText: 'Keep editing',
    btnColor: 'danger-line',
  }),
  stillSaving: question({
    title: 'Leave while it is being saved?',
    descriptionFirst: 'Your changes are on their way to the server. Saving goes on if you leave.',
    descriptionSecond: 'If it fails after you have left, what you typed is lost.',
    icon: pencil,
    tone: 'warning',
    btnText: 'Leave',
    btnSecondText: 'Stay',
    btnColor: 'danger-line',
  }),
} as const satisfies Partial<Record<ErrorName, ErrorRow>>
