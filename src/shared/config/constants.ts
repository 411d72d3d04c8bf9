/** Times and limits of the specifications that are no upload limit (those stand in limits.ts). Each once, unit in the name. */

// shell §9
export const IDLE_WARNING_MS = 1_500_000
export const IDLE_LOGOUT_MS = 1_800_000
export const TOAST_MS = 3_000
export const TRIAL_DAYS = 14
export const PASSWORD_MIN_LENGTH = 8

// analyzers §9
export const POLL_INTERVAL_MS = 3_000
export const CLOCK_TICK_MS = 1_000

/** Our own: a 20 MB batch on a slow line must get through, a dead connection must not hang for ever. */
export const UPLOAD_TIMEOUT_MS = 300_000
