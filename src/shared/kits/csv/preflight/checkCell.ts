import {
  isFormula,
  startsWithLetterOrDigit,
  stripFormulaPrefix,
} from '#shared/platform/lib/text/formulaText.ts'
import { checkDigits, checkPhone, DIGITS_LOST, PHONE } from './checkNumber.ts'
import type { CellContent, CellProblem, CsvColumn } from './columns.ts'

const EMAIL = /^[^\s@,;:<>()[\]\\"]+@(?:[^\s@,;:<>()[\]\\".]+\.)+[^\s@,;:<>()[\]\\".]{2,}$/
/** 'Asha Rao <asha@mail.in>', as mail programs copy it. */
const NAMED_EMAIL = /<([^<>]+)>$/
function checkEmail(text: string): CellProblem | null {
  if (text === '' || EMAIL.test(text)) return null
  const joined = text.replaceAll(/\s/g, '')
  if (EMAIL.test(joined)) return { problem: 'Contains spaces', repair: joined }
  const address = (NAMED_EMAIL.exec(joined)?.[1] ?? joined)
    .replace(/^mailto:/i, '')
    .replace(/[.,;]$/, '')
  return EMAIL.test(address)
    ? { problem: 'Contains more than the address', repair: address }
    : { problem: 'Not an email address', repair: null }
}

const normalized = (text: string) => text.trim().replaceAll(/\s+/g, ' ')

const OTHER_SPACE = /[^\S ]/

/** Most texts are tidy, and checking is cheaper than tidying. */
const isNormalized = (text: string) =>
  !text.startsWith(' ') && !text.endsWith(' ') && !text.includes('  ') && !OTHER_SPACE.test(text)

/** What a spreadsheet writes where a formula failed or a column is too narrow. */
const SPREADSHEET_ERROR = /^#(?:REF!|N\/A|NAME\?|VALUE!|DIV\/0!|NUM!|NULL!|SPILL!|CALC!|#+)$/i

const checkSpreadsheetError = (text: string): CellProblem | null =>
  text.includes('#') && SPREADSHEET_ERROR.test(text.trim())
    ? { problem: 'A spreadsheet error, not a value', repair: null }
    : null

function checkText(text: string): CellProblem | null {
  const error = checkSpreadsheetError(text)
  if (error !== null) return error
  return isNormalized(text) ? null : { problem: 'Extra spaces', repair: normalized(text) }
}

/** A spreadsheet's notation of a long number; '2E10' may be a reference. */
const POWER_OF_TEN = /^\d(?:[.,]\d+)?E\+\d{2,3}$/i

function checkReference(text: string): CellProblem | null {
  if (POWER_OF_TEN.test(text.trim())) return { problem: DIGITS_LOST, repair: null }
  const error = checkSpreadsheetError(text)
  if (error !== null || !/\s/.test(text)) return error
  return { problem: 'Contains spaces', repair: text.replaceAll(/\s/g, '') }
}

/** A spreadsheet's day number: 45123 or 45123.5. */
const DAY_COUNT = /^\d{5}(?:\.\d+)?$/
/** 13-Jan, Jan-13: a spreadsheet has removed the year or the day. */
const PART_OF_DATE = /^(?:\d{1,2}[-/ ]\p{L}{3,9}|\p{L}{3,9}[-/ ]\d{1,2})$/u

function checkDate(text: string): CellProblem | null {
  const date = text.trim()
  if (DAY_COUNT.test(date))
    return { problem: 'A number instead of a date, as spreadsheets store dates', repair: null }
  if (PART_OF_DATE.test(date)) return { problem: 'A date without a year', repair: null }
  return checkText(text)
}

function checkKind(content: CellContent, text: string): CellProblem | null {
  switch (content.kind) {
    case 'phone':
      return checkPhone(text)
    case 'digits':
      return checkDigits(text, content)
    case 'email':
      return checkEmail(text)
    case 'text':
      return checkText(text)
    case 'reference':
      return checkReference(text)
    case 'date':
      return checkDate(text)
    default:
      return content satisfies never
  }
}

const isBlank = (text: string) => !startsWithLetterOrDigit(text) && text.trim() === ''

/** The repaired file never contains a formula: where the text after `=` is not valid, an apostrophe is added. */
export function checkContent(content: CellContent, text: string): CellProblem | null {
  if (isBlank(text)) return isFormula(text) ? { problem: 'Only spaces', repair: '' } : null
  const found = checkKind(content, text)
  const written = found?.repair ?? text
  if (!isFormula(written) && !(content.kind === 'text' && isFormula(text))) return found
  const plain = normalized(stripFormulaPrefix(written))
  const isFit = plain !== '' && checkKind(content, plain) === null
  const problem = `Starts with ${signOf(text)} (a spreadsheet would treat it as a formula)`
  return isFit
    ? { problem, repair: plain }
    : { problem: `${problem}; the repaired file has an apostrophe before it`, repair: null }
}

function signOf(text: string): string {
  if (text.startsWith('\t')) return 'a tab'
  if (text.startsWith('\r')) return 'a line break'
  const [sign = ''] = text.slice(text.search(/[=+\-@＝＋－＠]/))
  return sign
}

/** Fast path for nearly all of 100,000 cells. */
const PLAIN_VALUES: Partial<Record<CellContent['kind'], RegExp>> = {
  text: /^[a-z\d](?: ?[!"$-~])*$/i,
  reference: /^[a-z\d][\w/-]*$/i,
  email: /^[a-z\d][\w.-]*@[a-z\d][\w-]*\.[a-z]{2,}$/i,
  phone: PHONE,
  date: /^(?:(?:[a-z]{3,9} )?\d{4}|\d[\d/-]{7,9}|[a-z]+ [a-z]+)$/i,
}

/** A pattern with a loop overflows the stack on a cell of megabytes. */
const PLAIN_LENGTH_MAX = 1_000

export function checkCell({ content, isRequired }: CsvColumn, text: string): CellProblem | null {
  if (text.length <= PLAIN_LENGTH_MAX && PLAIN_VALUES[content.kind]?.test(text) === true)
    return null
  if (isRequired && isBlank(text)) return { problem: 'Empty', repair: null }
  return checkContent(content, text)
}
