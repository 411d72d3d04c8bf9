import { expect, it } from 'vitest'
import { createLatestOnly } from '#shared/ui/preview/sheet/query/createLatestOnly.ts'
import {
  type ColumnFilter,
  activeFilters,
  describeFilter,
  EMPTY_FILTER,
  isQueryActive,
  isFiltered,
  nextSort,
  EMPTY_SHEET_QUERY,
  type SheetQuery,
  type SheetQueryEvent,
  sheetQueryReducer,
} from '#shared/ui/preview/sheet/query/sheetQuery.ts'

const HOLDS: ColumnFilter = { ...EMPTY_FILTER, text: 'neft' }
const GIVEN = { rows: [4, 2], label: 'Credits of Apr 2026' }
const NARROWED: SheetQuery = { ...EMPTY_SHEET_QUERY, rowSubset: GIVEN }
const after = (...events: SheetQueryEvent[]) => events.reduce(sheetQueryReducer, EMPTY_SHEET_QUERY)

it.each<[string, SheetQueryEvent[], object]>([
  ['search', [{ kind: 'search', text: 'a' }], { search: 'a' }],
  ['filter', [{ kind: 'filter', column: 2, filter: HOLDS }], { filters: { 2: HOLDS } }],
  [
    'sort',
    [{ kind: 'sort', sort: { column: 1, descending: true } }],
    { sort: { column: 1, descending: true } },
  ],
  [
    'reset',
    [
      { kind: 'search', text: 'a' },
      { kind: 'filter', column: 2, filter: HOLDS },
      { kind: 'reset' },
    ],
    {},
  ],
])('%s', (_, events, query) => {
  expect(after(...events)).toEqual({ ...EMPTY_SHEET_QUERY, ...query })
})

it('shows all rows again, of what is searched', () => {
  const searched = sheetQueryReducer(NARROWED, { kind: 'search', text: 'a' })
  expect(searched).toEqual({ ...NARROWED, search: 'a' })
  expect(sheetQueryReducer(searched, { kind: 'allRows' })).toEqual({
    ...EMPTY_SHEET_QUERY,
    search: 'a',
  })
})

it('distinguishes filters from sorting', () => {
  const sorted = after({ kind: 'sort', sort: { column: 0, descending: false } })
  const idle = after({ kind: 'filter', column: 0, filter: { ...EMPTY_FILTER, text: ' ' } })
  expect([EMPTY_SHEET_QUERY, idle, sorted, NARROWED].map(isQueryActive)).toEqual([
    false,
    false,
    true,
    true,
  ])
  expect([idle, sorted, NARROWED].map(isFiltered)).toEqual([false, false, true])
})

it('sorts up, down, and as the file has it', () => {
  const up = nextSort(null, 3)
  const down = nextSort(up, 3)
  expect([up, down, nextSort(down, 3)]).toEqual([
    { column: 3, descending: false },
    { column: 3, descending: true },
    null,
  ])
  expect(nextSort(down, 1)).toEqual({ column: 1, descending: false })
})

it.each<[ColumnFilter, string]>([
  [HOLDS, 'contains “neft”'],
  [{ text: '', from: '1,000', to: '' }, 'from 1,000'],
  [{ text: '', from: '', to: '5' }, 'up to 5'],
  [{ text: 'upi', from: '1', to: '5' }, 'contains “upi”, 1 to 5'],
  [{ text: ' ', from: ' ', to: '' }, ''],
])('describes %j as %s', (filter, words) => {
  expect(describeFilter(filter)).toBe(words)
  expect(activeFilters({ ...EMPTY_SHEET_QUERY, filters: { 3: filter } })).toEqual(
    words === '' ? [] : [[3, filter]],
  )
})

it('runs one query at a time, then only the latest', async () => {
  const latestOnly = createLatestOnly()
  const asked: string[] = []
  const ask = (name: string) => async () => {
    asked.push(name)
    return name
  }
  const answers: ((answer: string) => void)[] = []
  const first = latestOnly(async () => new Promise<string>((done) => answers.push(done)))
  await Promise.resolve()
  const others = [latestOnly(ask('b')), latestOnly(ask('c'))]
  answers[0]?.('a')
  expect(await Promise.all([first, ...others])).toEqual(['a', null, 'c'])
  expect(asked).toEqual(['c'])
  const failing = latestOnly(async () => Promise.reject(new Error('gone')))
  await expect(failing).rejects.toThrow('gone')
  expect(await latestOnly(ask('d'))).toBe('d')
})
