import { UNSENT_WORK_MAX_AGE_MS } from '#shared/platform/config/constants.ts'
import { SESSION_KEYS, STORAGES } from '../storage/storageKeys.ts'
import { readLastSessionEnd } from './sessionEnd.ts'

/**
 * Reviews that are not submitted stay in their tab when the session times out, for a sign-in of the same address (decisions
 * L142). A Log Out in any tab ends that, and so does the time.
 */
export function mayKeepReviews(now: number): boolean {
  const end = readLastSessionEnd()
  const age = now - Number.parseInt(end, 10)
  return end.includes(' ') && age >= 0 && age < UNSENT_WORK_MAX_AGE_MS
}

export const removeReviews = (): void => STORAGES.tab.remove(SESSION_KEYS.reviews)

/** For the dialogs of a session that has timed out or is about to. */
export const keptReviewsNote = (): { footnote?: string } =>
  STORAGES.tab.read(SESSION_KEYS.reviews) === null
    ? {}
    : {
        footnote: `Your decisions in open reviews stay in this tab for 24 hours: sign in with the same email address to continue.`,
      }
