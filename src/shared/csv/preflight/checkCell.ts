import { checkDigits, checkPhone } from './checkNumber.ts'
import type { CellContent, CsvColumn } from './columns.ts'

/** What is wrong with a cell; `repair` is null where only a person can know. */
export type CellProblem = { problem: string; repair: string | null }

const EMAIL = /^[^\s@,;:<>()[\]\\"]+@(?:[^\s@,;:<>()[\]\\".]+\.)+[^\s@,;:<>()[\]\\".]{2,}$/
/** 'Asha Rao <asha@mail.in>', as mail programs copy it. */
const NAMED_EMAIL = /<([^<>]+)>$/
/** What a spreadsheet would run as a formula (pitfalls, "Formula injection"). */
const FORMULA = /^[=+\-@\t\r]/

export const isFormula = (text: string): boolean => FORMULA.test(text)

function checkEmail(text: string): CellProblem | null {
  if (text === '' || EMAIL.test(text)) return null
  const whole = text.replaceAll(/\s/g, '')
  if (EMAIL.test(whole)) return { problem: 'Spaces in it', repair: whole }
  const bare = (NAMED_EMAIL.exec(whole)?.[1] ?? whole)
    .replace(/^mailto:/i, '')
    .replace(/[.,;]$/, '')
  return EMAIL.test(bare)
    ? { problem: 'More than the address in it', repair: bare }
    : { problem: 'Not an e-mail address', repair: null }
}

const tidied = (text: string) => text.trim().replaceAll(/\s+/g, ' ')

const OTHER_SPACE = /[^\S ]/

/** Whether tidying would change nothing: seen sooner than done, and most texts are tidy. */
const isTidy = (text: string) =>
  !text.startsWith(' ') && !text.endsWith(' ') && !text.includes('  ') && !OTHER_SPACE.test(text)

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
  return isTidy(text) ? null : { problem: 'Spaces too many', repair: tidied(text) }
}

/** Judges what stands in a cell that is not empty. */
export function checkContent(holds: CellContent, text: string): CellProblem | null {
  switch (holds.kind) {
    case 'phone':
      return checkPhone(text)
    case 'digits':
      return checkDigits(text, holds)
    case 'email':
      return checkEmail(text)
    case 'text':
      return checkText(text)
    default:
      return holds satisfies never
  }
}

/** Judges the cell of one of the template's columns. */
export function checkCell({ holds, isNeeded }: CsvColumn, text: string): CellProblem | null {
  if (text.trim() !== '') return checkContent(holds, text)
  return isNeeded ? { problem: 'Empty', repair: null } : null
}
