import { expect, it } from 'vitest'
import {
  countFilters,
  filterProblem,
  withoutInvalidRanges,
} from '#shared/kits/dashboard/filter/filterDraft.ts'
import { parsePhoneSearch } from '#shared/kits/dashboard/phone.ts'
import type { ListFilter } from '#shared/kits/records/list/filters.ts'

const FILTERS: readonly ListFilter[] = [
  { kind: 'days', name: 'started', label: 'Started' },
  { kind: 'days', name: 'uploaded', label: 'Uploaded', requiresBothEnds: true },
]
const KEYS = [
  { value: 'candidateName', label: 'Name' },
  { value: 'phoneNumber', label: 'Phone Number', parse: parsePhoneSearch },
]
const STARTED = { startedFrom: ['2026-11-01'], startedTo: ['2026-11-20'] }
const draft = (parts: Partial<Parameters<typeof filterProblem>[0]> = {}) => ({
  filters: {},
  searchKey: 'candidateName',
  text: '',
  ...parts,
})

it.each([
  ['nothing chosen', draft(), null],
  ['both ends', draft({ filters: STARTED }), null],
  ['one day', draft({ filters: { startedFrom: ['2026-11-01'], startedTo: ['2026-11-01'] } }), null],
  [
    'an end before its start',
    draft({ filters: { startedFrom: ['2026-11-20'], startedTo: ['2026-11-01'] } }),
    'dateRangeSelectError',
  ],
  ['what is no day', draft({ filters: { startedFrom: ['today'] } }), null],
  ['an end alone', draft({ filters: { startedTo: ['2026-11-20'] } }), null],
  ['a start alone', draft({ filters: { startedFrom: ['2026-11-01'] } }), 'dateRangeSelectError'],
  [
    'an end alone, where both are wanted',
    draft({ filters: { uploadedTo: ['2026-11-20'] } }),
    'dateRangeSelectError',
  ],
  ['a name', draft({ text: 'Rohit' }), null],
  ['digits', draft({ searchKey: 'phoneNumber', text: '98220 41763' }), null],
  ['no digits', draft({ searchKey: 'phoneNumber', text: 'Rohit' }), 'phoneNumberInvalid'],
  ['a phone left empty', draft({ searchKey: 'phoneNumber', text: ' ' }), null],
])('%s: %s', (_, chosen, problem) => {
  expect(filterProblem(chosen, { filters: FILTERS, searchKeys: KEYS })?.name ?? null).toBe(problem)
})

it('omits only invalid date ranges', () => {
  const rest = { status: ['ready'], uploadedFrom: ['2026-11-01'], uploadedTo: ['2026-11-20'] }
  expect(withoutInvalidRanges(FILTERS, { ...rest, startedFrom: ['2026-11-01'] })).toEqual(rest)
  expect(withoutInvalidRanges(FILTERS, rest)).toBe(rest)
})

it('counts every filter, a date range as one', () => {
  expect(countFilters(draft(), FILTERS)).toBe(0)
  const filters = { ...STARTED, status: ['ready', 'failed'], email: ['yes'] }
  expect(countFilters(draft({ filters, text: 'Rohit' }), FILTERS)).toBe(5)
})
