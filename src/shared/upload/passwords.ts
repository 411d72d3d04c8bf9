import { onSessionEnd } from '#shared/session/onSessionEnd.ts'

/** Passwords of unlocked files by file id: in memory only, gone on reload and with the session (common rule of the product). */
const passwords = new Map<string, string>()

export function keepPassword(id: string, password: string): void {
  passwords.set(id, password)
}

/** Undefined for a file that needed none, and after a reload. */
export function passwordOf(id: string): string | undefined {
  return passwords.get(id)
}

const TRIED_AT_MOST = 5

/** Passwords that opened a file in this session, the latest first: worth trying before the user is asked again. */
export function knownPasswords(): string[] {
  return [...new Set([...passwords.values()].toReversed())].slice(0, TRIED_AT_MOST)
}

export function forgetPassword(id: string): void {
  passwords.delete(id)
}

onSessionEnd(() => {
  passwords.clear()
})
