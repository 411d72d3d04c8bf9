const TRIED_AT_MOST = 5

/** Passwords of unlocked files by file id: in memory only, gone on reload and with the session (common rule of the product). */
export function filePasswords(ended: AbortSignal) {
  const passwords = new Map<string, string>()
  ended.addEventListener('abort', () => passwords.clear())
  return {
    keep(id: string, password: string): void {
      if (!ended.aborted) passwords.set(id, password)
    },
    /** Undefined for a file that needed none, and after a reload. */
    of: (id: string): string | undefined => passwords.get(id),
    /** Passwords that opened a file in this session, the latest first: worth trying before the user is asked again. */
    known: (): string[] =>
      [...new Set([...passwords.values()].toReversed())].slice(0, TRIED_AT_MOST),
    forget(id: string): void {
      passwords.delete(id)
    },
  }
}
