/** Times and limits of the specifications that are no upload limit (those stand in limits.ts). Each once, unit in the name. */

// shell §9
export const IDLE_WARNING_MS = 1_500_000
export const IDLE_LOGOUT_MS = 1_800_000
export const TOAST_MS = 3_000
/** Our own: what can be followed has to be read and reached first. */
export const LINKED_TOAST_MS = 10_000
export const TRIAL_DAYS = 14
export const PASSWORD_MIN_LENGTH = 8

// analyzers §9
export const POLL_INTERVAL_MS = 3_000
export const CLOCK_TICK_MS = 1_000
export const PASSBOOK_FOLLOW_UP_MS = 40_000

/** Our own: a list whose rows change by themselves is asked anew so often while it is seen. */
export const LIST_REFRESH_MS = 30_000

/** Our own: public geocoders take one question a second from an application (pitfalls, "Public geocoders"). */
export const GEOCODE_INTERVAL_MS = 1_000

/** Our own: a call that carries no file either way (the session check, a poll) is given up after this. */
export const CALL_TIMEOUT_MS = 60_000

/** Our own: a 20 MB batch on a slow line must get through, a dead connection must not hang for ever. */
export const UPLOAD_TIMEOUT_MS = 300_000

/** Our own: what UPLOAD_TIMEOUT_MS is for. A larger body (the pages of a passbook) gets so much longer. */
export const UPLOAD_TIMEOUT_BYTES = 20 * 1_048_576

/** Our own: a wait that is over sooner shows no spinner. */
export const SPINNER_DELAY_MS = 150

/** Our own: this many polls in a row without an answer (2 minutes of trying) and the job is given up as uploadFailed. */
export const POLL_GIVE_UP_AFTER = 40
/** Our own: how long a tab without Web Locks holds the right to poll without renewing it. */
export const POLL_LEASE_MS = 12_000

/** Our own: a file that gives no sign of life for so long is given up, and the worker that reads it is ended. */
export const STALL_LIMIT_MS = 10_000
