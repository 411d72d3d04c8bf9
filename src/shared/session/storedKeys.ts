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
  /** Of one tab: the intake of a bank statement. */
  bankIntake: 'lekha-bank-intake',
} as const

export type StoredKey = (typeof STORED)[keyof typeof STORED]

export function clearStored(): void {
  for (const key of Object.values(STORED)) {
    PLACES.device.remove(key)
    PLACES.tab.remove(key)
  }
}
