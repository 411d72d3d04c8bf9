import { confirmError, passwordError } from '#shared/platform/lib/passwordRules.ts'

export type NewPassword = { password: string; confirmation: string }

export const EMPTY_PASSWORD: NewPassword = { password: '', confirmation: '' }

export function newPasswordReason({ password, confirmation }: NewPassword): string | null {
  if (passwordError(password) !== null) return 'Choose a password that meets all four rules.'
  if (confirmation === '') return 'Enter the new password again.'
  return confirmError(password, confirmation)
}
