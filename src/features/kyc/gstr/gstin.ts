export const GSTIN_LENGTH = 15
const SEPARATORS = /[\s.-]/g
const FORBIDDEN = /[^A-Z0-9 .-]/g
/** State, PAN, number of the registration, a fixed Z, check digit (kyc §5). */
const PATTERN = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** What may stand in the field while a GSTIN is typed (kyc §5). */
export const cleanGstin = (text: string): string =>
  text.toUpperCase().replaceAll(FORBIDDEN, '').slice(0, GSTIN_LENGTH).trim()

/** The GSTIN in a text that was copied with its spaces or hyphens; null where it is no other than it was copied, or none. */
export function pastedGstin(text: string): string | null {
  const bare = text.toUpperCase().replaceAll(SEPARATORS, '')
  return bare !== text && isGstin(bare) ? bare : null
}

export const isGstin = (text: string): boolean => PATTERN.test(text)

/** The check digit that belongs to the first 14 characters: weights 1 and 2 in turn, base 36. */
export function checkDigitOf(gstin: string): string {
  const sum = gstin
    .slice(0, GSTIN_LENGTH - 1)
    .split('')
    .reduce((total, character, place) => {
      const product = DIGITS.indexOf(character) * ((place % 2) + 1)
      return total + Math.floor(product / DIGITS.length) + (product % DIGITS.length)
    }, 0)
  return DIGITS.charAt((DIGITS.length - (sum % DIGITS.length)) % DIGITS.length)
}
