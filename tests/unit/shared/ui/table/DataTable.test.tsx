import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DataTable, type TableLoad } from '#shared/ui/table/DataTable.tsx'
import { ListHeader } from '#shared/ui/table/ListHeader.tsx'
import type { Column } from '#shared/ui/table/column.ts'
import type { TablePaging } from '#shared/ui/table/usePagedRows.ts'
import { TableSearch } from '#shared/ui/table/TableSearch.tsx'
import { useTableUrl } from '#shared/ui/table/useTableUrl.ts'

type Case = { id: number; name: string; status: string; pay: number | null }
const NAMES = ['Rohit', 'Asha', 'Meena', 'Vikram', 'Deepak', 'Fathima', 'Harpreet'] as const
const someCases = (count: number): Case[] =>
  Array.from({ length: count }, (_, at) => ({
    id: at + 1,
    name: `${NAMES[at % NAMES.length]} ${at + 1}`,
    status: at % 2 === 0 ? 'Active' : 'Inactive',
    pay: at === 0 ? null : 100 * at,
  }))
const SEVEN = someCases(7)

const COLUMNS: readonly Column<Case>[] = [
  {
    id: 'name',
    header: 'Name',
    cell: (row) => row.name,
    sortBy: (row) => row.name,
    searchText: (row) => row.name,
  },
  {
    id: 'pay',
    header: 'Pay',
    cell: (row) => row.pay ?? '–',
    sortBy: (row) => row.pay,
    align: 'end',
  },
  { id: 'status', header: 'Status', cell: (row) => row.status },
  {
    id: 'do',
    header: 'Action',
    cell: (row) => <button type="button">View {row.id}</button>,
    isPinned: true,
  },
]
const FILTERS = ['status'] as const
const passes = (row: Case, filters: Readonly<Record<string, readonly string[]>>) =>
  filters.status === undefined || filters.status.includes(row.status)
const keyOf = (row: Case) => String(row.id)
const READY: TableLoad = { kind: 'ready' }

type ListProps = {
  rows?: readonly Case[]
  load?: TableLoad
  paging?: TablePaging
  onOpen?: (row: Case) => void
  footer?: 'pages' | 'count'
  openRowKey?: string | null
  hasHead?: boolean
}

function List({ rows = SEVEN, load = READY, hasHead = false, ...rest }: ListProps) {
  const table = useTableUrl(FILTERS)
  const status = table.query.filters.status ?? []
  const chips = status.map((value) => ({
    key: value,
    label: 'Status',
    value,
    onRemove: () => table.setFilter('status', []),
  }))
  return (
    <>
      <TableSearch label="Search cases" value={table.query.search} onChange={table.setSearch} />
      <button type="button" onClick={() => table.setFilter('status', ['Active'])}>
        Only active
      </button>
      <DataTable
        label="Cases"
        noun={['case', 'cases']}
        columns={COLUMNS}
        rows={rows}
        rowKey={keyOf}
        table={table}
        load={load}
        matchesFilters={passes}
        chips={chips}
        empty={{ description: 'Upload a CSV first.' }}
        header={
          hasHead ? <ListHeader title="Cases List" count={rows.length} search="" /> : undefined
        }
        {...rest}
      />
      <Address />
    </>
  )
}

function Address() {
  const goTo = useNavigate()
  return (
    <>
      <output aria-label="Address">{useLocation().search}</output>
      <button type="button" onClick={() => void goTo(-1)}>
        Back
      </button>
    </>
  )
}

function show(props: ListProps = {}, address = '/') {
  const user = userEvent.setup()
  const page = (next: ListProps) => (
    <MemoryRouter initialEntries={[address]}>
      <List {...next} />
    </MemoryRouter>
  )
  const { rerender } = render(page(props))
  return { user, rerender: (next: ListProps) => rerender(page(next)) }
}

