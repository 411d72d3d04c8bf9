import { expect, it } from 'vitest'
import { newPasswordReason } from '#features/auth/password/newPassword.ts'
import {
  emptySignUpValues,
  signUpReason,
  toSignUpForm,
  type SignUpValues,
} from '#features/auth/signUp/signUpForm.ts'

const GOOD: SignUpValues = {
  name: ' Asha Rao ',
  email: ' asha@rao.example ',
  phone: ' 9845012345 ',
  newPassword: { password: 'Secret#1', confirmation: 'Secret#1' },
  hasAcceptedTerms: true,
}

it('trims the lines but not the password', () => {
  expect(
    toSignUpForm({ ...GOOD, newPassword: { password: ' Secret#1', confirmation: '' } }),
  ).toEqual({
    emailId: 'asha@rao.example',
    username: 'Asha Rao',
    password: ' Secret#1',
    contactNumber: '9845012345',
  })
})

it('is valid when all fields are filled', () => {
  expect(signUpReason(GOOD)).toBeNull()
})

it.each<[Partial<SignUpValues>, string]>([
  [emptySignUpValues(''), 'Enter your name.'],
  [{ name: 'Asha 2' }, 'Use only letters in your name.'],
  [{ email: ' ' }, 'Enter your work email.'],
  [{ email: 'asha@rao' }, 'Correct the email address.'],
  [{ phone: '98450' }, 'Enter your 10-digit contact number.'],
  [{ phone: '98450123456' }, 'Enter your 10-digit contact number.'],
  [
    { newPassword: { password: 'secret', confirmation: 'secret' } },
    'Choose a password that meets all four rules.',
  ],
  [{ newPassword: { password: 'Secret#1', confirmation: '' } }, 'Enter the new password again.'],
  [
    { newPassword: { password: 'Secret#1', confirmation: 'Secret#2' } },
    'Passwords does not match.',
  ],
  [{ hasAcceptedTerms: false }, 'Accept the terms to sign up.'],
])('%j: %s', (change, reason) => {
  expect(signUpReason({ ...GOOD, ...change })).toBe(reason)
})

it('a valid new password has no message', () => {
  expect(newPasswordReason({ password: 'Secret#1', confirmation: 'Secret#1' })).toBeNull()
})
