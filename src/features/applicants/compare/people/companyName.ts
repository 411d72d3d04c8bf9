import { LEGAL_FORMS, wordsOf } from './spellings.ts'

const FORMS: ReadonlyMap<string, string> = new Map([
  ['PVT', 'PRIVATE'],
  ['PTE', 'PRIVATE'],
  ['LTD', 'LIMITED'],
  ['CO', 'COMPANY'],
  ['CORP', 'CORPORATION'],
  ['BROS', 'BROTHERS'],
  ['ENGG', 'ENGINEERING'],
  ['ENGRS', 'ENGINEERS'],
  ['INDS', 'INDUSTRIES'],
  ['INTL', 'INTERNATIONAL'],
  ['MFG', 'MANUFACTURING'],
  ['MGMT', 'MANAGEMENT'],
  ['SOLN', 'SOLUTIONS'],
  ['SOLNS', 'SOLUTIONS'],
  ['SVCS', 'SERVICES'],
  ['SYS', 'SYSTEMS'],
  ['TECH', 'TECHNOLOGIES'],
  ['TECHNOLOGY', 'TECHNOLOGIES'],
  ['GOVT', 'GOVERNMENT'],
  ['DEPTT', 'DEPARTMENT'],
  ['DEPT', 'DEPARTMENT'],
  ['UNIV', 'UNIVERSITY'],
  ['HOSP', 'HOSPITAL'],
])
/** They tell no company from another. */
const FILLERS: ReadonlySet<string> = new Set(['MESSRS', 'THE', 'AND', 'OF'])

const MESSRS = /(?<![\p{L}\p{N}])M\/S\.?(?![\p{L}\p{N}])/gu
/** '(P) Ltd', 'P. Ltd' */
const PRIVATE = /\(\s*P\s*\)|(?<![\p{L}\p{N}.&])P\.?(?=\s+(?:LTD|LIMITED)\b)/gu
const INDIA = /\(\s*I\s*\)/g
/** 'TATA MOTORS LTD PAYSLIP FOR APR 2026' */
const HEADING = /(?<=\w)\W+(?:PAY|SALARY|WAGE)[ -]?SLIP\b.*$/
const NO_LETTER = /[^\p{L}\p{M}\p{N}]+/u

/** The words of a company's name, without those that tell no company from another. Initials are one word: 'K.P.R.' is 'KPR'. */
export const companyWords = (name: string): readonly string[] =>
  allWords(name).filter((word) => word !== 'COMPANY')

function allWords(name: string): readonly string[] {
  const text = name
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/['’`´]/g, '')
    .replaceAll(MESSRS, ' ')
    .replaceAll(PRIVATE, ' PRIVATE ')
    .replaceAll(INDIA, ' INDIA ')
    .replace(HEADING, '')
  const words = text.split(NO_LETTER).filter((word) => word !== '' && !FILLERS.has(word))
  return joinInitials(words).map(fullForm)
}

/** 'TECH' → 'TECHNOLOGIES' */
export const fullForm = (word: string): string => FORMS.get(word) ?? word

function joinInitials(words: readonly string[]): string[] {
  const joined: string[] = []
  let isInitial = false
  for (const word of words) {
    const isSingle = word.length === 1
    if (isSingle && isInitial) joined.push(`${joined.pop() ?? ''}${word}`)
    else joined.push(word)
    isInitial = isSingle
  }
  return joined
}

/** The words of its name without the legal form. */
export const distinctiveWords = (name: string): readonly string[] =>
  companyWords(name).filter((word) => !LEGAL_FORMS.has(word))

/** 'M/s. Acme (P) Ltd.' and 'ACME PRIVATE LIMITED' are equal. */
export const normaliseCompany = (name: string): string =>
  companyWords(name).join(' ') || wordsOf(name.toUpperCase()).join(' ')

/** The same words with blanks inside or not, where one may lack legal forms of the other: 'Ltd' and 'Private Limited'. */
export function isSameCompanyName(a: string, b: string): boolean {
  const [left, right] = [a, b].map(distinctiveWords)
  if (left === undefined || right === undefined || left.length === 0) return false
  if (left.join('') !== right.join('')) return false
  const [shorter = [], longer = []] = [formsOf(a), formsOf(b)].toSorted(
    (x, y) => x.length - y.length,
  )
  return shorter.every((form) => longer.includes(form))
}

const formsOf = (name: string): string[] =>
  companyWords(name).filter((word) => LEGAL_FORMS.has(word))

/** The same words in any order, with blanks inside or not, whatever the legal form. */
export function isSameCompany(a: string, b: string): boolean {
  if (a === b) return true
  const [left, right] = [distinctiveWords(a), distinctiveWords(b)]
  if (left.length === 0 || right.length === 0) return normaliseCompany(a) === normaliseCompany(b)
  return (
    left.join('') === right.join('') ||
    left.toSorted().join(' ') === right.toSorted().join(' ') ||
    isAcronym(left, b) ||
    isAcronym(right, a)
  )
}

/** A shorter one would be that of many companies. */
const MIN_ACRONYM = 3

/** 'TCS' of 'Tata Consultancy Services Limited', also 'TCSL'; 'MSEDCL' with the 'Co. Ltd.'; 'CTS' also of '… India' */
export const acronymsOf = (name: string): readonly string[] => {
  const distinctive = distinctiveWords(name)
  const withoutIndia = distinctive.filter((word) => word !== 'INDIA')
  const lists = [distinctive, withoutIndia, companyWords(name), allWords(name)]
  const acronyms = new Set(lists.map((list) => list.map((word) => word.charAt(0)).join('')))
  const hasWords = (lists[0] ?? []).length > 1
  return hasWords ? [...acronyms].filter(({ length }) => length >= MIN_ACRONYM) : []
}

const isAcronym = ([word = '', ...others]: readonly string[], name: string): boolean =>
  others.length === 0 && acronymsOf(name).includes(word)
