/** Printable Latin-1 without a space at either end, which HTTP would trim. */
const LATIN_1 = /^(?! )[\x20-\x7e\xa0-\xff]*(?<! )$/

export const isValidHeaderValue = (text: string): boolean => LATIN_1.test(text)

const MIN_RETRY_MS = 5_000
const MAX_RETRY_MS = 600_000

/** What a Retry-After asks for (seconds or a date), between 5 s and 10 min; nothing where it is missing or not readable. */
export function parseRetryAfter(header: unknown): { retryAfterMs?: number } {
  if (typeof header !== 'string' || header === '') return {}
  const ms = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now()
  return Number.isNaN(ms)
    ? {}
    : { retryAfterMs: Math.min(Math.max(ms, MIN_RETRY_MS), MAX_RETRY_MS) }
}

/** Leaves out the values that an HTTP header cannot carry unchanged (decisions D2). */
export function omitInvalidHeaders(values: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => isValidHeaderValue(value)))
}
