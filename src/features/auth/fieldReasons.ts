import { isEmail } from '#shared/platform/lib/fieldRules.ts'

/** null where the text is valid. Ignores surrounding spaces. */
export function fieldReason(
  text: string,
  isValid: (trimmed: string) => boolean,
  missingMessage: string,
  invalidMessage: string,
): string | null {
  const trimmed = text.trim()
  if (isValid(trimmed)) return null
  return trimmed === '' ? missingMessage : invalidMessage
}

/** `purpose` says what the email is needed for: ' to continue'. */
export const emailReason = (email: string, purpose = ''): string | null =>
  fieldReason(
    email,
    isEmail,
    `Enter your work email${purpose}.`,
    `Correct the email address${purpose}.`,
  )
