import type { CellProblem } from './columns.ts'

/** kyc §9: 10 digits, the first 6 to 9. */
export const PHONE = /^[6-9]\d{9}$/
/** 9.84107E+09: a long number in a spreadsheet (pitfalls, "CSV"). */
const POWER_OF_TEN = /^(\d)[.,]?(\d*)E\+?(\d{1,2})$/i
/** The lost digits cannot be recovered from the file. */
export const DIGITS_LOST = 'Shortened by a spreadsheet; digits are lost'
/** Separators between digits, and forms that prevent rounding: ="1009…", '1009…. */
const AROUND_DIGITS = /[\s().,'"=\p{Cf}-]/gu

const stripSeparators = (text: string) =>
  text.trim().replace(/\.0+$/, '').replaceAll(AROUND_DIGITS, '')

function checkNumber(
  text: string,
  isWhole: (digits: string) => boolean,
  notOne: string,
): CellProblem | null {
  if (isWhole(text)) return null
  const repaired = (problem: string, digits: string): CellProblem =>
    isWhole(digits) ? { problem, repair: digits } : { problem: notOne, repair: null }
  const [, first, rest = '', power] = POWER_OF_TEN.exec(text.trim()) ?? []
  if (first === undefined)
    return repaired('Spaces or symbols around the digits', stripSeparators(text))
  return rest.length < Number(power)
    ? { problem: DIGITS_LOST, repair: null }
    : repaired('In scientific notation', `${first}${rest.slice(0, Number(power))}`)
}

const isPhone = (digits: string) => PHONE.test(digits)

export function checkPhone(text: string): CellProblem | null {
  if (isPhone(text)) return null
  const digits = stripSeparators(text)
  const [, national = ''] = /^(?:\+|00?)?910?(\d{10})$/.exec(digits) ?? []
  if (isPhone(national)) return { problem: 'Country code', repair: national }
  const [, withoutZero = ''] = /^0(\d{10})$/.exec(digits) ?? []
  if (isPhone(withoutZero)) return { problem: 'Leading zero', repair: withoutZero }
  return checkNumber(text, isPhone, 'Not a phone number of 10 digits')
}

export const checkDigits = (
  text: string,
  { length, noun }: { length: number; noun: string },
): CellProblem | null =>
  checkNumber(
    text,
    (digits) => digits.length === length && /^\d+$/.test(digits),
    `Not ${noun} of ${length} digits`,
  )
