/** Printable Latin-1 without a space at either end, which HTTP would trim. */
const LATIN_1 = /^(?! )[\x20-\x7e\xa0-\xff]*(?<! )$/

export const isValidHeaderValue = (text: string): boolean => LATIN_1.test(text)

/** Leaves out the values that an HTTP header cannot carry unchanged (decisions D2). */
export function omitInvalidHeaders(values: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => isValidHeaderValue(value)))
}
