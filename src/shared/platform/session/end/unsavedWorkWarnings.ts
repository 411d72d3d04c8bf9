import type { AppThunk } from '#shared/platform/store/types.ts'

/** What the end of the session would delete. `link`: where the user can save it. */
export type UnsavedWorkWarning = {
  heading: string
  items: string[]
  link?: { to: string; label: string }
}

/** Functions that list such work: called before Log Out, before the idle time ends, and when the server has ended the session. */
export const unsavedWorkWarnings = () => new Set<() => UnsavedWorkWarning[]>()

/** All such work of this tab, in full. */
export function listUnsavedWork(): AppThunk<UnsavedWorkWarning[]> {
  return (_dispatch, _getState, session) =>
    Array.from(session.get(unsavedWorkWarnings), (describe) => describe()).flat()
}

/** Further names are only counted. */
const MAX_SHOWN = 5

export function truncateList(names: readonly string[]): string[] {
  const more = names.length - MAX_SHOWN
  return more <= 0 ? [...names] : [...names.slice(0, MAX_SHOWN), `and ${more} more`]
}
