import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom'
import type { Column } from '#shared/ui/table/column.ts'
import { DataTable, type TableLoad } from '#shared/ui/table/DataTable.tsx'
import { ListHeader } from '#shared/ui/table/ListHeader.tsx'
import { TableSearch } from '#shared/ui/table/query/TableSearch.tsx'
import type { TablePaging } from '#shared/ui/table/query/usePagedRows.ts'
import { useTableUrl } from '#shared/ui/table/query/useTableUrl.ts'

export type Case = { id: number; name: string; status: string; pay: number | null }

const NAMES = ['Rohit', 'Asha', 'Meena', 'Vikram', 'Deepak', 'Fathima', 'Harpreet'] as const

const someCases = (count: number): Case[] =>
  Array.from({ length: count }, (_, at) => ({
    id: at + 1,
    name: `${NAMES[at % NAMES.length]} ${at + 1}`,
    status: at % 2 === 0 ? 'Active' : 'Inactive',
    pay: at === 0 ? null : 100 * at,
  }))

export const SEVEN = someCases(7)

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
    pin: 'end',
  },
]

const FILTERS = ['status'] as const

const passes = (row: Case, filters: Readonly<Record<string, readonly string[]>>) =>
  filters.status === undefined || filters.status.includes(row.status)

const keyOf = (row: Case) => String(row.id)

const READY: TableLoad = { kind: 'ready' }

export type ListProps = {
  rows?: readonly Case[]
  load?: TableLoad
  paging?: TablePaging
  onOpen?: (row: Case) => void
  footer?: 'pages' | 'count'
  openRowKey?: string | null
  hasHead?: boolean
}

export function List({ rows = SEVEN, load = READY, hasHead = false, ...rest }: ListProps) {
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

export function show(props: ListProps = {}, address = '/') {
  const user = userEvent.setup()
  const page = (next: ListProps) => (
    <MemoryRouter initialEntries={[address]}>
      <List {...next} />
    </MemoryRouter>
  )
  const { rerender } = render(page(props))
  return { user, rerender: (next: ListProps) => rerender(page(next)) }
}

export const names = () =>
  within(screen.getByRole('table', { name: 'Cases' }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[0]?.textContent)

export const address = () => screen.getByRole('status', { name: 'Address' }).textContent

export const head = (name: string) => screen.getByRole('columnheader', { name })

export const press = (name: string) => screen.getByRole('button', { name })
