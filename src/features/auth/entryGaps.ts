import { isEmail } from '#shared/lib/fieldRules.ts'

/** Why a form cannot be sent yet for this text: it is missing, or it is wrong; null where it is good. Spaces around it do not count. */
export function gap(
  text: string,
  isGood: (trimmed: string) => boolean,
  missing: string,
  wrong: string,
): string | null {
  const trimmed = text.trim()
  if (isGood(trimmed)) return null
  return trimmed === '' ? missing : wrong
}

/** The same for the work email; `goal` is what it is needed for: ' to continue'. */
export const emailGap = (email: string, goal = ''): string | null =>
  gap(email, isEmail, `Enter your work email${goal}.`, `Correct the email address${goal}.`)
