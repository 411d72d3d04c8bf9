/** Constants of the specifications, each once, with the unit in its name. Upload limits are in limits.ts. */

// shell §9
export const IDLE_WARNING_MS = 1_500_000
export const IDLE_LOGOUT_MS = 1_800_000
export const TOAST_MS = 3_000
/** Our own: time to undo an action that contacts people, before its first call (decisions L60). */
export const CONTACT_UNDO_MS = 5_000
/** Our own: time to read a toast and reach its link. */
export const LINKED_TOAST_MS = 10_000
export const TRIAL_DAYS = 14
export const PASSWORD_MIN_LENGTH = 8

// analyzers §9
export const POLL_INTERVAL_MS =
  typeof __TESTED_POLL_INTERVAL_MS__ === 'undefined' ? 3_000 : __TESTED_POLL_INTERVAL_MS__
export const CLOCK_TICK_MS = 1_000
export const PASSBOOK_FOLLOW_UP_MS = 40_000

/** Our own: how often a visible list whose rows change by themselves is fetched again. */
export const LIST_REFRESH_MS = 30_000

/** Our own: public geocoders allow an application one request a second (pitfalls, "Public geocoders"). */
export const GEOCODE_INTERVAL_MS = 1_000

/** Our own: for a call without a file in either direction (the session check, a poll). */
export const CALL_TIMEOUT_MS = 60_000

/** Our own: an upload that moves no byte for this long has failed (decisions L83). Also the timeout of a report. */
export const UPLOAD_TIMEOUT_MS = 300_000

/** Our own: a shorter wait shows no spinner. */
export const SPINNER_DELAY_MS = 150

/** Our own: after this many polls in a row without a response (2 minutes) the job fails as uploadFailed. */
export const POLL_MAX_FAILURES = 40

/** Our own: a worker without progress for this long is terminated, and its file given up. */
export const STALL_TIMEOUT_MS = 10_000

/** Our own: how long documents that wait (decisions L136) and reviews (L142) stay for their owner's next sign-in. */
export const UNSENT_WORK_MAX_AGE_MS = 24 * 3_600_000
