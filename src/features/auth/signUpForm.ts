import { isName, isPhone } from '#shared/lib/fieldRules.ts'
import { emailGap, gap } from './entryGaps.ts'
import type { SignUpForm } from './endpoints.ts'
import { newPasswordReason, NO_PASSWORD } from './newPassword.ts'
import type { NewPassword } from './NewPasswordFields.tsx'

export type SignUpEntry = {
  name: string
  email: string
  phone: string
  chosen: NewPassword
  accepted: boolean
}

/** A blank form, with the address that sign-in handed on. */
export const emptyEntry = (email: string): SignUpEntry => ({
  name: '',
  email,
  phone: '',
  chosen: NO_PASSWORD,
  accepted: false,
})

/** Why the sign-up button is disabled, the first gap from top to bottom; null when everything is there (shell §5). */
export function signUpReason({ name, email, phone, chosen, accepted }: SignUpEntry): string | null {
  const number = 'Enter your contact number, 10 digits.'
  return (
    gap(name, isName, 'Enter your name.', 'Write your name with letters only.') ??
    emailGap(email) ??
    gap(phone, isPhone, number, number) ??
    newPasswordReason(chosen) ??
    (accepted ? null : 'Tick the terms to sign up.')
  )
}

/** What is sent; spaces around the typed lines are no part of them. */
export function toSignUpForm({ name, email, phone, chosen }: SignUpEntry): SignUpForm {
  return {
    emailId: email.trim(),
    username: name.trim(),
    password: chosen.password,
    contactNumber: phone.trim(),
  }
}
