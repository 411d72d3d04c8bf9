import { parsePhoneSearch, withoutSpaces } from '../phone.ts'
import type { DashboardSearchKey } from './filterDraft.ts'

type Recognition = Required<Pick<DashboardSearchKey, 'accepts' | 'recognize'>>

const WHOLE_PHONE = /^(?:\+?91|0)?([6-9]\d{9})$/

/** '+91 98450-10000' → '9845010000'; null where it is no whole phone number. */
const recognizePhone = (text: string): string | null =>
  WHOLE_PHONE.exec(withoutSpaces(text).replaceAll('-', ''))?.[1] ?? null

const hasDigit = (text: string) => /\d/.test(text)
const LETTERS = /^[\p{L}\p{M}.' ]{2,}$/u

export const NAME_SEARCH: Recognition = {
  accepts: (text) => !hasDigit(text),
  recognize: (text) => (LETTERS.test(text) ? text : null),
}

export const PHONE_SEARCH: Recognition & Required<Pick<DashboardSearchKey, 'parse'>> = {
  parse: parsePhoneSearch,
  accepts: (text) => parsePhoneSearch(text) !== null,
  recognize: recognizePhone,
}

/** A code: no spaces, and a digit. */
const CODE = /^[a-z\d][a-z\d/_-]{2,}$/i

export const REFERENCE_SEARCH: Recognition = {
  accepts: (text) => recognizePhone(text) === null,
  recognize: (text) => (hasDigit(text) && CODE.test(text) ? text : null),
}

export const UAN_SEARCH: Recognition = {
  accepts: (text) => recognizePhone(text) === null && hasDigit(text),
  recognize: (text) => {
    const digits = withoutSpaces(text).replaceAll('-', '')
    return /^\d{12}$/.test(digits) ? digits : null
  },
}
