import {
  ANSWERS,
  type AddressCase,
  type AnswerName,
  type CandidateAnswers,
} from '#features/kyc/dav/case.ts'
import { isUndecided, type Review } from './review.ts'
import { isSameStayTime, stayWordKey } from './stayPeriod.ts'
import { compareWords, plain, type KeyOf, type Word } from './words.ts'

/** What a candidate answered beside what the source says, word by word. */
export type Comparison = { given: readonly Word[]; source: readonly Word[]; isDifferent: boolean }

/** Words of addresses that are written in several ways, and those that say nothing. */
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

/** Letters of one word in one form, whatever their case, their accents and the width of their digits. */
const folded = (word: string) =>
  word
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036F]/gu, '')
    .toLowerCase()

const addressKey: KeyOf = (word) => {
  const key = folded(word).replace(' ', '') // the halves of a PIN code
  return Object.hasOwn(ADDRESS_WORDS, key) ? (ADDRESS_WORDS[key] ?? null) : key
}
const nameKey: KeyOf = (word) => (TITLES.has(folded(word)) ? null : folded(word))

/** "R." stands for every name that begins so, and the other way round. */
function isKnownName(key: string, others: ReadonlySet<string>): boolean {
  if (others.has(key)) return true
  return [...others].some((other) =>
    key.length === 1 ? other.startsWith(key) : other.length === 1 && key.startsWith(other),
  )
}

const compared = ([given, source]: readonly [Word[], Word[]]): Comparison => ({
  given,
  source,
  isDifferent: [...given, ...source].some(({ isDifferent }) => isDifferent),
})

/** Null where the source says nothing: there is nothing to differ from. */
type Compare = (given: string, source: string) => Comparison | null

const whereTold =
  (compare: (given: string, source: string) => Comparison): Compare =>
  (given, source) =>
    source.trim() === '' ? null : compare(given, source)

export const compareAddresses: Compare = whereTold((given, source) =>
  compared(compareWords([given, source], addressKey)),
)

export const compareNames: Compare = whereTold((given, source) =>
  compared(compareWords([given, source], nameKey, isKnownName)),
)

/** Two ways of writing one month are no difference. What cannot be read is compared by its words. */
export const compareStayTimes: Compare = whereTold((given, source) =>
  isSameStayTime(given, source) === true
    ? { given: plain(given), source: plain(source), isDifferent: false }
    : compared(compareWords([given, source], stayWordKey)),
)

type Source = AddressCase['source']

/** What each answer is compared with; one that is not here has nothing beside it in the source. */
const BESIDE: Partial<
  Record<AnswerName, (answers: CandidateAnswers, source: Source) => Comparison | null>
> = {
  /** A relative who answers bears a name of their own. */
  respondentName: ({ respondentName, relationshipWithCandidate }, { name }) =>
    relationshipWithCandidate === 'Self' ? compareNames(respondentName, name) : null,
  periodOfStayFrom: ({ periodOfStayFrom }, { stayFrom }) =>
    compareStayTimes(periodOfStayFrom, stayFrom),
  periodOfStayTo: ({ periodOfStayTo }, { stayTo }) => compareStayTimes(periodOfStayTo, stayTo),
}

export function compareAnswer(
  name: AnswerName,
  { answers, source }: Pick<AddressCase, 'answers' | 'source'>,
): Comparison | null {
  return answers === null ? null : (BESIDE[name]?.(answers, source) ?? null)
}

/** Whether an answer speaks against the source: it differs, or says that the candidate lives elsewhere. */
export function isDisputed(
  name: AnswerName,
  record: Pick<AddressCase, 'answers' | 'source'>,
): boolean {
  if (name === 'stayingAtGivenAddress') return record.answers?.stayingAtGivenAddress === 'false'
  return compareAnswer(name, record)?.isDifferent ?? false
}

/** Undecided answers that nothing in the source speaks against. */
export const undisputed = (review: Review, record: AddressCase): readonly AnswerName[] =>
  record.answers === null
    ? []
    : ANSWERS.filter((name) => isUndecided(review, name) && !isDisputed(name, record))

const PIN_CODE = /(?<!\d)[1-9]\d{2} ?\d{3}(?!\d)/g

/** The PIN code of an address: its last one, six digits; null where there is none. */
export function pinCodeOf(address: string): string | null {
  return address.match(PIN_CODE)?.at(-1)?.replace(' ', '') ?? null
}
