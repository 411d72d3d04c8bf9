import people from 'bootstrap-icons/icons/people.svg?raw'
import { useId, useMemo } from 'react'
import { RecordList } from '#shared/kits/records/list/RecordList.tsx'
import type { OpenRecord } from '#shared/kits/records/useOpenRecord.ts'
import { LazyCombobox } from '#shared/ui/combobox/LazyCombobox.tsx'
import type { TableLoad } from '#shared/ui/table/DataTable.tsx'
import { useTableUrl, type TableUrl } from '#shared/ui/table/useTableUrl.ts'
import type { Client } from '../clients/client.ts'
import { organizationOptions } from './clientOptions.ts'
import { userIdOf, type User } from './user.ts'
import { ALL_CLIENTS_COLUMNS, OWN_CLIENT_COLUMNS } from './userColumns.tsx'
import './users.css'

type UsersTableProps = {
  users: readonly User[]
  clients: readonly Client[]
  load: TableLoad
  /** Only a ProductAdmin sees several clients (shell §6). */
  isFiltered: boolean
  open: OpenRecord
  newKey: string | null
}

const CLIENT = 'client'
const FILTERS = [CLIENT] as const
const NO_FILTERS = [] as const
const SEARCH = { label: 'Search users', placeholder: 'Search name, email, code or number' }

const passes = ({ clientCode }: User, filters: TableUrl['query']['filters']) =>
  filters[CLIENT]?.includes(clientCode) ?? true

export function UsersTable({ users, clients, load, isFiltered, open, newKey }: UsersTableProps) {
  const table = useTableUrl(isFiltered ? FILTERS : NO_FILTERS)
  return (
    <RecordList
      title="Users List"
      noun={['user', 'users']}
      columns={isFiltered ? ALL_CLIENTS_COLUMNS : OWN_CLIENT_COLUMNS}
      rows={users}
      idOf={userIdOf}
      table={table}
      load={load}
      matchesFilters={passes}
      search={SEARCH}
      filter={
        isFiltered && (
          <OrganizationFilter
            users={users}
            clients={clients}
            value={table.query.filters[CLIENT]?.[0] ?? ''}
            onChange={(code) => table.setFilter(CLIENT, code === '' ? [] : [code])}
          />
        )
      }
      open={open}
      newKey={newKey}
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