const names = () =>
  within(screen.getByRole('table', { name: 'Cases' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[0]?.textContent)
const address = () => screen.getByRole('status', { name: 'Address' }).textContent
const head = (name: string) => screen.getByRole('columnheader', { name })
const press = (name: string) => screen.getByRole('button', { name })

describe('sorting', () => {
  it('sorts up, down and back, announces it, and stores it in the URL', async () => {
    const { user } = show()
    await user.click(press('Name'))
    expect(names()[0]).toBe('Asha 2')
    expect(head('Name')).toHaveAttribute('aria-sort', 'ascending')
    expect(address()).toBe('?sort=name')
    await user.click(press('Name'))
    expect(names()[0]).toBe('Vikram 4')
    expect(head('Name')).toHaveAttribute('aria-sort', 'descending')
    expect(address()).toBe('?sort=-name')
    await user.click(press('Name'))
    expect(names()[0]).toBe('Rohit 1')
    expect(head('Name')).not.toHaveAttribute('aria-sort')
    expect(address()).toBe('')
  })

  it.each([
    ['?sort=pay', 'Asha 2', 'Rohit 1'],
    ['?sort=-pay', 'Harpreet 7', 'Rohit 1'],
  ])('%s sorts numbers by value with missing ones last', (sort, first, last) => {
    show({}, `/${sort}`)
    expect(names().at(0)).toBe(first)
    expect(names().at(-1)).toBe(last)
  })

  it('ignores an unknown or unsortable column', () => {
    show({}, '/?sort=status')
    expect(names()[0]).toBe('Rohit 1')
    expect(screen.queryByRole('button', { name: 'Status' })).not.toBeInTheDocument()
  })

  it('leaves sorting to a paging server', () => {
    show({ paging: { kind: 'server', size: 7, total: 70 } }, '/?sort=name')
    expect(names()[0]).toBe('Rohit 1')
    expect(screen.queryByRole('button', { name: 'Name' })).not.toBeInTheDocument()
  })
})

describe('search and filters', () => {
  it('searches while typing, updates the URL after a pause, and Escape clears it', async () => {
    const { user } = show()
    await user.type(screen.getByRole('searchbox', { name: 'Search cases' }), 'FATH')
    expect(names()).toEqual(['Fathima 6'])
    expect(screen.getByText('1 case matches')).toBeInTheDocument()
    await vi.waitFor(() => expect(address()).toBe('?q=FATH'))
    await user.keyboard('{Escape}')
    expect(names()).toHaveLength(7)
    await vi.waitFor(() => expect(address()).toBe(''))
  })

  it('filters, shows the filter as a chip, and Back takes it away', async () => {
    const { user } = show({}, '/?page=1')
    await user.click(press('Only active'))
    expect(address()).toBe('?status=Active')
    expect(names()).toHaveLength(4)
    expect(screen.getByText('4 cases match')).toBeInTheDocument()
    await user.click(press('Remove filter Status Active'))
    expect(names()).toHaveLength(7)
    await user.click(press('Back'))
    expect(names()).toHaveLength(4)
  })

  it('lets Back override what was searched', async () => {
    const { user } = show({}, '/?q=asha')
    const search = screen.getByRole('searchbox', { name: 'Search cases' })
    expect(search).toHaveValue('asha')
    await user.click(press('Only active'))
    await user.clear(search)
    await user.type(search, 'rohit')
    await vi.waitFor(() => expect(address()).toBe('?q=rohit&status=Active'))
    await user.click(press('Back'))
    expect(search).toHaveValue('asha')
    expect(names()).toEqual(['Asha 2'])
  })

  it('distinguishes "none matches" from "none yet", and Reset shows all', async () => {
    const { user, rerender } = show({}, '/?q=zzz&status=Active')
    expect(
      screen.getByRole('heading', { name: 'No case matches these filters' }),
    ).toBeInTheDocument()
    expect(screen.getByText('There are 7 cases without them.')).toBeInTheDocument()
    const [reset] = screen.getAllByRole('button', { name: 'Reset' })
    if (reset !== undefined) await user.click(reset)
    expect(names()).toHaveLength(7)
    expect(address()).toBe('')
    rerender({ rows: [] })
    expect(screen.getByRole('heading', { name: 'No cases yet' })).toBeInTheDocument()
    expect(screen.getByText('Upload a CSV first.')).toBeInTheDocument()
  })
})

describe('pages', () => {
  const paging: TablePaging = { kind: 'client', size: 3 }

  it('moves to First, previous, next and Last, and a new order starts at the first', async () => {
    const { user } = show({ paging })
    expect(names()).toEqual(['Rohit 1', 'Asha 2', 'Meena 3'])
    expect(press('First')).toBeDisabled()
    expect(press('Previous page')).toBeDisabled()
    await user.click(press('Last'))
    expect(names()).toEqual(['Harpreet 7'])
    expect(screen.getByText('7 to 7 of', { exact: false })).toHaveTextContent('7 to 7 of 7')
    expect(press('Next page')).toBeDisabled()
    expect(press('Last')).toBeDisabled()
    await user.click(press('Previous page'))
    expect(address()).toBe('?page=2')
    expect(screen.getByText('2 of 3')).toHaveAttribute('aria-current', 'page')
    await user.click(press('Name'))
    expect(address()).toBe('?sort=name')
    await user.click(press('Next page'))
    await user.click(press('First'))
    expect(address()).toBe('?sort=name')
  })

  it('shows the last page for one past the end', () => {
    show({ paging }, '/?page=99')
    expect(names()).toEqual(['Harpreet 7'])
  })

  it('hides pagination for one page', () => {
    show({ paging: { kind: 'client', size: 7 } })
    expect(screen.queryByRole('navigation', { name: 'Pages' })).not.toBeInTheDocument()
    expect(screen.getByText('in total', { exact: false })).toHaveTextContent('7 in total')
  })

  it('uses the server’s page count', async () => {
    const { user } = show({ paging: { kind: 'server', size: 7, total: 15 } })
    expect(screen.getByText('1 of 3')).toBeInTheDocument()
    await user.click(press('Next page'))
    expect(address()).toBe('?page=2')
    expect(screen.getByText('8 to 14 of', { exact: false })).toBeInTheDocument()
  })
})

describe('keyboard', () => {
  let opened: number[]
  beforeEach(() => {
    opened = []
  })
  const onOpen = (row: Case) => opened.push(row.id)
  const focusedRow = () => document.activeElement?.textContent

  it('moves with arrows, opens with Enter, and ignores keys on buttons in a row', async () => {
    const { user } = show({ onOpen })
    const first = screen.getByRole('row', { name: /Rohit 1/ })
    act(() => first.focus())
    await user.keyboard('{ArrowDown}{ArrowDown}')
    expect(focusedRow()).toContain('Meena 3')
    await user.keyboard('{End}{ArrowDown}')
    expect(focusedRow()).toContain('Harpreet 7')
    await user.keyboard('{Enter}{Home}{Enter}')
    expect(opened).toEqual([7, 1])
    await user.tab()
    expect(press('View 1')).toHaveFocus()
    await user.keyboard('{ArrowDown}{Enter}')
    expect(opened).toEqual([7, 1])
  })

  it('has one stop for Tab among its rows', async () => {
    show({ onOpen })
    const stops = screen
      .getAllByRole('row')
      .filter((row) => row.tabIndex === 0 && row.hasAttribute('data-row'))
    expect(stops).toHaveLength(1)
  })

  it('opens by a click on the row, not by one on its button', async () => {
    const { user } = show({ onOpen })
    await user.click(press('View 2'))
    expect(opened).toEqual([])
    await user.click(screen.getByRole('cell', { name: 'Meena 3' }))
    expect(opened).toEqual([3])
  })
})

describe('loading and failing', () => {
  it('shows the headers and announces loading', () => {
    show({ rows: [], load: { kind: 'loading' } })
    expect(screen.getByRole('table', { name: 'Cases' })).toHaveAttribute('aria-busy', 'true')
    expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
      'Name',
      'Pay',
      'Status',
      'Action',
    ])
    expect(screen.getByText('Loading cases')).toBeInTheDocument()
    expect(screen.queryByText('No cases yet')).not.toBeInTheDocument()
  })

  it('keeps its rows with their time, and retries', async () => {
    const retry = vi.fn()
    const lastLoadedAt = Date.parse('2026-11-20T05:12:00Z')
    const { user } = show({
      load: { kind: 'failed', message: 'Unable to connect to the server!', lastLoadedAt, retry },
    })
    expect(screen.getByRole('alert')).toHaveTextContent(
      'Unable to connect to the server! This list is from 10:42.',
    )
    expect(names()).toHaveLength(7)
    await user.click(press('Try again'))
    expect(retry).toHaveBeenCalledOnce()
  })

  it('mentions no earlier list if there is none', () => {
    show({
      rows: [],
      load: {
        kind: 'failed',
        message: 'Unable to connect to the server!',
        lastLoadedAt: null,
        retry: vi.fn(),
      },
    })
    expect(screen.getByRole('alert')).toHaveTextContent(
      /^Unable to connect to the server! The list could not be loaded.Try again$/,
    )
    expect(screen.queryByText('No cases yet')).not.toBeInTheDocument()
  })
})

