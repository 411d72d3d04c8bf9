/** The pattern of shell §5: letters, digits and ._%+- before the @, a domain, a TLD of 2 or more letters. */
const EMAIL = /^[A-Za-z0-9._%+-]+@[A-Za-z0-9-]+(?:\.[A-Za-z0-9-]+)*\.[A-Za-z]{2,}$/

/** Letters of any script, with single spaces between words. */
const LETTERS_ONLY = /^\p{L}[\p{L}\p{M}]*(?: [\p{L}\p{M}]+)*$/u

const PHONE = /^[0-9]{10}$/

/** Messages exactly as quoted in shell §5. */
export const FIELD_MESSAGES = {
  signInEmail: 'Please enter a valid Email id.',
  signUpEmail: 'Enter an valid email',
  name: 'Username should not contain special characters/Numbers',
  phone: 'Contact Number should be 10 digits only.',
} as const

export function isEmail(text: string): boolean {
  return EMAIL.test(text)
}

/** A person's name: letters only (shell §5), with single spaces between its words. */
export function isName(text: string): boolean {
  return LETTERS_ONLY.test(text.trim())
}

/** Exactly 10 digits. */
export function isPhone(text: string): boolean {
  return PHONE.test(text)
}

/** The quoted message, or null when the text is valid. */
export const fieldError = {
  signInEmail: (text: string) => (isEmail(text) ? null : FIELD_MESSAGES.signInEmail),
  signUpEmail: (text: string) => (isEmail(text) ? null : FIELD_MESSAGES.signUpEmail),
  name: (text: string) => (isName(text) ? null : FIELD_MESSAGES.name),
  phone: (text: string) => (isPhone(text) ? null : FIELD_MESSAGES.phone),
} as const
