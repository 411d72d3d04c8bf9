import { describe, expect, it } from 'vitest'
import {
  EMPTY_QUERY,
  isFiltered,
  nextSort,
  readTableQuery,
  writeTableQuery,
  type TableQuery,
} from '#shared/ui/table/query/tableQuery.ts'

const FILTERS = ['status', 'client'] as const
const BY_NAME = { column: 'name', descending: false }

const CASES: [address: string, query: TableQuery][] = [
  ['', EMPTY_QUERY],
  ['sort=name', { ...EMPTY_QUERY, sort: BY_NAME }],
  ['sort=-name', { ...EMPTY_QUERY, sort: { column: 'name', descending: true } }],
  ['page=3', { ...EMPTY_QUERY, page: 3 }],
  ['q=rao', { ...EMPTY_QUERY, search: 'rao' }],
  ['status=Active', { ...EMPTY_QUERY, filters: { status: ['Active'] } }],
  [
    'sort=-name&page=2&q=a+b&status=Active&status=Inactive&client=PIN',
    {
      sort: { column: 'name', descending: true },
      page: 2,
      search: 'a b',
      filters: { status: ['Active', 'Inactive'], client: ['PIN'] },
    },
  ],
]

describe.each(CASES)('the query ?%s', (address, query) => {
  it('is read', () => {
    expect(readTableQuery(new URLSearchParams(address), FILTERS)).toEqual(query)
  })
  it('is written back the same', () => {
    expect(writeTableQuery(query, new URLSearchParams(), FILTERS).toString()).toBe(address)
  })
})

it.each([
  'page=0',
  'page=-1',
  'page=1.5',
  'page=x',
  'page=',
  'page=99999999',
  'sort=',
  'sort=-',
  'status=',
  'other=1',
])('ignores ?%s', (address) => {
  expect(readTableQuery(new URLSearchParams(address), FILTERS)).toEqual(EMPTY_QUERY)
})

it('ignores values that a filter does not know, and repeated ones', () => {
  const known = [{ name: 'status', isValid: (value: string) => value === 'Active' }, 'client']
  const read = (address: string) => readTableQuery(new URLSearchParams(address), known)
  expect(read('status=passed')).toEqual(EMPTY_QUERY)
  expect(read('status=passed&status=Active&status=Active&client=X').filters).toEqual({
    status: ['Active'],
    client: ['X'],
  })
  const params = new URLSearchParams('status=passed&tab=checks')
  expect(writeTableQuery(EMPTY_QUERY, params, known).toString()).toBe('tab=checks')
})

it('leaves other parameters alone and writes no default', () => {
  const query = { ...EMPTY_QUERY, sort: BY_NAME, search: 'x' }
  const params = new URLSearchParams('tab=checks&q=old&page=4&status=Active')
  expect(writeTableQuery(query, params, FILTERS, BY_NAME).toString()).toBe('tab=checks&q=x')
  expect(readTableQuery(new URLSearchParams(), FILTERS, BY_NAME).sort).toEqual(BY_NAME)
})

it('sorts up, down, then as the list came', () => {
  const up = nextSort(null, 'name')
  const down = nextSort(up, 'name')
  expect([up, down, nextSort(down, 'name'), nextSort(down, 'phone')]).toEqual([
    BY_NAME,
    { column: 'name', descending: true },
    null,
    { column: 'phone', descending: false },
  ])
})

it.each([
  [EMPTY_QUERY, false],
  [{ ...EMPTY_QUERY, search: '  ' }, false],
  [{ ...EMPTY_QUERY, sort: BY_NAME, page: 2 }, false],
  [{ ...EMPTY_QUERY, search: 'a' }, true],
  [{ ...EMPTY_QUERY, filters: { status: ['Active'] } }, true],
])('%j narrows: %s', (query, is) => {
  expect(isFiltered(query)).toBe(is)
})
