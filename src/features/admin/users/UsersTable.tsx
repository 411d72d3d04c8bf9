import people from 'bootstrap-icons/icons/people.svg?raw'
import { useCallback } from 'react'
import { DataTable, type TableLoad } from '#shared/ui/DataTable.tsx'
import { ListHead } from '#shared/ui/ListHead.tsx'
import { TableSearch } from '#shared/ui/TableSearch.tsx'
import { useIsNarrow } from '#shared/ui/useMedia.ts'
import { useTableUrl, type TableUrl } from '#shared/ui/useTableUrl.ts'
import type { Client } from '../clients/client.ts'
import type { OpenRecord } from '#shared/records/useOpenRecord.ts'
import { OrganizationFilter } from './OrganizationFilter.tsx'
import type { User } from './user.ts'
import { ALL_CLIENTS_COLUMNS, OWN_CLIENT_COLUMNS } from './userColumns.tsx'
import './users.css'

type UsersTableProps = {
  users: readonly User[]
  clients: readonly Client[]
  load: TableLoad
  /** Filter and sort by client: a ProductAdmin's alone (shell §6). */
  isFiltered: boolean
  open: OpenRecord
}

/** The address bar's name of the filter. */
const CLIENT = 'client'
const FILTERS = [CLIENT] as const
const NO_FILTERS = [] as const

const passes = ({ clientCode }: User, filters: TableUrl['query']['filters']) =>
  filters[CLIENT]?.includes(clientCode) ?? true

const keyOf = ({ userId }: User) => userId

/** 'Users List' (shell §2): search over name, e-mail, code and number; filter by client code. */
export function UsersTable({ users, clients, load, isFiltered, open }: UsersTableProps) {
  const table = useTableUrl(isFiltered ? FILTERS : NO_FILTERS)
  const isNarrow = useIsNarrow()
  const { show } = open
  const openUser = useCallback(({ userId }: User) => show(userId), [show])
  return (
    <DataTable
      label="Users List"
      noun={['user', 'users']}
      columns={isFiltered ? ALL_CLIENTS_COLUMNS : OWN_CLIENT_COLUMNS}
      rows={users}
      rowKey={keyOf}
      table={table}
      load={load}
      passes={passes}
      foot="count"
      openKey={open.id}
      // A card's name is its link already.
      {...(isNarrow ? {} : { onOpen: openUser })}
      empty={{
        icon: people,
        line: 'Add the first one: choose the services, and give them their password.',
        action: (
          <button type="button" className="btn btn-primary" onClick={open.add}>
            Add the first one
          </button>
        ),
      }}
      head={
        <ListHead
          title="Users List"
          count={load.kind === 'ready' || users.length > 0 ? users.length : null}
          search={
            <>
              <TableSearch
                label="Search users"
                placeholder="Search name, email, code or number"
                value={table.query.search}
                onChange={table.setSearch}
              />
              {isFiltered && (
                <OrganizationFilter
                  users={users}
                  clients={clients}
                  value={table.query.filters[CLIENT]?.[0] ?? ''}
                  onChange={(code) => table.setFilter(CLIENT, code === '' ? [] : [code])}
                />
              )}
            </>
          }
        />
      }
    />
  )
}
