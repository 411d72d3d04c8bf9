import { ACCOUNT_TEXTS } from './account.ts'
import { ANALYZER_TEXTS } from './analyzers.ts'
import { VERIFICATION_TEXTS } from './verification.ts'

/** What each call is for, and what is not obvious of it, by its name. */
export const CALL_TEXTS: Readonly<Record<string, string>> = {
  ...ACCOUNT_TEXTS,
  ...ANALYZER_TEXTS,
  ...VERIFICATION_TEXTS,
}
