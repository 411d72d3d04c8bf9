/** What the end of the session would delete. `link`: where the user can save it. */
export type UnsavedWorkWarning = {
  heading: string
  items: string[]
  link?: { to: string; label: string }
}

/** Functions that list such work: called before Log Out, before the idle time ends, and when the server has ended the session. */
export const unsavedWorkWarnings = () => new Set<() => UnsavedWorkWarning[]>()
