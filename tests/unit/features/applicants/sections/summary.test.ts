import { expect, test } from 'vitest'
import { describeFigures } from '#features/applicants/sections/keyFigures.ts'
import { toQuestions } from '#features/applicants/sections/points.ts'
import {
  describeHolder,
  describeInstalment,
  describeSummary,
} from '#features/applicants/sections/summary.ts'
import { anApplicant } from '../builders.ts'
import { aComparison } from '../page/aComparison.ts'

const facts = (
  comparison: Parameters<typeof aComparison>[0] = {},
  applicant: Parameters<typeof anApplicant>[0] = {},
) => ({ comparison: aComparison(comparison), applicant: anApplicant(applicant) })

const sentenceOf = (...given: Parameters<typeof facts>) =>
  describeSummary(facts(...given))
    .map(({ text }) => text)
    .join(', ')

const { income } = aComparison()

test.each([
  [
    'nothing decided',
    {},
    'Earns 1,60,000 a month (1 of 1 credit seen), obligations not known, 2 recurring debits to decide, 2 points to ask',
  ],
  [
    'no statement and no payslip',
    { income: null, obligations: [], points: [], unavailable: { obligations: 'None' } },
    'Income: none found, obligations not known, no point to ask',
  ],
  [
    'no recurring debit',
    { obligations: [] },
    'Earns 1,60,000 a month (1 of 1 credit seen), obligations: none found, 2 points to ask',
  ],
  [
    'a statement alone',
    { income: income && { ...income, isFromStatementOnly: true }, obligations: [], points: [] },
    'Earns 1,60,000 a month (1 of 1 credit seen, from the statement only), obligations: none found, no point to ask',
  ],
  [
    'a business',
    {
      income: null,
      obligations: [],
      points: [],
      business: { totals: [], bankCredits: { paise: 12_000_000, months: 6, parts: [] } },
    },
    'Takes in 20,000 a month (6 months of bank credits), obligations: none found, no point to ask',
  ],
] as const)('the first sentence: %s', (_, comparison, sentence) => {
  expect(sentenceOf(comparison)).toBe(sentence)
})

test('a figure of nothing says so, and never 0.0 %', () => {
  const values = describeFigures(facts({ obligations: [], income: null }, {})).map(
    ({ value }) => value,
  )
  expect(values.slice(0, 2)).toEqual([
    { kind: 'text', text: 'None found' },
    { kind: 'text', text: 'None found' },
  ])
  const [, , share] = describeFigures(facts({ obligations: [] }))
  expect(share?.value).toEqual({ kind: 'text', text: 'None found' })
})

test('the share with the new instalment adds it to the obligations', () => {
  const figure = describeInstalment(facts({ obligations: [] }, { newInstalment: 4_000_000 }))
  expect(figure?.value).toEqual({ kind: 'text', text: '25.0 %' })
  expect(describeInstalment(facts({}, { newInstalment: 4_000_000 }))?.value).toEqual({
    kind: 'text',
    text: 'Not known',
  })
  expect(describeInstalment(facts())).toBeNull()
})

test('the questions for an e-mail are those of the open points', () => {
  const [pan] = aComparison().points
  const notes = { 'identity:pan': { text: 'Typing error', about: pan?.text ?? '' } }
  expect(toQuestions(facts({}, { notes }))).toBe(
    [
      'We compared your documents and have these questions:',
      '1. July: the salary credit is 6,500.00 lower than the net pay.\n   Ask why the credit is lower.',
    ].join('\n\n'),
  )
  expect(toQuestions(facts({ points: [] }))).toBeNull()
})

test.each([
  ['same', 'Account holder ANANYA RAO: the same as the name'],
  ['normalised', 'Account holder ANANYA RAO: the same as the name'],
  ['differs', 'Account holder ANANYA RAO: differs from the name in the other documents'],
  [
    'notComparable',
    'Account holder ANANYA RAO: cannot be compared with the name in another script',
  ],
] as const)('the account holder: %s', (kind, text) => {
  const { documents } = aComparison()
  const value = { value: 'ANANYA RAO', job: 'job', source: { kind: 'text', text: '' } } as const
  const cells = Object.fromEntries(documents.map(({ id }) => [id, [{ ...value, marked: [] }]]))
  const result = kind === 'normalised' ? { kind, rules: [] } : { kind }
  const row = { fact: 'accountHolder', cells, result } as const
  expect(describeHolder(facts({ identity: [row] }))?.text).toBe(text)
})
