import { isEmail } from '#shared/platform/lib/fieldRules.ts'

/**
 * Why a form cannot be submitted with this text (missing or invalid); null where it is valid. Surrounding spaces are
 * ignored.
 */
export function fieldReason(
  text: string,
  isGood: (trimmed: string) => boolean,
  missing: string,
  wrong: string,
): string | null {
  const trimmed = text.trim()
  if (isGood(trimmed)) return null
  return trimmed === '' ? missing : wrong
}

/** The same for the work email; `goal` says what it is needed for: ' to continue'. */
export const emailReason = (email: string, goal = ''): string | null =>
  fieldReason(email, isEmail, `Enter your work email${goal}.`, `Correct the email address${goal}.`)
