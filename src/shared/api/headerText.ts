/** Printable Latin-1 without a space at either end, which HTTP would cut off. */
const LATIN_1 = /^(?! )[\x20-\x7e\xa0-\xff]*(?<! )$/

/** Whether an HTTP header can carry a text as it is. */
export const fitsHeader = (text: string): boolean => LATIN_1.test(text)

/** The values that an HTTP header can carry as they are; the others are left out (decisions D2). */
export function headersThatFit(values: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => fitsHeader(value)))
}
