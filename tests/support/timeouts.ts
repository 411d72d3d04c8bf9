/** The longest wait on a busy machine, ms; a wait ends as soon as its condition holds. */
export const WAIT_TIMEOUT_MS = 60_000
