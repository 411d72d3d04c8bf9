import { COLUMN, isColumnName } from './columns.ts'

/** What is wrong with a cell; `repair` is null where only a person can know. */
export type CellProblem = { problem: string; repair: string | null }

/** kyc §9: 10 digits, the first 6 to 9. */
const PHONE = /^[6-9]\d{9}$/
const EMAIL = /^[^\s@,;]+@[^\s@,;]+\.[^\s@,;.]{2,}$/
/** 9.84107E+09: what a spreadsheet makes of a long number (pitfalls, "CSV"). */
const POWER_OF_TEN = /^(\d)[.,]?(\d*)E\+?(\d{1,2})$/i
/** What a spreadsheet would run as a formula (pitfalls, "Formula injection"). */
const FORMULA = /^[=+\-@\t\r]/

export const isPhone = (text: string): boolean => PHONE.test(text)
export const isFormula = (text: string): boolean => FORMULA.test(text)

const asPhone = (problem: string, digits: string): CellProblem =>
  isPhone(digits) ? { problem, repair: digits } : NO_PHONE
const NO_PHONE: CellProblem = { problem: 'Not a phone number of 10 digits', repair: null }

function checkPhone(text: string): CellProblem | null {
  if (isPhone(text)) return null
  const trimmed = text.trim()
  const [, first, rest = '', power] = POWER_OF_TEN.exec(trimmed) ?? []
  if (first !== undefined)
    return rest.length < Number(power)
      ? { problem: 'Shortened by a spreadsheet, digits are lost', repair: null }
      : asPhone('Written as a power of ten', `${first}${rest.slice(0, Number(power))}`)
  const digits = trimmed.replace(/\.0+$/, '').replaceAll(/[\s().-]/g, '')
  const [, national] = /^(?:\+|00)?91(\d{10})$/.exec(digits) ?? []
  if (national !== undefined) return asPhone('Country code', national)
  const [, bare] = /^0(\d{10})$/.exec(digits) ?? []
  if (bare !== undefined) return asPhone('Leading zero', bare)
  return asPhone('Spaces or signs between the digits', digits)
}

function checkEmail(text: string): CellProblem | null {
  if (text === '' || EMAIL.test(text)) return null
  const repaired = text.replaceAll(/\s/g, '').replace(/^mailto:/i, '')
  return EMAIL.test(repaired)
    ? { problem: 'Spaces in it', repair: repaired }
    : { problem: 'Not an e-mail address', repair: null }
}

const tidied = (text: string) => text.trim().replaceAll(/\s+/g, ' ')

/** Of a text that begins as a formula does. */
export function checkFormula(text: string): CellProblem {
  const plain = tidied(text).replace(/^[=+\-@\s]+/, '')
  const sign = text[0] === '\t' ? 'a tab' : text[0] === '\r' ? 'a line end' : text[0]
  return {
    problem: `Starts with ${sign}, a spreadsheet would run it`,
    repair: plain === '' ? null : plain,
  }
}

function checkText(text: string): CellProblem | null {
  if (isFormula(text)) return checkFormula(text)
  const tidy = tidied(text)
  return tidy === text ? null : { problem: 'Spaces too many', repair: tidy }
}

const CHECKS: Partial<Record<string, (text: string) => CellProblem | null>> = {
  phoneNumber: checkPhone,
  email: checkEmail,
}

/** Judges the cell of one of the template's columns. */
export function checkCell(column: string, text: string): CellProblem | null {
  if (text.trim() === '') {
    const isNeeded = isColumnName(column) && COLUMN[column].isNeeded
    return isNeeded ? { problem: 'Empty', repair: null } : null
  }
  return (CHECKS[column] ?? checkText)(text)
}
