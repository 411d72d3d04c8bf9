import { describe, expect, it } from 'vitest'
import { neededRows, pagesOf, placeOf } from '#features/kyc/companyChecks/checks/blocks.ts'
import { NO_CHANGES, withJobs } from '#features/kyc/companyChecks/checks/changes.ts'
import {
  listedJobs,
  NEWEST_FIRST,
  sortedJobs,
  turnedSort,
} from '#features/kyc/companyChecks/checks/listedJobs.ts'
import { listLine } from '#features/kyc/companyChecks/checks/listLine.ts'
import { askable, SEARCH_KEYS, toWire } from '#features/kyc/companyChecks/search.ts'
import { aJob } from './aJob.ts'

describe('pages of eight over calls of fifty', () => {
  it.each([
    [1, { block: 0, first: 0, end: 8 }],
    [7, { block: 0, first: 48, end: 56 }],
    [50, { block: 0, first: 392, end: 400 }],
    // However far one goes, no more than a block is held.
    [51, { block: 1, first: 0, end: 8 }],
    [1250, { block: 24, first: 392, end: 400 }],
  ])('page %i', (page, place) => expect(placeOf(page)).toEqual(place))

  it('the last page needs no more rows than there are', () => {
    expect(neededRows(placeOf(16), 128)).toBe(128)
    expect(neededRows(placeOf(17), 132)).toBe(132)
    expect(neededRows(placeOf(51), 405)).toBe(5)
    expect([pagesOf(0), pagesOf(8), pagesOf(9), pagesOf(128)]).toEqual([1, 1, 2, 16])
  })
})

describe('sorting', () => {
  const jobs = [
    aJob({ jobId: 'undated', employed: 'Not known' }),
    aJob({ jobId: 'late', employed: '2024-01-01' }),
    aJob({ jobId: 'early', employed: '2019-01-01' }),
  ]
  const ids = (descending: boolean) =>
    sortedJobs(jobs, { column: 'employed', descending }).map(({ jobId }) => jobId)

  it('what is no date comes last, either way', () => {
    expect(ids(false)).toEqual(['early', 'late', 'undated'])
    expect(ids(true)).toEqual(['late', 'early', 'undated'])
  })

  it('an order that nobody knows leaves the list as it came', () => {
    expect(sortedJobs(jobs, { column: 'constructor', descending: true })).toBe(jobs)
  })

  it('a press turns the order, and the one of the list is always one of its own', () => {
    const oldest = { ...NEWEST_FIRST, descending: false }
    const employed = { column: 'employed', descending: true }
    expect(turnedSort(NEWEST_FIRST, null)).toEqual(oldest)
    expect(turnedSort(oldest, NEWEST_FIRST)).toEqual(NEWEST_FIRST)
    expect(turnedSort(employed, null)).toEqual(NEWEST_FIRST)
  })
})

describe('what changed', () => {
  const before = [
    aJob({ rowId: 'one', status: 'IN PROGRESS' }),
    aJob({ rowId: 'two', status: 'Yet To Start' }),
  ]
  const known = withJobs(NO_CHANGES, before, 1)

  it('nothing has, when a list comes for the first time or grows', () => {
    expect(known.changed.size).toBe(0)
    expect(withJobs(known, [...before, aJob({ rowId: 'three' })], 2).changed.size).toBe(0)
  })

  it('a job with another status has, and says when', () => {
    const after = withJobs(known, [aJob({ rowId: 'one' }), ...before.slice(1)], 2)
    expect([...after.changed]).toEqual([['one', 2]])
    expect(listedJobs(after.jobs, { first: 0, end: 1 }, after.changed)).toEqual([
      { ...aJob({ rowId: 'one' }), changedAt: 2 },
    ])
    expect(withJobs(after, before, 3).changed.get('one')).toBe(3)
  })
})

it.each([
  [{ fetched: 20, total: 20, hasMore: false }, 'Dates are Indian days, newest processing first.'],
  [
    { fetched: 50, total: 1128, hasMore: true },
    'Sorted: the 50 fetched of 1,128, newest processing first.',
  ],
  [{ fetched: 0, total: 0, hasMore: false }, 'Dates are Indian days.'],
])('%o is said as %s', (listed, line) =>
  expect(listLine({ ...listed, sort: NEWEST_FIRST })).toBe(line),
)

describe('the search', () => {
  it('each key leaves as the server spells it, a date at midnight UTC', () => {
    const sent = SEARCH_KEYS.map(({ value, kind }) =>
      toWire({ by: value, text: kind === 'date' ? '2026-11-19' : 'Tapti' }),
    )
    expect(Object.assign({}, ...sent)).toEqual({
      batch_id: 'Tapti',
      company_name: 'Tapti',
      employee_name: 'Tapti',
      job_status: 'Tapti',
      processing_date: '2026-11-19T00:00:00.000Z',
      employment_date: '2026-11-19T00:00:00.000Z',
    })
  })

  it.each([
    ['processing_date', '19 Nov'],
    ['employment_date', '2026-02-31'],
    ['job_status', 'toString'],
    ['company_name', ''],
  ])('%s of “%s” is not asked', (by, text) => expect(askable({ by, text })).toBeNull())
})
