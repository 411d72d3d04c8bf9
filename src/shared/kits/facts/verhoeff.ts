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

/** Of an Aadhaar number, whose last digit checks the others. */
export function hasCheckDigit(digits: string): boolean {
  let check = 0
  for (const [index, digit] of digits.split('').reverse().entries()) {
    const permuted = Number(PERMUTED[index % PERMUTED.length]?.[Number(digit)])
    check = Number(PRODUCT[check]?.[permuted])
  }
  return check === 0
}
