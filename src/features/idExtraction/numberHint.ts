import type { IdService } from '#shared/session/services.ts'

/** What can be told of a document number by its form alone: a quiet hint, never an error. */
export type NumberHint = { fits: boolean; says: string }

/** What the backend writes where it could not read enough (analyzers §3); kept as it is. */
const INSUFFICIENT = 'Insufficient Info'

/** Verhoeff's tables: the product in the dihedral group D5, and the permutation by place. */
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

/** Whether the last digit is the Verhoeff check digit of those before it. */
export function hasCheckDigit(digits: string): boolean {
  let check = 0
  for (const [place, digit] of digits.split('').reverse().entries()) {
    const permuted = Number(PERMUTED[place % PERMUTED.length]?.[Number(digit)])
    check = Number(PRODUCT[check]?.[permuted])
  }
  return check === 0
}

/** Five letters, four digits, a letter; the fourth letter is the kind of holder. */
const PAN = /^[A-Z]{3}[ABCFGHJLPT][A-Z]\d{4}[A-Z]$/
const COVERED = /[x*]/i

function aadhaarHint(number: string): NumberHint | null {
  const digits = number.replaceAll(/[\s-]/g, '')
  if (COVERED.test(digits)) return null
  if (!/^\d{12}$/.test(digits)) return { fits: false, says: 'Not 12 digits' }
  return hasCheckDigit(digits)
    ? { fits: true, says: 'Check digit fits' }
    : { fits: false, says: 'Check digit does not fit' }
}

function panHint(number: string): NumberHint {
  return PAN.test(number.replaceAll(/\s/g, '').toUpperCase())
    ? { fits: true, says: 'Fits the PAN pattern' }
    : { fits: false, says: 'Does not fit the PAN pattern' }
}

const HINTS: Partial<Record<IdService, (number: string) => NumberHint | null>> = {
  aadhar: aadhaarHint,
  pancard: panHint,
}

/** The hint on a number as it was read; null where there is nothing to be told. */
export function numberHint(service: IdService, number: string): NumberHint | null {
  if (number === '' || number === INSUFFICIENT) return null
  return HINTS[service]?.(number) ?? null
}
