import { describe, expect, it, test } from 'vitest'
import { ANSWER_NAMES } from '#features/kyc/dav/case.ts'
import {
  compareAddresses,
  compareAnswer,
  compareNames,
  compareStayTimes,
  differsFromSource,
  pinCodeOf,
  undecidedWithoutDifference,
  type AnswerComparison,
} from '#features/kyc/dav/review/decision/answers/differences.ts'
import { aCase, ANSWERED, aReview } from '../aCase.ts'

/** Marks differing words with brackets. */
const markedText = (compared: AnswerComparison | null) =>
  compared &&
  [compared.answer, compared.source].map((words) =>
    words.map(({ text, isDifferent }) => (isDifferent ? `[${text}]` : text)).join(''),
  )

describe('names', () => {
  it.each([
    ['Rohit Kulkarni', 'Rohit Kulkarni', 'Rohit Kulkarni', 'Rohit Kulkarni'],
    ['ROHIT  kulkarni', 'Rohit Kulkarni', 'ROHIT  kulkarni', 'Rohit Kulkarni'],
    ['Kulkarni Rohit', 'Rohit Kulkarni', 'Kulkarni Rohit', 'Rohit Kulkarni'],
    ['Mr. Rohit Kulkarni', 'Rohit Kulkarni', 'Mr. Rohit Kulkarni', 'Rohit Kulkarni'],
    ['R. Kulkarni', 'Rohit Kulkarni', 'R. Kulkarni', 'Rohit Kulkarni'],
    ['Rohit Kulkarni', 'R Kulkarni', 'Rohit Kulkarni', 'R Kulkarni'],
    ['S. Kulkarni', 'Rohit Kulkarni', '[S]. Kulkarni', '[Rohit] Kulkarni'],
    ['Rohit Kulkarny', 'Rohit Kulkarni', 'Rohit [Kulkarny]', 'Rohit [Kulkarni]'],
    ['Rohit Anil Kulkarni', 'Rohit Kulkarni', 'Rohit [Anil] Kulkarni', 'Rohit Kulkarni'],
    ['José D’Souza', 'Jose D’Souza', 'José D’Souza', 'Jose D’Souza'],
    ['', 'Rohit', '', '[Rohit]'],
  ])('%j compared with %j', (answer, source, ...expected) => {
    expect(markedText(compareNames(answer, source))).toEqual(expected)
  })
})

describe('addresses', () => {
  it.each([
    [
      'Flat 12, Karve Nagar',
      'Flat 12, Karve Nagar',
      'Flat 12, Karve Nagar',
      'Flat 12, Karve Nagar',
    ],
    [
      'Karve Nagar, Flat No. 12',
      'Flat 12 Karve Ngr',
      'Karve Nagar, Flat No. 12',
      'Flat 12 Karve Ngr',
    ],
    [
      '12 MG Rd, Bangalore',
      '12, MG Road, Bengaluru',
      '12 MG Rd, Bangalore',
      '12, MG Road, Bengaluru',
    ],
    ['Pune 411 052', 'Pune 411052', 'Pune 411 052', 'Pune 411052'],
    ['Pune 411038', 'Pune 411052', 'Pune [411038]', 'Pune [411052]'],
    [
      'Flat 14, Kothrud',
      'Flat 12, Karve Nagar',
      'Flat [14], [Kothrud]',
      'Flat [12], [Karve] [Nagar]',
    ],
    ['D-42/3', 'D 42', 'D-42/[3]', 'D 42'],
    ['पुणे 411052', 'पुणे 411052', 'पुणे 411052', 'पुणे 411052'],
  ])('%j compared with %j', (answer, source, ...expected) => {
    expect(markedText(compareAddresses(answer, source))).toEqual(expected)
  })
})

describe('periods of stay', () => {
  it.each([
    ['Jan 2019', 'January 2019', 'Jan 2019', 'January 2019'],
    ['01/2019', 'January 2019', '01/2019', 'January 2019'],
    ['Till date', 'Present', 'Till date', 'Present'],
    ['2019', 'January 2019', '2019', 'January 2019'],
    ['Jan 2025', 'Mar 2023', '[Jan] [2025]', '[Mar] [2023]'],
    ['January 2023', 'Mar 2023', '[January] 2023', '[Mar] 2023'],
    ['2015', 'January 2019', '[2015]', '[January] [2019]'],
    ['Mar 2024', 'Till date', '[Mar] [2024]', '[Till] [date]'],
    ['since my birth', 'Mar 2023', '[since] [my] [birth]', '[Mar] [2023]'],
    ['', 'Mar 2023', '', '[Mar] [2023]'],
  ])('%j compared with %j', (answer, source, ...expected) => {
    expect(markedText(compareStayTimes(answer, source))).toEqual(expected)
  })
})

test.each([compareNames, compareAddresses, compareStayTimes])(
  '%o: has nothing to compare',
  (compare) => {
    expect(compare('Rohit', ' ')).toBeNull()
  },
)

describe('answer and source', () => {
  const disputed = (over: Partial<typeof ANSWERED>) =>
    ANSWER_NAMES.filter((name) =>
      differsFromSource(name, aCase({ answers: { ...ANSWERED, ...over } })),
    )

  it.each([
    [{ periodOfStayFrom: 'March 2023' }, []],
    [{}, ['periodOfStayFrom']],
    [{ respondentName: 'Anil Kulkarni' }, ['respondentName', 'periodOfStayFrom']],
    [
      { respondentName: 'Anil Kulkarni', relationshipWithCandidate: 'Father' },
      ['periodOfStayFrom'],
    ],
    [{ stayingAtGivenAddress: 'false' }, ['periodOfStayFrom', 'stayingAtGivenAddress']],
  ])('%o differs in %j', (over, expected) => {
    expect(disputed(over)).toEqual(expected)
  })

  it('have no differences before the candidate has answered', () => {
    const record = aCase({ answers: null })
    expect(ANSWER_NAMES.map((name) => compareAnswer(name, record))).toEqual(
      ANSWER_NAMES.map(() => null),
    )
    expect(undecidedWithoutDifference(aReview(), record)).toEqual([])
  })

  it('lists undecided items without differences', () => {
    const review = { ...aReview(), decisions: { respondentName: 'rejected' as const } }
    expect(undecidedWithoutDifference(review, aCase())).toEqual(
      ANSWER_NAMES.filter((name) => !['respondentName', 'periodOfStayFrom'].includes(name)),
    )
  })
})

it.each([
  ['Flat 12, Pune 411052', '411052'],
  ['Pune 411 052, India', '411052'],
  ['9822041763, Pune', null],
  ['Sector 110078 of old, Pune 411038', '411038'],
  ['Nowhere', null],
])('the pincode of %j is %s', (address, expected) => {
  expect(pinCodeOf(address)).toBe(expected)
})
