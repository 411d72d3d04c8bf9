import { confirmError, passwordError } from '#shared/platform/lib/passwordRules.ts'
import type { NewPassword } from './NewPasswordFields.tsx'

export const EMPTY_PASSWORD: NewPassword = { password: '', confirmation: '' }

/** Why a new password cannot be submitted yet, null when it can (shell §5). */
export function newPasswordReason({ password, confirmation }: NewPassword): string | null {
  if (passwordError(password) !== null) return 'Choose a password that meets all four rules.'
  if (confirmation === '') return 'Enter the new password again.'
  return confirmError(password, confirmation)
}
