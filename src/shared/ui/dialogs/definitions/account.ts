import clock from 'bootstrap-icons/icons/clock.svg?raw'
import envelopeCheck from 'bootstrap-icons/icons/envelope-check.svg?raw'
import key from 'bootstrap-icons/icons/key.svg?raw'
import personCheck from 'bootstrap-icons/icons/person-check.svg?raw'
import star from 'bootstrap-icons/icons/star.svg?raw'
import type { DialogName } from '#shared/platform/store/dialogNames.ts'
import {
  defineErrorDialog,
  defineInfoDialog,
  defineSuccessDialog,
  defineWarningDialog,
  type DialogDefinition,
} from '../dialogDefinition.ts'

/** Sign-up, passwords and feedback (shell §4, §8). */
export const ACCOUNT_DIALOGS = {
  noEmailError: defineErrorDialog({
    title: 'Email not registered',
    descriptionFirst: 'There is no account with this email address, so no link was sent.',
    descriptionSecond: 'Check the spelling, or sign up.',
    noSupport: true,
  }),
  linkAlreadySent: defineInfoDialog({
    title: 'Link already sent',
    descriptionFirst: 'A reset link is already in your inbox. It may be in the spam folder.',
    descriptionSecond: 'If you did not receive it, contact your administrator.',
    icon: envelopeCheck,
    noSupport: false,
  }),
  checkEmailError: defineErrorDialog({
    title: 'Reset link not sent',
    descriptionFirst: 'The reset link could not be sent. Your password is unchanged.',
    descriptionSecond: 'Try again. If it happens again, contact support.',
  }),
  resetPasswordExpiry: defineWarningDialog({
    title: 'This link has expired',
    descriptionFirst: 'The link has expired or was already used. Your password is unchanged.',
    descriptionSecond: 'Ask for a new link and open it from your inbox.',
    icon: clock,
    btnText: 'Get a new link',
    routeTo: '/forgotPassword',
  }),
  resetPasswordError: defineErrorDialog({
    title: 'Password not set',
    descriptionFirst: 'The new password could not be saved. The old one still works.',
    descriptionSecond: 'Try again. If it happens again, ask for a new link.',
  }),
  registerUserError: defineErrorDialog({
    title: 'Sign-up failed',
    descriptionFirst: 'Your account was not created. What you typed is kept.',
    descriptionSecond: 'Check the fields and try again, or contact support.',
  }),
  signupEmailVerifyError: defineErrorDialog({
    title: 'Email not verified',
    descriptionFirst: 'Your email address could not be verified.',
    descriptionSecond: 'Open the link in your inbox again and press Verify.',
  }),
  wrongchangePassword: defineErrorDialog({
    title: 'Wrong current password',
    descriptionFirst: 'The current password is not correct, so nothing was changed.',
    descriptionSecond: 'Enter it again, or log out and use Forgot Password.',
    icon: key,
    noSupport: true,
  }),
  changePasswordError: defineErrorDialog({
    title: 'Password not changed',
    descriptionFirst: 'The password could not be changed. The current one still works.',
    descriptionSecond: 'Try again. If it happens again, contact support.',
  }),
  passwordUpdated: defineSuccessDialog({
    title: 'Password updated',
    descriptionFirst: 'Your password was changed and you have been logged out.',
    descriptionSecond: 'Sign in with the new one.',
    btnText: 'Login',
    routeTo: '/',
  }),
  passwordChanged: defineSuccessDialog({
    title: 'Password set',
    descriptionFirst: 'Your new password is saved.',
    descriptionSecond: 'Sign in with it.',
    btnText: 'Login',
    routeTo: '/',
  }),
  emailVerified: defineSuccessDialog({
    title: 'Email verified',
    descriptionFirst: 'Your email address is confirmed and your account is ready.',
    btnText: 'Login',
    routeTo: '/',
  }),
  signupEmailSent: defineSuccessDialog({
    title: 'Check your inbox',
    descriptionFirst: 'We have sent you an email with a verification link.',
    descriptionSecond: 'Open the link and press Verify, then sign in.',
    icon: envelopeCheck,
    btnText: 'Login',
    routeTo: '/',
  }),
  emailAlreadyExists: defineSuccessDialog({
    title: 'You already have an account',
    descriptionFirst: 'This email address is registered, so no new account was created.',
    descriptionSecond: 'Sign in. If you do not know the password, use Forgot Password.',
    tone: 'info',
    icon: personCheck,
    btnText: 'Login',
    routeTo: '/',
  }),
  feedbackCaptued: defineSuccessDialog({
    title: 'Thank you',
    descriptionFirst: 'Your feedback was saved.',
  }),
  ratingRequired: defineInfoDialog({
    title: 'A rating is missing',
    descriptionFirst: 'Choose a rating from 1 to 5, then submit again. What you typed is kept.',
    icon: star,
  }),
} as const satisfies Partial<Record<DialogName, DialogDefinition>>
