import { removeItem } from './localStore.ts'

/** What a session keeps in web storage. It goes with the session, whether the code that keeps it was loaded or not. */
export const STORED = {
  /** What a reload and other tabs need: the signed-in user. */
  session: 'lekha-session',
  /** Of one tab: files at Check, and those that are being sent. */
  drafts: 'lekha-drafts',
  /** Of one tab: the intake of a bank statement. */
  bankIntake: 'lekha-bank-intake',
} as const

export function clearStored(): void {
  removeItem(STORED.session)
  try {
    window.sessionStorage.removeItem(STORED.drafts)
    window.sessionStorage.removeItem(STORED.bankIntake)
  } catch {
    return // storage is forbidden, so nothing is in it
  }
}
