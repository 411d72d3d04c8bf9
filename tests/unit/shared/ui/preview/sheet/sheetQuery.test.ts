import { expect, it } from 'vitest'
import { createLatestOnly } from '#shared/ui/preview/sheet/createLatestOnly.ts'
import {
  FILTERS,
  FILTERS_BY_COLUMN_KIND,
  describeFilter,
} from '#shared/ui/preview/sheet/describeFilter.ts'
import {
  type ColumnFilter,
  isQueryActive,
  isEmptyFilter,
  isFiltered,
  nextSort,
  EMPTY_SHEET_QUERY,
  type SheetQueryEvent,
  sheetQueryReducer,
} from '#shared/ui/preview/sheet/sheetQuery.ts'

const HOLDS: ColumnFilter = { kind: 'contains', text: 'neft' }
const GIVEN = { rows: [4, 2], label: 'Credits of Apr 2026' }
const after = (...events: SheetQueryEvent[]) => events.reduce(sheetQueryReducer, EMPTY_SHEET_QUERY)

it.each<[string, SheetQueryEvent[], object]>([
  ['search', [{ kind: 'search', text: 'a' }], { search: 'a' }],
  ['filter', [{ kind: 'filter', column: 2, filter: HOLDS }], { filters: { 2: HOLDS } }],
  [
    'filter taken away',
    [
      { kind: 'filter', column: 2, filter: HOLDS },
      { kind: 'filter', column: 2, filter: null },
    ],
    { filters: {} },
  ],
  [
    'sort',
    [{ kind: 'sort', sort: { column: 1, descending: true } }],
    { sort: { column: 1, descending: true } },
  ],
  [
    'only some rows, whatever was asked before',
    [
      { kind: 'search', text: 'a' },
      { kind: 'rowSubset', rowSubset: GIVEN },
    ],
    { rowSubset: GIVEN },
  ],
  [
    'all rows again, of what is searched',
    [{ kind: 'rowSubset', rowSubset: GIVEN }, { kind: 'search', text: 'a' }, { kind: 'allRows' }],
    { search: 'a' },
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
])('%s', (_, events, question) => {
  expect(after(...events)).toEqual({ ...EMPTY_SHEET_QUERY, ...question })
})

it('distinguishes filters from sorting', () => {
  const sorted = after({ kind: 'sort', sort: { column: 0, descending: false } })
  const idle = after({ kind: 'filter', column: 0, filter: FILTERS.contains.initial })
  const narrowed = after({ kind: 'rowSubset', rowSubset: GIVEN })
  expect([EMPTY_SHEET_QUERY, idle, sorted, narrowed].map(isQueryActive)).toEqual([
    false,
    false,
    true,
    true,
  ])
  expect([idle, sorted, narrowed].map(isFiltered)).toEqual([false, false, true])
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
  [{ kind: 'oneOf', texts: ['Rent', 'Salary'] }, 'Rent, Salary'],
  [{ kind: 'oneOf', texts: ['Rent', 'Salary', 'Tax'] }, '3 values'],
  [{ kind: 'figures', from: '1,000', to: '' }, 'from 1,000'],
  [{ kind: 'figures', from: '', to: '5' }, 'up to 5'],
  [{ kind: 'days', from: '2026-04-01', to: '2026-04-30' }, '1 Apr 2026 to 30 Apr 2026'],
  [{ kind: 'filled' }, 'is not empty'],
  [{ kind: 'empty' }, 'is empty'],
])('describes %j as %s', (filter, words) => {
  expect(describeFilter(filter)).toBe(words)
  expect(isEmptyFilter(filter)).toBe(false)
})

it('starts with a filter that excludes nothing', () => {
  const idle = Object.values(FILTERS).map(({ initial }) => [initial.kind, isEmptyFilter(initial)])
  expect(idle).toEqual([
    ['contains', true],
    ['oneOf', true],
    ['figures', true],
    ['days', true],
    ['filled', false],
    ['empty', false],
  ])
  expect(FILTERS_BY_COLUMN_KIND.texts[0]).toBe('contains')
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
