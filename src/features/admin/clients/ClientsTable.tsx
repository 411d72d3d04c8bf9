import buildings from 'bootstrap-icons/icons/buildings.svg?raw'
import { useMemo } from 'react'
import { RecordList } from '#shared/records/list/RecordList.tsx'
import type { OpenRecord } from '#shared/records/useOpenRecord.ts'
import type { TableLoad } from '#shared/ui/DataTable.tsx'
import { Segmented } from '#shared/ui/Segmented.tsx'
import { useTableUrl } from '#shared/ui/useTableUrl.ts'
import { clientIdOf, type Client, type ClientType } from './client.ts'
import { CLIENT_COLUMNS } from './clientColumns.tsx'

type ClientsTableProps = {
  clients: readonly Client[]
  load: TableLoad
  type: ClientType
  onType: (type: ClientType) => void
  open: OpenRecord
  /** Of the one that was just made. */
  newKey: string | null
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
const SEARCH = { label: 'Search organization or code' }
/** Shell §2, §9. */
const MAX_HEIGHT = '400px'

/** The Clients List: one half at a time, searched by organization and code. */
export function ClientsTable({ clients, load, type, onType, open, newKey }: ClientsTableProps) {
  const table = useTableUrl(NO_FILTERS)
  const rows = useMemo(
    () => clients.filter(({ clientType }) => clientType === type),
    [clients, type],
  )
  return (
    <RecordList
      title="Clients List"
      noun={NOUNS[type]}
      columns={CLIENT_COLUMNS}
      rows={rows}
      idOf={clientIdOf}
      table={table}
      load={load}
      search={SEARCH}
      open={open}
      newKey={newKey}
      empty={{ icon: buildings, line: FIRST[type] }}
      maxHeight={MAX_HEIGHT}
    >
      <Segmented label="Which clients" options={SWITCH} value={type} onChange={onType} />
    </RecordList>
  )
}
