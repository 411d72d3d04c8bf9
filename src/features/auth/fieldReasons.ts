import { isEmail } from '#shared/platform/lib/fieldRules.ts'

/**
 * Why a form cannot be submitted with this text (missing or invalid); null where it is valid. Surrounding spaces are
 * ignored.
 */
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

/** The same for the work email; `purpose` says what it is needed for: ' to continue'. */
export const emailReason = (email: string, purpose = ''): string | null =>
  fieldReason(
    email,
    isEmail,
    `Enter your work email${purpose}.`,
    `Correct the email address${purpose}.`,
  )
