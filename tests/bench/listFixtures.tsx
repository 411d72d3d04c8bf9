import { useMemo, useState } from 'react'
import { Combobox } from '#shared/ui/combobox/Combobox.tsx'
import type { ComboboxOption } from '#shared/ui/combobox/optionFilter.ts'
import { Segmented } from '#shared/ui/components/fields/Segmented.tsx'
import { DataTable } from '#shared/ui/table/DataTable.tsx'
import { WindowedRows } from '#shared/ui/table/grid/WindowedRows.tsx'
import { ListHeader } from '#shared/ui/table/ListHeader.tsx'
import { TableSearch } from '#shared/ui/table/query/TableSearch.tsx'
import { useTableUrl, type TableUrl } from '#shared/ui/table/query/useTableUrl.ts'
import { COLUMNS, matchesSearch, type User } from './listRows.tsx'

type FixtureProps = { users: readonly User[] }

const FILTERS = ['client'] as const
const BY_NAME = { column: 'name', descending: false } as const
const SWITCH = [
  { value: 'active', label: 'Users' },
  { value: 'all', label: 'All' },
] as const
const keyOf = (row: User) => String(row.id)
const passes = (row: User, { client }: TableUrl['query']['filters']) =>
  client === undefined || client.includes(row.code)

/** The list of the admin screens: header, filter, search, sorting, virtual rows, count. */
export function OurList({ users }: FixtureProps) {
  const table = useTableUrl(FILTERS, BY_NAME)
  const [kind, setKind] = useState<'active' | 'all'>('active')
  const clients = useMemo(() => clientOptions(100), [])
  return (
    <DataTable
      label="Users List"
      noun={['user', 'users']}
      columns={COLUMNS}
      rows={users}
      rowKey={keyOf}
      table={table}
      matchesFilters={passes}
      load={{ kind: 'ready' }}
      windowing={WindowedRows}
      maxHeight="400px"
      footer="count"
      openRowKey="12"
      empty={{ description: 'None.' }}
      header={
        <ListHeader
          title="Users List"
          count={users.length}
          search={
            <>
              <TableSearch
                label="Search"
                placeholder="Search user or code"
                value={table.query.search}
                onChange={table.setSearch}
              />
              <Combobox
                id="client"
                label="Client"
                isLabelHidden
                options={clients}
                value={table.query.filters.client?.[0] ?? ''}
                onChange={(code) => table.setFilter('client', code === '' ? [] : [code])}
              />
            </>
          }
        >
          <Segmented label="Show" options={SWITCH} value={kind} onChange={setKind} />
        </ListHeader>
      }
    />
  )
}

/** The reference: the same cells, with a node for each matching row. */
export function PlainList({ users }: FixtureProps) {
  const [search, setSearch] = useState('')
  const [column, setColumn] = useState('name')
  const sortBy = COLUMNS.find(({ id }) => id === column)?.sortBy
  const shown = users
    .filter((user) => matchesSearch(user, search))
    .toSorted((a, b) => String(sortBy?.(a)).localeCompare(String(sortBy?.(b))))
  return (
    <>
      <input
        aria-label="Search"
        type="search"
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      <table className="table table-dense">
        <thead>
          <tr>
            {COLUMNS.map(({ id, header }) => (
              <th key={id}>
                <button type="button" onClick={() => setColumn(id)}>
                  {header}
                </button>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map((user, index) => (
            <tr key={user.id} data-row>
              {COLUMNS.map(({ id, cell }) => (
                <td key={id}>{cell(user, index)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

/** A combobox with many clients. */
export function OurChoice({ users }: FixtureProps) {
  const options = useMemo(() => clientOptions(users.length), [users])
  const [value, setValue] = useState('')
  return <Combobox id="client" label="Client" options={options} value={value} onChange={setValue} />
}

/** The reference: a list of all options, rendered when it opens. */
export function PlainChoice({ users }: FixtureProps) {
  const options = useMemo(() => clientOptions(users.length), [users])
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Client
      </button>
      {isOpen && (
        <ul style={{ maxHeight: '320px', overflow: 'auto' }}>
          {options.map(({ value, label, description }) => (
            <li key={value}>
              <button type="button" data-option={value}>
                {label} {description}
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function clientOptions(count: number): readonly ComboboxOption[] {
  const clients = Array.from({ length: count }, (_, at) => {
    const code = `C${String(at).padStart(2, '0')}`
    return { value: code, label: code, description: `Lender ${at} Finance` }
  })
  return [{ value: '', label: 'All Organizations' }, ...clients]
}
