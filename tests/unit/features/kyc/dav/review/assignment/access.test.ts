import { describe, expect, it } from 'vitest'
import { OVERALL_STATUSES, type OverallStatus } from '#features/kyc/dav/case.ts'
import { reviewAccess, describeConflict } from '#features/kyc/dav/review/assignment/access.ts'
import {
  formatAge,
  assigneeInitials,
  assigneeName,
  isSameReviewer,
  formatSince,
} from '#features/kyc/dav/review/assignment/assignee.ts'
import { nextReadyCase } from '#features/kyc/dav/review/assignment/readyCases.ts'
import { anAddressCase } from '#tests/support/davCases.ts'

const ME = 'aparna.rao@pinnaclehome.example'
const NOW = Date.parse('2026-11-20T05:54:00.000Z')

describe('access to a case', () => {
  it.each<[OverallStatus, string]>([
    ['INITIATED', 'QC Not Ready: the candidate has not sent everything yet.'],
    ['PENDING_USER_INPUT', 'QC Not Ready: the candidate has not sent everything yet.'],
    ['RE_INITIATE', 'QC Not Ready: the candidate has not sent everything yet.'],
    ['RE_INITIATED', 'QC Not Ready: the candidate has not sent everything yet.'],
    ['PENDING_QC', 'open'],
    ['RE_OPEN_FOR_QC', 'open'],
    ['ASSIGNED', 'Assigned to S. Menon since 10:42 today.'],
    ['APPROVED', 'QC Successful: this case is decided.'],
    ['REJECTED', 'QC Failed: this case is decided.'],
    ['UNKNOWN', 'The status of this case is not recognized.'],
  ])('%s: %s', (status, expected) => {
    const assignee = status === 'ASSIGNED' ? 's.menon@pinnacle.example' : ''
    const access = reviewAccess(anAddressCase({ status, assignee }), ME, NOW)
    expect(access.kind === 'open' ? 'open' : access.reason).toBe(expected)
  })

  it('covers every status', () => {
    for (const status of OVERALL_STATUSES)
      expect(reviewAccess(anAddressCase({ status }), ME, NOW).kind).toMatch(/open|readOnly/)
  })

  it('compares the assignee’s email without case', () => {
    const mine = anAddressCase({ status: 'ASSIGNED', assignee: ME.toUpperCase() })
    expect(reviewAccess(mine, ME, NOW)).toEqual({ kind: 'open' })
    expect(isSameReviewer('', '')).toBe(false)
  })
})

it('describes how another reviewer changed a refused case', () => {
  expect(describeConflict(null, ME, NOW)).toBe('Another reviewer has changed this case.')
  expect(describeConflict(anAddressCase({ status: 'APPROVED' }), ME, NOW)).toContain('decided')
  expect(describeConflict(anAddressCase(), ME, NOW)).toContain('start this case again')
})

it.each([
  ['s.menon@pinnacle.example', 'S. Menon', 'SM'],
  ['rohan.kulkarni@kaveri.example', 'Rohan Kulkarni', 'RK'],
  ['pin.dav.u101@pinnaclehome.example', 'Pin Dav U101', 'PD'],
  ['', 'another reviewer', 'AR'],
])('%s is %s', (email, name, initials) => {
  expect(assigneeName(email)).toBe(name)
  expect(assigneeInitials(email)).toBe(initials)
})

it.each([
  ['2026-11-20T05:12:00.000Z', '42 min', 'since 10:42 today'],
  ['2026-11-20T02:10:00.000Z', '3 h', 'since 07:40 today'],
  ['2026-11-19T17:00:00.000Z', '12 h', 'since 19 Nov 2026, 22:30'],
  ['2026-11-18T05:00:00.000Z', '2 days', 'since 18 Nov 2026, 10:30'],
  ['2026-11-20T06:00:00.000Z', 'under 1 min', 'since 11:30 today'],
  ['no time', '', ''],
])('an assignment of %s is %s old, %s', (iso, age, since) => {
  expect(formatAge(iso, NOW)).toBe(age)
  expect(formatSince(iso, NOW)).toBe(since)
})

describe('next case', () => {
  const rows = (['PENDING_QC', 'ASSIGNED', 'PENDING_QC', 'RE_OPEN_FOR_QC'] as const).map(
    (status, nth) => anAddressCase({ caseId: String(nth), status }),
  )
  it.each([
    ['0', '2'],
    ['2', '3'],
    ['3', '0'],
    ['a case not on this page', '0'],
  ])('after %s is %s', (currentId, next) => {
    expect(nextReadyCase(rows, currentId)?.caseId).toBe(next)
  })

  it('does not exist when no other case is ready', () => {
    expect(nextReadyCase(rows.slice(0, 2), '0')).toBeNull()
  })
})
