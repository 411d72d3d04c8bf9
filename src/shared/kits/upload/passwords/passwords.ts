const MAX_RECENT = 5

/** Kept by file id, only in memory, until a reload or the session's end. */
export function filePasswords(ended: AbortSignal) {
  const passwords = new Map<string, string>()
  ended.addEventListener('abort', () => passwords.clear())
  return {
    set(id: string, password: string): void {
      if (!ended.aborted) passwords.set(id, password)
    },
    /** Undefined for a file that needed none, and after a reload. */
    get: (id: string): string | undefined => passwords.get(id),
    /** Latest first, to try before asking the user. */
    recent: (): string[] => [...new Set([...passwords.values()].toReversed())].slice(0, MAX_RECENT),
    delete(id: string): void {
      passwords.delete(id)
    },
  }
}

/** Locked files whose stored bytes were replaced by a copy without a password, by file id. Only in memory, as passwords are. */
export const lockedOriginals = () => new Map<string, { source: Blob; password: string }>()
