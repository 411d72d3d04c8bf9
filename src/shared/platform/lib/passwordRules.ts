import { PASSWORD_MIN_LENGTH } from '#shared/platform/config/constants.ts'

/** The four rules of a new password, in display order (shell §5). */
export const PASSWORD_RULES = [
  {
    key: 'length',
    label: `At least ${PASSWORD_MIN_LENGTH} characters`,
    isMet: (text: string) => Array.from(text).length >= PASSWORD_MIN_LENGTH,
  },
  { key: 'uppercase', label: '1 uppercase letter', isMet: (text: string) => /[A-Z]/.test(text) },
  { key: 'number', label: '1 number', isMet: (text: string) => /\d/.test(text) },
  {
    key: 'special',
    label: '1 special character',
    isMet: (text: string) => /[\p{P}\p{S}]/u.test(text),
  },
] as const

export const PASSWORD_MESSAGE =
  'Password must have: ≥8 characters, 1 uppercase, 1 number, 1 special character.'
export const CONFIRM_MESSAGE = 'Passwords does not match.'

export function isStrongPassword(text: string): boolean {
  return PASSWORD_RULES.every((rule) => rule.isMet(text))
}

/** The quoted message; null for a valid password. */
export function passwordError(text: string): string | null {
  return isStrongPassword(text) ? null : PASSWORD_MESSAGE
}

/** The quoted message; null where both match. */
export function confirmError(password: string, confirmation: string): string | null {
  return password === confirmation ? null : CONFIRM_MESSAGE
}
