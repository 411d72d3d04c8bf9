/** Printable Latin-1 without a space at either end, which HTTP would cut off. */
const LATIN_1 = /^(?! )[\x20-\x7e\xa0-\xff]*(?<! )$/

/** The values that an HTTP header can carry as they are; the others are left out (decisions D2). */
export function headersThatFit(values: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => LATIN_1.test(value)))
}
