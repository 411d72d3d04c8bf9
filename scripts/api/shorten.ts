/** Enough to tell the kind of a file. */
const BASE64_LENGTH = 16
const BASE64 = /^[A-Za-z0-9+/]{100,}={0,2}$/
/** Rows of a list that are shown. */
const ROWS = 2
const TEXTS = 5

const isPlain = (value: unknown) => typeof value !== 'object' || value === null

/** A value for an example: the first rows of each list, and the beginning of files in base64. */
export function shorten(value: unknown): unknown {
  if (typeof value === 'string') return BASE64.test(value) ? value.slice(0, BASE64_LENGTH) : value
  if (Array.isArray(value))
    return value.slice(0, value.every(isPlain) ? TEXTS : ROWS).map((each) => shorten(each))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, shorten(each)]))
}
