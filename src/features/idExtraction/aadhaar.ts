/** 12 digits of an Aadhaar number, or 16 of a virtual ID; a backend may send its front already covered with X or *. */
const COMPACT = /^[\dx*]{12}(?:[\dx*]{4})?$/i
const DIGITS = /^\d{12}(?:\d{4})?$/

const compact = (text: string) => text.replaceAll(/[\s-]/g, '')

/** '234567890124' → '2345 6789 0124' (analyzers §3); what is no such number ('Insufficient Info') stays as it is. */
export function groupAadhaar(text: string): string {
  const number = compact(text)
  return COMPACT.test(number) ? (number.match(/.{4}/g) ?? []).join(' ') : text
}

/** Its digits without blanks, as forms elsewhere want it pasted; null for what is no whole number. */
export function aadhaarDigits(text: string): string | null {
  const number = compact(text)
  return DIGITS.test(number) ? number : null
}

/** A text with this number in it, the number as 'XXXX XXXX 0124'. */
export function hideAadhaar(text: string, digits: string): string {
  const anySpacing = new RegExp(`(?<!\\d)${digits.split('').join(String.raw`[\s-]?`)}(?!\\d)`, 'g')
  return text.replaceAll(anySpacing, 'XXXX '.repeat(digits.length / 4 - 1) + digits.slice(-4))
}
