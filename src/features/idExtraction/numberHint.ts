import { hasCheckDigit } from '#shared/kits/facts/verhoeff.ts'
import type { IdService } from '#shared/platform/session/services/services.ts'

/** From the number's format; never an error. */
export type NumberHint = { isValid: boolean; message: string }

/** Of the backend for an unreadable value (analyzers §3). */
const INSUFFICIENT = 'Insufficient Info'

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
