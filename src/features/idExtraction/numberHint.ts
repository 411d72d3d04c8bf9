import type { IdService } from '#shared/platform/session/services/services.ts'

/** From the number's format; never an error. */
export type NumberHint = { isValid: boolean; message: string }

/** Of the backend for an unreadable value (analyzers §3). */
const INSUFFICIENT = 'Insufficient Info'

/** Verhoeff's tables: multiplication in the dihedral group D5, and permutation by position. */
const PRODUCT = [
  '0123456789',
  '1234067895',
  '2340178956',
  '3401289567',
  '4012395678',
  '5987604321',
  '6598710432',
  '7659821043',
  '8765932104',
  '9876543210',
] as const
const PERMUTED = [
  '0123456789',
  '1576283094',
  '5803796142',
  '8916043527',
  '9453126870',
  '4286573901',
  '2793806415',
  '7046913258',
] as const

export function hasCheckDigit(digits: string): boolean {
  let check = 0
  for (const [index, digit] of digits.split('').reverse().entries()) {
    const permuted = Number(PERMUTED[index % PERMUTED.length]?.[Number(digit)])
    check = Number(PRODUCT[check]?.[permuted])
  }
  return check === 0
}

/** Five letters, four digits, a letter; the fourth letter is the holder type. */
const PAN = /^[A-Z]{3}[ABCFGHJLPT][A-Z]\d{4}[A-Z]$/
const MASKED = /[x*]/i

function aadhaarHint(number: string): NumberHint | null {
  const digits = number.replaceAll(/[\s-]/g, '')
  if (MASKED.test(digits)) return null
  if (!/^\d{12}$/.test(digits)) return { isValid: false, message: 'Not 12 digits' }
  return hasCheckDigit(digits)
    ? { isValid: true, message: 'Check digit is valid' }
    : { isValid: false, message: 'Check digit is not valid' }
}

function panHint(number: string): NumberHint {
  return PAN.test(number.replaceAll(/\s/g, '').toUpperCase())
    ? { isValid: true, message: 'Valid PAN format' }
    : { isValid: false, message: 'Not a valid PAN format' }
}

const HINTS: Partial<Record<IdService, (number: string) => NumberHint | null>> = {
  aadhar: aadhaarHint,
  pancard: panHint,
}

export function numberHint(service: IdService, number: string): NumberHint | null {
  if (number === '' || number === INSUFFICIENT) return null
  return HINTS[service]?.(number) ?? null
}
