import buildings from 'bootstrap-icons/icons/buildings.svg?raw'
import { useMemo } from 'react'
import { DataTable, type TableLoad } from '#shared/ui/DataTable.tsx'
import { ListHead } from '#shared/ui/ListHead.tsx'
import { Segmented } from '#shared/ui/Segmented.tsx'
import { TableSearch } from '#shared/ui/TableSearch.tsx'
import { useTableUrl } from '#shared/ui/useTableUrl.ts'
import type { Client, ClientType } from './client.ts'
import { CLIENT_COLUMNS } from './clientColumns.tsx'

type ClientsTableProps = {
  clients: readonly Client[]
  load: TableLoad
  type: ClientType
  onType: (type: ClientType) => void
  openId: string | null
  onOpen: (clientId: string) => void
  onAdd: () => void
}

const SWITCH = [
  { value: 'Client', label: 'Clients' },
  { value: 'subClient', label: 'Sub Clients' },
] as const

const NOUNS: Record<ClientType, readonly [string, string]> = {
  Client: ['client', 'clients'],
  subClient: ['sub client', 'sub clients'],
}

const FIRST: Record<ClientType, string> = {
  Client: 'Add the first organization, choose its services, then give its people users.',
  subClient: 'A sub client belongs to a client and works with that client’s services.',
}

const NO_FILTERS: readonly string[] = []
const keyOf = ({ clientId }: Client) => clientId
/** Shell §2, §9. */
const MAX_HEIGHT = '400px'

/** The Clients List: one half at a time, searched by organization and code. */
export function ClientsTable(props: ClientsTableProps) {
  const { clients, load, type, onType, openId, onOpen, onAdd } = props
  const table = useTableUrl(NO_FILTERS)
  const rows = useMemo(
    () => clients.filter(({ clientType }) => clientType === type),
    [clients, type],
  )
  const isKnown = load.kind === 'ready' || (load.kind === 'failed' && load.keptFrom !== null)
  return (
    <DataTable
      label="Clients List"
      noun={NOUNS[type]}
      columns={CLIENT_COLUMNS}
      rows={rows}
      rowKey={keyOf}
      table={table}
      load={load}
      foot="count"
      maxHeight={MAX_HEIGHT}
      openKey={openId}
      onOpen={({ clientId }) => onOpen(clientId)}
      empty={{
        icon: buildings,
        line: FIRST[type],
        action: (
          <button type="button" className="btn btn-primary" onClick={onAdd}>
            Add the first one
          </button>
        ),
      }}
      head={
        <ListHead
          title="Clients List"
          count={isKnown ? rows.length : null}
          search={
            <TableSearch
              label="Search organization or code"
              value={table.query.search}
              onChange={table.setSearch}
            />
          }
        >
          <Segmented label="Which clients" options={SWITCH} value={type} onChange={onType} />
        </ListHead>
      }
    />
  )
}
