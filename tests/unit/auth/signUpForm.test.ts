import { expect, it } from 'vitest'
import { newPasswordReason } from '#features/auth/newPassword.ts'
import {
  emptyEntry,
  signUpReason,
  toSignUpForm,
  type SignUpEntry,
} from '#features/auth/signUpForm.ts'

const GOOD: SignUpEntry = {
  name: ' Asha Rao ',
  email: ' asha@rao.example ',
  phone: ' 9845012345 ',
  chosen: { password: 'Secret#1', confirmation: 'Secret#1' },
  accepted: true,
}

it('sends the typed lines without the spaces around them, the password as it is', () => {
  expect(toSignUpForm({ ...GOOD, chosen: { password: ' Secret#1', confirmation: '' } })).toEqual({
    emailId: 'asha@rao.example',
    username: 'Asha Rao',
    password: ' Secret#1',
    contactNumber: '9845012345',
  })
})

it('is ready when everything is there', () => {
  expect(signUpReason(GOOD)).toBeNull()
})

it.each<[Partial<SignUpEntry>, string]>([
  [emptyEntry(''), 'Enter your name.'],
  [{ name: 'Asha 2' }, 'Write your name with letters only.'],
  [{ email: ' ' }, 'Enter your work email.'],
  [{ email: 'asha@rao' }, 'Correct the email address.'],
  [{ phone: '98450' }, 'Enter your contact number, 10 digits.'],
  [{ phone: '98450123456' }, 'Enter your contact number, 10 digits.'],
  [
    { chosen: { password: 'secret', confirmation: 'secret' } },
    'Choose a password that meets all four rules.',
  ],
  [{ chosen: { password: 'Secret#1', confirmation: '' } }, 'Type the new password once more.'],
  [{ chosen: { password: 'Secret#1', confirmation: 'Secret#2' } }, 'Passwords does not match.'],
  [{ accepted: false }, 'Tick the terms to sign up.'],
])('%j: %s', (change, reason) => {
  expect(signUpReason({ ...GOOD, ...change })).toBe(reason)
})

it('a good new password needs no words', () => {
  expect(newPasswordReason({ password: 'Secret#1', confirmation: 'Secret#1' })).toBeNull()
})
