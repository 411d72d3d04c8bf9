import { confirmError, passwordError } from '#shared/lib/passwordRules.ts'
import type { NewPassword } from './NewPasswordFields.tsx'

export const NO_PASSWORD: NewPassword = { password: '', confirmation: '' }

/** Why a chosen password cannot be sent yet, null when it can (shell §5). */
export function newPasswordReason({ password, confirmation }: NewPassword): string | null {
  if (passwordError(password) !== null) return 'Choose a password that meets all four rules.'
  if (confirmation === '') return 'Type the new password once more.'
  return confirmError(password, confirmation)
}
