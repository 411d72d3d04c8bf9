import people from 'bootstrap-icons/icons/people.svg?raw'
import { useId, useMemo } from 'react'
import { RecordList } from '#shared/kits/records/list/RecordList.tsx'
import type { Records } from '#shared/kits/records/useRecords.ts'
import { LazyCombobox } from '#shared/ui/combobox/LazyCombobox.tsx'
import { useTableUrl, type TableUrl } from '#shared/ui/table/query/useTableUrl.ts'
import type { Client } from '../clients/client.ts'
import { organizationOptions } from './form/clientOptions.ts'
import { userIdOf, type User } from './user.ts'
import { ALL_CLIENTS_COLUMNS, OWN_CLIENT_COLUMNS } from './userColumns.tsx'
import './users.css'

type UsersTableProps = Records<User> & {
  clients: readonly Client[]
  /** Only a ProductAdmin sees several clients (shell §6). */
  isFiltered: boolean
}

const CLIENT = 'client'
const FILTERS = [CLIENT] as const
const NO_FILTERS = [] as const
const SEARCH = { label: 'Search users', placeholder: 'Search name, email, code or number' }

const passes = ({ clientCode }: User, filters: TableUrl['query']['filters']) =>
  filters[CLIENT]?.includes(clientCode) ?? true

export function UsersTable({ clients, isFiltered, ...records }: UsersTableProps) {
  const table = useTableUrl(isFiltered ? FILTERS : NO_FILTERS)
  return (
    <RecordList
      {...records}
      title="Users List"
      noun={['user', 'users']}
      columns={isFiltered ? ALL_CLIENTS_COLUMNS : OWN_CLIENT_COLUMNS}
      idOf={userIdOf}
      table={table}
      matchesFilters={passes}
      search={SEARCH}
      filter={
        isFiltered && (
          <OrganizationFilter
            users={records.rows}
            clients={clients}
            value={table.query.filters[CLIENT]?.[0] ?? ''}
            onChange={(code) => table.setFilter(CLIENT, code === '' ? [] : [code])}
          />
        )
      }
      isTitleLink
      empty={{
        icon: people,
        description: 'Add the first user: choose their services and set their password.',
      }}
    />
  )
}

type OrganizationFilterProps = {
  users: readonly User[]
  clients: readonly Client[]
  value: string
  onChange: (code: string) => void
}

/** The list renders before this field's code, which is as large as the list's, has loaded. */
function OrganizationFilter({ users, clients, value, onChange }: OrganizationFilterProps) {
  const id = useId()
  const options = useMemo(() => organizationOptions(clients, users, value), [clients, users, value])
  return (
    <LazyCombobox
      id={id}
      label="Organization"
      isLabelHidden
      options={options}
      value={value}
      onChange={onChange}
    />
  )
}
