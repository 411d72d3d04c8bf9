import { isName, isPhone } from '#shared/platform/lib/fieldRules.ts'
import type { SignUpForm } from '../endpoints.ts'
import { emailReason, fieldReason } from '../fieldReasons.ts'
import { newPasswordReason, EMPTY_PASSWORD } from '../password/newPassword.ts'
import type { NewPassword } from '../password/newPassword.ts'

export type SignUpValues = {
  name: string
  email: string
  phone: string
  newPassword: NewPassword
  hasAcceptedTerms: boolean
}

export const emptySignUpValues = (email: string): SignUpValues => ({
  name: '',
  email,
  phone: '',
  newPassword: EMPTY_PASSWORD,
  hasAcceptedTerms: false,
})

/** Of the first missing or invalid field (shell §5). */
export function signUpReason({
  name,
  email,
  phone,
  newPassword,
  hasAcceptedTerms,
}: SignUpValues): string | null {
  const number = 'Enter your 10-digit contact number.'
  return (
    fieldReason(name, isName, 'Enter your name.', 'Use only letters in your name.') ??
    emailReason(email) ??
    fieldReason(phone, isPhone, number, number) ??
    newPasswordReason(newPassword) ??
    (hasAcceptedTerms ? null : 'Accept the terms to sign up.')
  )
}

export function toSignUpForm({ name, email, phone, newPassword }: SignUpValues): SignUpForm {
  return {
    emailId: email.trim(),
    username: name.trim(),
    password: newPassword.password,
    contactNumber: phone.trim(),
  }
}
