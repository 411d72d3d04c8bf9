import { describe, expect, it } from 'vitest'
import { toCaseListBody, type CaseListQuery } from '#features/kyc/dav/caseFilters.ts'

const aQuery = (parts: Partial<CaseListQuery> = {}): CaseListQuery => ({
  subClientId: 'sub-1',
  page: 1,
  sort: null,
  filters: {},
  search: null,
  ...parts,
})
const paging = { limit: 50, offset: 0, truncateResponse: true }

describe('body of the list call (decisions D10, D33, D35)', () => {
  it('contains only the sub-client without filters', () => {
    expect(toCaseListBody(aQuery())).toEqual({ subClientIds: ['sub-1'], ...paging })
    expect(toCaseListBody(aQuery({ page: 3 }))).toEqual({
      subClientIds: ['sub-1'],
      ...paging,
      offset: 100,
    })
  })

  it.each<[string, Partial<CaseListQuery>, object]>([
    [
      'a search',
      { search: { searchKey: 'referenceNumber', text: 'R-1' } },
      { referenceNumber: 'R-1' },
    ],
    [
      'QC Not Ready, with the statuses that have no label',
      { filters: { status: ['notReady'] } },
      { overallStatus: ['INITIATED', 'PENDING_USER_INPUT', 'RE_INITIATE', 'RE_INITIATED'] },
    ],
    [
      'several statuses',
      { filters: { status: ['failed', 'ready'] } },
      { overallStatus: ['PENDING_QC', 'RE_OPEN_FOR_QC', 'REJECTED'] },
    ],
    [
      'yes and no',
      { filters: { email: ['yes'], call: ['no'], sms: ['yes', 'no'] } },
      { emailDone: [true], callDone: [false], smsDone: [true, false] },
    ],
    [
      'Indian days in the format DD-MM-YYYY',
      { filters: { startedFrom: ['2026-11-09'], startedTo: ['2026-11-20'] } },
      { createdAfter: '09/11/2026 00:00:00', createdBefore: '20/11/2026 23:59:59' },
    ],
  ])('%s', (_, parts, filters) => {
    expect(toCaseListBody(aQuery(parts))).toEqual({
      filters: { subClientIds: ['sub-1'], ...filters },
      ...paging,
    })
  })

  it('omits invalid values of a manually edited URL', () => {
    const filters = { status: ['whatever'], email: ['maybe'], startedFrom: ['2026-02-30'] }
    expect(toCaseListBody(aQuery({ filters }))).toEqual({
      filters: { subClientIds: ['sub-1'] },
      ...paging,
    })
  })
})
