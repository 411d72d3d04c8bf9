import { describe, expect, it } from 'vitest'
import { SEARCH_KEYS, toJobListBody } from '#features/kyc/uan/jobFilters.ts'
import type { ListRequest } from '#shared/kits/dashboard/listBody.ts'

const aQuery = (parts: Partial<ListRequest> = {}): ListRequest => ({
  subClientId: 'sub-1',
  page: 1,
  sort: null,
  filters: {},
  search: null,
  ...parts,
})
const paging = { limit: 50, offset: 0, truncateResponse: true }

describe('body of the list call (decisions D10, D33, D62)', () => {
  it('contains only the sub-client without filters', () => {
    expect(toJobListBody(aQuery({ page: 3 }))).toEqual({
      subClientIds: ['sub-1'],
      ...paging,
      offset: 100,
    })
  })

  it.each<[string, Partial<ListRequest>, object]>([
    ['a search', { search: { searchKey: 'uan', text: '1009' } }, { uan: '1009' }],
    [
      'every status that can be filtered',
      { filters: { status: ['error', 'failed', 'pass', 'loggedIn', 'notLoggedIn'] } },
      { jobStatus: ['NOT_LOGGED_IN', 'LOGGED_IN', 'PASS', 'FAIL', 'ERROR'] },
    ],
    [
      'yes and no',
      { filters: { userVerified: ['yes'], smsSent: ['no'], otpSent: ['yes', 'no'] } },
      { userVerified: [true], smsSent: [false], otpSent: [true, false] },
    ],
    [
      'both ends of a range as Indian days',
      { filters: { uploadedFrom: ['2026-11-09'], uploadedTo: ['2026-11-20'] } },
      { createdAfter: '09/11/2026 00:00:00', createdBefore: '20/11/2026 23:59:59' },
    ],
    ['no end without a start', { filters: { uploadedTo: ['2026-11-20'] } }, {}],
    ['no start without an end', { filters: { uploadedFrom: ['2026-11-20'] } }, {}],
    ['no unknown values from the URL', { filters: { status: ['done'], smsSent: ['maybe'] } }, {}],
  ])('%s', (_, parts, filters) => {
    expect(toJobListBody(aQuery(parts))).toEqual({
      filters: { subClientIds: ['sub-1'], ...filters },
      ...paging,
    })
  })
})

describe('search request (kyc §5)', () => {
  const bodyFor = (by: string, text: string) => {
    const key = SEARCH_KEYS.find(({ value }) => value === by)
    return key !== undefined && 'parse' in key ? key.parse(text) : text
  }
  it.each([
    ['uan', '1009-8451 2237', '100984512237'],
    ['uan', ' MH/BAN 001 ', 'MHBAN001'],
    ['phoneNumber', '94460 31782', '9446031782'],
    ['phoneNumber', 'Meera', null],
    ['candidateName', 'Meera J.', 'Meera J.'],
  ])('by %s: %j → %j', (by, text, expected) => {
    expect(bodyFor(by, text)).toBe(expected)
  })
})
