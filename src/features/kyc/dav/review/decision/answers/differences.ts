import {
  ANSWER_NAMES,
  type AddressCase,
  type AnswerName,
  type CandidateAnswers,
} from '../../../case.ts'
import { isUndecided, type Review } from '../review.ts'
import { isSameStayTime, stayWordKey } from './stayPeriod.ts'
import { diffWords, toUnmarkedWords, type KeyOf, type DiffWord } from './wordDiff.ts'

export type AnswerComparison = {
  answer: readonly DiffWord[]
  source: readonly DiffWord[]
  isDifferent: boolean
}

/** Words with several spellings, and (null) those without meaning. */
const ADDRESS_WORDS: Readonly<Record<string, string | null>> = {
  apt: 'apartment',
  appt: 'apartment',
  apts: 'apartment',
  apartments: 'apartment',
  blk: 'block',
  bldg: 'building',
  bangalore: 'bengaluru',
  bombay: 'mumbai',
  calcutta: 'kolkata',
  madras: 'chennai',
  ngr: 'nagar',
  nr: 'near',
  opp: 'opposite',
  poona: 'pune',
  rd: 'road',
  soc: 'society',
  st: 'street',
  and: null,
  india: null,
  no: null,
  of: null,
  pin: null,
  pincode: null,
  the: null,
}
const TITLES: ReadonlySet<string> = new Set(['mr', 'mrs', 'ms', 'miss', 'dr', 'shri', 'smt'])

const normalizeWord = (word: string) =>
  word
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036F]/gu, '')
    .toLowerCase()

const addressKey: KeyOf = (word) => {
  const key = normalizeWord(word).replace(' ', '') // joins the halves of a PIN code
  return Object.hasOwn(ADDRESS_WORDS, key) ? (ADDRESS_WORDS[key] ?? null) : key
}
const nameKey: KeyOf = (word) => (TITLES.has(normalizeWord(word)) ? null : normalizeWord(word))

/** "R." matches every name with that initial, and vice versa. */
function isKnownName(key: string, others: ReadonlySet<string>): boolean {
  if (others.has(key)) return true
  return [...others].some((other) =>
    key.length === 1 ? other.startsWith(key) : other.length === 1 && key.startsWith(other),
  )
}

const toComparison = ([answer, source]: readonly [DiffWord[], DiffWord[]]): AnswerComparison => ({
  answer,
  source,
  isDifferent: [...answer, ...source].some(({ isDifferent }) => isDifferent),
})

type Compare = (answer: string, source: string) => AnswerComparison | null

const skipEmptySource =
  (compare: (answer: string, source: string) => AnswerComparison): Compare =>
  (answer, source) =>
    source.trim() === '' ? null : compare(answer, source)

export const compareAddresses: Compare = skipEmptySource((answer, source) =>
  toComparison(diffWords([answer, source], addressKey)),
)

export const compareNames: Compare = skipEmptySource((answer, source) =>
  toComparison(diffWords([answer, source], nameKey, isKnownName)),
)

/** Different spellings of a month are equal. Unreadable dates are compared by words. */
export const compareStayTimes: Compare = skipEmptySource((answer, source) =>
  isSameStayTime(answer, source) === true
    ? { answer: toUnmarkedWords(answer), source: toUnmarkedWords(source), isDifferent: false }
    : toComparison(diffWords([answer, source], stayWordKey)),
)

type Source = AddressCase['source']

/** Answers that are missing here have no source value. */
const ANSWER_COMPARISONS: Partial<
  Record<AnswerName, (answers: CandidateAnswers, source: Source) => AnswerComparison | null>
> = {
  /** A relative who responds has another name. */
  respondentName: ({ respondentName, relationshipWithCandidate }, { name }) =>
    relationshipWithCandidate === 'Self' ? compareNames(respondentName, name) : null,
  periodOfStayFrom: ({ periodOfStayFrom }, { stayFrom }) =>
    compareStayTimes(periodOfStayFrom, stayFrom),
  periodOfStayTo: ({ periodOfStayTo }, { stayTo }) => compareStayTimes(periodOfStayTo, stayTo),
}

export function compareAnswer(
  name: AnswerName,
  { answers, source }: Pick<AddressCase, 'answers' | 'source'>,
): AnswerComparison | null {
  return answers === null ? null : (ANSWER_COMPARISONS[name]?.(answers, source) ?? null)
}

/** It differs, or says that the candidate lives elsewhere. */
export function differsFromSource(
  name: AnswerName,
  record: Pick<AddressCase, 'answers' | 'source'>,
): boolean {
  if (name === 'stayingAtGivenAddress') return record.answers?.stayingAtGivenAddress === 'false'
  return compareAnswer(name, record)?.isDifferent ?? false
}

export const undecidedWithoutDifference = (
  review: Review,
  record: AddressCase,
): readonly AnswerName[] =>
  record.answers === null
    ? []
    : ANSWER_NAMES.filter((name) => isUndecided(review, name) && !differsFromSource(name, record))

const PIN_CODE = /(?<!\d)[1-9]\d{2} ?\d{3}(?!\d)/g

export function pinCodeOf(address: string): string | null {
  return address.match(PIN_CODE)?.at(-1)?.replace(' ', '') ?? null
}