describe('a list with its header in the panel', () => {
  const failed: TableLoad = { kind: 'failed', message: 'No.', lastLoadedAt: null, retry: () => {} }
  it.each([
    ['ready', { rows: SEVEN }],
    ['loading', { rows: [], load: { kind: 'loading' } }],
    ['empty', { rows: [] }],
    ['failed', { rows: [], load: failed }],
  ] satisfies [string, ListProps][])('keeps it while it is %s', (_, props) => {
    show({ ...props, hasHead: true, footer: 'count' })
    expect(screen.getByRole('heading', { name: /^Cases List/ })).toBeInTheDocument()
  })

  it('counts in its footer, announces matches, and has no chips', async () => {
    const { user } = show({ hasHead: true, footer: 'count' })
    expect(screen.getByText('7 in total')).toBeInTheDocument()
    await user.type(screen.getByRole('searchbox', { name: 'Search cases' }), 'FATH')
    expect(screen.getByText('1 of 7 matches.')).toBeInTheDocument()
    expect(screen.getByText('1 case matches')).toHaveRole('status')
    await user.click(press('Only active'))
    expect(screen.queryByRole('list', { name: 'Filters' })).not.toBeInTheDocument()
    expect(screen.getByText('0 cases match')).toHaveRole('status')
    await user.click(press('Reset'))
    expect(screen.getByText('7 in total')).toBeInTheDocument()
  })

  it('marks the row of the open record', () => {
    show({ openRowKey: '3' })
    const current = screen.getAllByRole('row').filter((row) => row.ariaCurrent === 'true')
    expect(current.map((row) => row.textContent)).toEqual(['Meena 3200ActiveView 3'])
  })
})

describe('on a phone', () => {
  beforeEach(() => {
    vi.stubGlobal('matchMedia', (media: string) =>
      Object.assign(new EventTarget(), {
        media,
        matches: media.includes('max-width'),
        onchange: null,
        addListener() {},
        removeListener() {},
      }),
    )
  })

  afterEach(() => {
    vi.unstubAllGlobals()
  })

  it('shows the rows as cards that open and keep their action', async () => {
    const onOpen = vi.fn()
    const { user } = show({ onOpen })
    expect(screen.queryByRole('table')).not.toBeInTheDocument()
    const [card] = within(screen.getByRole('list', { name: 'Cases' })).getAllByRole('listitem')
    expect(card).toHaveTextContent('Rohit 1Pay–StatusActiveView 1')
    await user.click(press('Rohit 1'))
    expect(onOpen).toHaveBeenCalledWith(SEVEN[0])
    expect(press('View 7')).toBeInTheDocument()
  })
})
