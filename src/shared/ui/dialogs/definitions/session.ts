import clock from 'bootstrap-icons/icons/clock.svg?raw'
import cloudSlash from 'bootstrap-icons/icons/cloud-slash.svg?raw'
import hourglass from 'bootstrap-icons/icons/hourglass-split.svg?raw'
import key from 'bootstrap-icons/icons/key.svg?raw'
import pencil from 'bootstrap-icons/icons/pencil-square.svg?raw'
import personLock from 'bootstrap-icons/icons/person-lock.svg?raw'
import { IDLE_LOGOUT_MS } from '#shared/platform/config/constants.ts'
import type { DialogName } from '#shared/platform/store/dialogNames.ts'
import {
  defineErrorDialog,
  defineConfirmDialog,
  defineWarningDialog,
  type DialogDefinition,
} from '../dialogDefinition.ts'

const IDLE_MINUTES = IDLE_LOGOUT_MS / 60_000

const sessionTimedOut = defineWarningDialog({
  title: 'Session Timedout',
  descriptionFirst: 'You are no longer signed in, so your last action was not completed.',
  descriptionSecond: 'Sign in again to continue.',
  icon: clock,
  noSupport: true,
  btnText: 'Login',
  routeTo: '/',
})

export const SESSION_DIALOGS = {
  internalError: defineErrorDialog({
    title: 'Something went wrong on the server',
    descriptionFirst: 'The server could not complete this request. You did nothing wrong.',
    descriptionSecond: 'Try again in a moment. If it happens again, contact support.',
  }),
  incorrectPassword: defineErrorDialog({
    title: 'Wrong email or password',
    descriptionFirst: 'Incorrect email or password.',
    descriptionSecond: 'Check both and try again, or set a new password with Forgot Password.',
    icon: key,
    noSupport: true,
  }),
  activeSessionError: defineConfirmDialog({
    title: 'You are signed in elsewhere',
    descriptionFirst: 'Active sessions exist, Do you want to continue to a new session?',
    descriptionSecond: 'Continue ends the other session; you then sign in again.',
    icon: personLock,
    btnText: 'Continue',
    btnSecondText: 'Cancel',
  }),
  userBlocked: defineErrorDialog({
    title: 'Account blocked',
    descriptionFirst: 'Your account is blocked, so you cannot sign in.',
    descriptionSecond: 'Ask your administrator or support to unblock it.',
    icon: personLock,
  }),
  rateLimitExceeded: defineWarningDialog({
    title: 'Please wait a minute',
    descriptionFirst: 'Too many attempts. Please try again after 1 minute.',
    icon: hourglass,
  }),
  loginError: defineErrorDialog({
    title: 'Sign-in failed',
    descriptionFirst: 'You could not be signed in.',
    descriptionSecond: 'Try again. If it happens again, contact support.',
  }),
  uploadFailed: defineErrorDialog({
    title: 'Unable to connect to the server!',
    descriptionFirst: 'The server did not answer, so your last action may not have been completed.',
    descriptionSecond: 'Check your internet connection, then try again.',
    icon: cloudSlash,
  }),
  // Its detail names what a repeat would do twice.
  confirmSendAgain: defineConfirmDialog({
    title: 'Send it again?',
    descriptionFirst: 'The last time, the service did not confirm it.',
    descriptionSecond: 'It may have arrived.',
    icon: cloudSlash,
    tone: 'warning',
    btnText: 'Send again',
    btnSecondText: 'Cancel',
  }),
  confirmLogOut: defineConfirmDialog({
    title: 'Log out anyway?',
    descriptionFirst: 'Logging out deletes the jobs in this browser, including their results.',
    icon: hourglass,
    btnText: 'Log Out',
    btnSecondText: 'Stay',
    btnColor: 'danger-line',
  }),
  logOutError: defineErrorDialog({
    title: 'Log out failed',
    descriptionFirst: 'The server did not end your session. You are still signed in.',
    descriptionSecond: 'Try again. On a shared computer, also close the browser.',
  }),
  validateMailError: defineErrorDialog({
    title: 'Email could not be checked',
    descriptionFirst: 'We could not find out whether this email address is registered.',
    descriptionSecond: 'Try again. If it happens again, contact support.',
  }),
  notAuthenticated: sessionTimedOut,
  filePagenotAuthenticatedsError: sessionTimedOut,
  idleWarning: defineWarningDialog({
    title: 'Are you still there?',
    descriptionFirst: 'You have been idle for too long. Continue?',
    descriptionSecond: `If you do not answer, you are logged out after ${IDLE_MINUTES} idle minutes.`,
    icon: clock,
    noSupport: true,
    btnText: 'Continue',
  }),
  refreshError: defineWarningDialog({
    title: 'This page is out of date',
    descriptionFirst: 'A part of the page could not be loaded. Running analyses continue.',
    descriptionSecond: 'Reload the page to continue. What you typed here will be lost.',
    noReload: false,
    btnText: 'Reload page',
    btnSecondText: 'Not now',
    safeAnswer: 'second',
  }),
  unsavedChanges: defineConfirmDialog({
    title: 'Leave without saving?',
    descriptionFirst: 'Your changes in this form are not saved yet.',
    descriptionSecond: 'If you leave now, they are lost. What was saved before is not affected.',
    icon: pencil,
    tone: 'warning',
    btnText: 'Discard changes',
    btnSecondText: 'Keep editing',
    btnColor: 'danger-line',
  }),
  stillSaving: defineConfirmDialog({
    title: 'Leave while saving?',
    descriptionFirst: 'Your changes are being saved. Saving continues if you leave.',
    descriptionSecond: 'If saving fails after you leave, what you typed is lost.',
    icon: pencil,
    tone: 'warning',
    btnText: 'Leave',
    btnSecondText: 'Stay',
    btnColor: 'danger-line',
  }),
} as const satisfies Partial<Record<DialogName, DialogDefinition>>
