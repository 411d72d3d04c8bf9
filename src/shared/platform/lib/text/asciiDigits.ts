const DIGIT = /\p{Nd}/gu
const ONE_DIGIT = /^\p{Nd}$/u

/** Unicode keeps the ten digits of a script in a row that begins with its zero. */
function digitValue(digit: string): string {
  const code = digit.codePointAt(0) ?? 0
  let zero = code
  while (ONE_DIGIT.test(String.fromCodePoint(zero - 1))) zero -= 1
  return String((code - zero) % 10)
}

/** '१२ b' as '12 b': the digits of every script as those of English. */
export const toAsciiDigits = (text: string): string => text.replaceAll(DIGIT, digitValue)
