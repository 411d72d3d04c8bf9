import { describe, expect, it } from 'vitest'
import type { Answers, FieldName, FormCase } from '#features/candidate/addressForm/model/form.ts'
import {
  formatPicked,
  isPickedPeriod,
  isUnfinished,
  parsePicked,
  stayIssue,
} from '#features/candidate/addressForm/model/stayPeriods.ts'
import { aFormCase } from '../builders.ts'

const NOVEMBER = new Date(2026, 10, 28).getTime()

const stays = (periodOfStayFrom: string, periodOfStayTo: string): Answers => ({
  periodOfStayFrom,
  periodOfStayTo,
})
const prefilled = (answers: Answers): Partial<FormCase> => ({ answers })

describe('a stay', () => {
  it.each<[string, Answers, FieldName, string | null, Partial<FormCase>?]>([
    ['that ends before it begins', stays('Mar 2023', 'Feb 2023'), 'periodOfStayTo', 'order'],
    ['is not refused twice', stays('Mar 2023', 'Feb 2023'), 'periodOfStayFrom', null],
    ['of one month', stays('Mar 2023', 'Mar 2023'), 'periodOfStayTo', null],
    ['of this month', stays('Nov 2026', 'Nov 2026'), 'periodOfStayTo', null],
    ['of the next month', stays('Mar 2023', 'Dec 2026'), 'periodOfStayTo', 'future'],
    ['from the next year', stays('Jan 2027', 'Present'), 'periodOfStayFrom', 'future'],
    ['without its month', stays('_ 2027', 'Mar 2023'), 'periodOfStayFrom', null],
    [
      'at the address where the candidate lives now',
      { verifiedAddressStayingFrom: 'Mar 2023', verifiedAddressStayingTill: 'Dec 2022' },
      'verifiedAddressStayingTill',
      'order',
    ],
    [
      'that goes on where nobody lives',
      { periodOfStayTo: 'Present', stayingAtGivenAddress: 'false' },
      'periodOfStayTo',
      'ended',
    ],
    [
      'that goes on at the other address',
      { verifiedAddressStayingTill: 'Present', stayingAtGivenAddress: 'false' },
      'verifiedAddressStayingTill',
      null,
    ],
    [
      'that starts after an earlier answer ends is refused at its start',
      stays('Mar 2025', 'Feb 2023'),
      'periodOfStayFrom',
      'order',
      prefilled({ periodOfStayTo: 'Feb 2023' }),
    ],
    [
      'beside a locked one',
      stays('Mar 2025', 'Feb 2023'),
      'periodOfStayTo',
      null,
      { locked: ['periodOfStayFrom'] },
    ],
    [
      'as it was answered before',
      stays('Mar 2025', 'Dec 2027'),
      'periodOfStayTo',
      null,
      prefilled(stays('Mar 2025', 'Dec 2027')),
    ],
    ['of CTS', stays('Mar 2099', 'x'), 'periodOfStayFrom', null, { subClientName: 'CTS' }],
    ['in free text', stays('01/2099', 'since 2099'), 'periodOfStayFrom', null],
  ])('%s', (_, answers, name, issue, change = {}) => {
    expect(stayIssue(aFormCase(change), answers, name, NOVEMBER)).toBe(issue)
  })
})

it.each([
  ['Mar 2023', 3, 2023],
  ['Mar _', 3, null],
  ['_ 2023', null, 2023],
])('what was picked is read again from “%s”', (answer, month, year) => {
  expect(formatPicked({ month, year })).toBe(answer)
  expect(parsePicked(answer)).toEqual({ month, year })
  expect(isUnfinished(answer)).toBe(answer.includes('_'))
  expect(isPickedPeriod(answer)).toBe(!answer.includes('_'))
})

it.each(['2023', '03/2023', 'since childhood', 'Till date'])('“%s” was not picked', (answer) => {
  expect(isPickedPeriod(answer)).toBe(false)
  expect(isUnfinished(answer)).toBe(false)
})
