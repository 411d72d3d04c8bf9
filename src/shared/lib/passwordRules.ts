import { PASSWORD_MIN_LENGTH } from '#shared/config/constants.ts'

/** The four rules of a new password, in the order in which they tick off (shell §5). */
export const PASSWORD_RULES = [
  {
    key: 'length',
    label: `At least ${PASSWORD_MIN_LENGTH} characters`,
    holds: (text: string) => Array.from(text).length >= PASSWORD_MIN_LENGTH,
  },
  { key: 'uppercase', label: '1 uppercase letter', holds: (text: string) => /[A-Z]/.test(text) },
  { key: 'number', label: '1 number', holds: (text: string) => /\d/.test(text) },
  {
    key: 'special',
    label: '1 special character',
    holds: (text: string) => /[\p{P}\p{S}]/u.test(text),
  },
] as const

export const PASSWORD_MESSAGE =
  'Password must have: ≥8 characters, 1 uppercase, 1 number, 1 special character.'
export const CONFIRM_MESSAGE = 'Passwords does not match.'

/** True when all four rules hold. */
export function isStrongPassword(text: string): boolean {
  return PASSWORD_RULES.every((rule) => rule.holds(text))
}

/** The quoted message for a password that breaks a rule, null for a good one. */
export function passwordError(text: string): string | null {
  return isStrongPassword(text) ? null : PASSWORD_MESSAGE
}

/** The quoted message when the confirmation differs, null when it equals the password. */
export function confirmError(password: string, confirmation: string): string | null {
  return password === confirmation ? null : CONFIRM_MESSAGE
}
