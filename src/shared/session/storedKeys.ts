import { PLACES } from './places.ts'

/**
 * What a session keeps in web storage: only these keys can be declared (`kept`). All go with the session, whether the
 * code that keeps them was loaded or not.
 */
export const STORED = {
  /** What a reload and other tabs need: the signed-in user. */
  session: 'lekha-session',
  /** Of one tab: the name by which it knows itself. */
  tab: 'lekha-tab',
  /** Of one tab: files at Check, and those that are being sent. */
  drafts: 'lekha-drafts',
  /** Of one tab: files that were chosen together, and which of them have gone. */
  batches: 'lekha-batches',
  /** Of one tab: the intake of a bank statement. */
  bankIntake: 'lekha-bank-intake',
  /** Candidates of address cases who were notified a short while ago. */
  davSent: 'lekha-dav-sent',
  /** Of one tab: reviews of address cases whose verdict is not in. */
  reviews: 'lekha-reviews',
} as const

/** Settings that outlive the session, or have none: they name nobody (decisions L26). */
export const LASTING = {
  /** Saved views of address cases, by a digest of their owner's address. */
  davViews: 'lekha-dav-views',
  /** Whether keys that are one character act. It has the name of the review, which had them first. */
  letterKeys: 'lekha-review-keys',
  /** The zoom at which its reader looks at what was found in a PDF. */
  findZoom: 'lekha-find-zoom',
  /** The language that was chosen on a candidate page. */
  candidateLanguage: 'lekha-language',
  /** Of one tab: its drafts of address forms, with the keys of their photos (decisions L61). */
  formDraft: 'lekha-form-draft',
} as const

export type StoredKey = (typeof STORED)[keyof typeof STORED]
export type LastingKey = (typeof LASTING)[keyof typeof LASTING]

export function clearStored(): void {
  for (const key of Object.values(STORED)) {
    PLACES.device.remove(key)
    PLACES.tab.remove(key)
  }
}
