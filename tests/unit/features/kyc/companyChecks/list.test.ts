import { describe, expect, it } from 'vitest'
import { neededRows, pageCount, pagePosition } from '#features/kyc/companyChecks/checks/blocks.ts'
import { formatListSummary } from '#features/kyc/companyChecks/checks/formatListSummary.ts'
import {
  toJobRows,
  NEWEST_FIRST,
  sortJobs,
  nextSort,
} from '#features/kyc/companyChecks/checks/jobRows.ts'
import {
  NO_STATUS_CHANGES,
  trackStatusChanges,
} from '#features/kyc/companyChecks/checks/statusChanges.ts'
import { validSearchOrNull, SEARCH_KEYS, toSearchBody } from '#features/kyc/companyChecks/search.ts'
import { aJob } from './aJob.ts'

describe('pages of eight rows in blocks of fifty', () => {
  it.each([
    [1, { block: 0, first: 0, end: 8 }],
    [7, { block: 0, first: 48, end: 56 }],
    [50, { block: 0, first: 392, end: 400 }],
    // At most one block is kept in memory, on any page.
    [51, { block: 1, first: 0, end: 8 }],
    [1250, { block: 24, first: 392, end: 400 }],
  ])('page %i', (page, place) => expect(pagePosition(page)).toEqual(place))

  it('the last page needs only the existing rows', () => {
    expect(neededRows(pagePosition(16), 128)).toBe(128)
    expect(neededRows(pagePosition(17), 132)).toBe(132)
    expect(neededRows(pagePosition(51), 405)).toBe(5)
    expect([pageCount(0), pageCount(8), pageCount(9), pageCount(128)]).toEqual([1, 1, 2, 16])
  })
})

describe('sorting', () => {
  const jobs = [
    aJob({ jobId: 'undated', employed: 'Not known' }),
    aJob({ jobId: 'late', employed: '2024-01-01' }),
    aJob({ jobId: 'early', employed: '2019-01-01' }),
  ]
  const ids = (descending: boolean) =>
    sortJobs(jobs, { column: 'employed', descending }).map(({ jobId }) => jobId)

  it('puts invalid dates last in both directions', () => {
    expect(ids(false)).toEqual(['early', 'late', 'undated'])
    expect(ids(true)).toEqual(['late', 'early', 'undated'])
  })

  it('ignores an unknown column', () => {
    expect(sortJobs(jobs, { column: 'constructor', descending: true })).toBe(jobs)
  })

  it('toggles the direction and never removes the sort', () => {
    const oldest = { ...NEWEST_FIRST, descending: false }
    const employed = { column: 'employed', descending: true }
    expect(nextSort(NEWEST_FIRST, null)).toEqual(oldest)
    expect(nextSort(oldest, NEWEST_FIRST)).toEqual(NEWEST_FIRST)
    expect(nextSort(employed, null)).toEqual(NEWEST_FIRST)
  })
})

describe('status changes', () => {
  const before = [
    aJob({ rowId: 'one', status: 'IN PROGRESS' }),
    aJob({ rowId: 'two', status: 'Yet To Start' }),
  ]
  const known = trackStatusChanges(NO_STATUS_CHANGES, before, 1)

  it('a first or longer list has none', () => {
    expect(known.changed.size).toBe(0)
    expect(trackStatusChanges(known, [...before, aJob({ rowId: 'three' })], 2).changed.size).toBe(0)
  })

  it('records when a job’s status changed', () => {
    const after = trackStatusChanges(known, [aJob({ rowId: 'one' }), ...before.slice(1)], 2)
    expect([...after.changed]).toEqual([['one', 2]])
    expect(toJobRows(after.jobs, { first: 0, end: 1 }, after.changed)).toEqual([
      { ...aJob({ rowId: 'one' }), changedAt: 2 },
    ])
    expect(trackStatusChanges(after, before, 3).changed.get('one')).toBe(3)
  })
})

it.each([
  [
    { fetched: 20, total: 20, hasMore: false },
    'Dates are in Indian time, newest processing first.',
  ],
  [
    { fetched: 50, total: 1128, hasMore: true },
    'Showing 50 of 1,128, newest processing first. Sorting covers these 50 only.',
  ],
  [{ fetched: 0, total: 0, hasMore: false }, 'Dates are in Indian time.'],
])('%o shows as %s', (listed, line) =>
  expect(formatListSummary({ ...listed, sort: NEWEST_FIRST })).toBe(line),
)

describe('the search', () => {
  it('sends each key in the server’s spelling, and a date as midnight UTC', () => {
    const sent = SEARCH_KEYS.map(({ value, kind }) =>
      toSearchBody({ searchKey: value, text: kind === 'date' ? '2026-11-19' : 'Tapti' }),
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
  ])('does not send %s with “%s”', (searchKey, text) =>
    expect(validSearchOrNull({ searchKey, text })).toBeNull(),
  )
})
