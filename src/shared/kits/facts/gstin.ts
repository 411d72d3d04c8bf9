export const GSTIN_LENGTH = 15
const SEPARATORS = /[\s.-]/g
const FORBIDDEN = /[^A-Z0-9 .-]/g
/** State, PAN, registration number, a fixed Z, check digit (kyc §5). */
const PATTERN = /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'

export const cleanGstin = (text: string): string =>
  text.toUpperCase().replaceAll(FORBIDDEN, '').slice(0, GSTIN_LENGTH).trim()

/** From text with spaces or hyphens; null where there is no GSTIN or nothing to remove. */
export function parsePastedGstin(text: string): string | null {
  const cleaned = text.toUpperCase().replaceAll(SEPARATORS, '')
  return cleaned !== text && isGstin(cleaned) ? cleaned : null
}

export const isGstin = (text: string): boolean => PATTERN.test(text)

/** Of the first 14 characters: alternating weights 1 and 2, base 36. */
export function computeCheckDigit(gstin: string): string {
  const sum = gstin
    .slice(0, GSTIN_LENGTH - 1)
    .split('')
    .reduce((total, character, index) => {
      const product = DIGITS.indexOf(character) * ((index % 2) + 1)
      return total + Math.floor(product / DIGITS.length) + (product % DIGITS.length)
    }, 0)
  return DIGITS.charAt((DIGITS.length - (sum % DIGITS.length)) % DIGITS.length)
}
