/** What the end of the session would delete. */
export type UnsavedWorkWarning = { heading: string; items: string[] }

/** Functions that list such work: called before Log Out, and when the server has ended the session. */
export const unsavedWorkWarnings = () => new Set<() => UnsavedWorkWarning[]>()
