import buildings from 'bootstrap-icons/icons/buildings.svg?raw'
import { useMemo } from 'react'
import { RecordList } from '#shared/kits/records/list/RecordList.tsx'
import { RecordLink } from '#shared/kits/records/RecordLink.tsx'
import type { Records } from '#shared/kits/records/useRecords.ts'
import { Segmented } from '#shared/ui/components/fields/Segmented.tsx'
import type { Column } from '#shared/ui/table/column.ts'
import { useTableUrl } from '#shared/ui/table/query/useTableUrl.ts'
import { STATUS_COLUMN } from '../statusColumn.tsx'
import { clientIdOf, type Client, type ClientType } from './client.ts'
import './clients.css'

const CLIENT_COLUMNS: readonly Column<Client>[] = [
  {
    id: 'number',
    header: 'S.No',
    cell: (_, index) => index + 1,
    weight: 'faint',
    width: '88px',
    skeleton: 'short',
    card: 'none',
  },
  {
    id: 'organization',
    header: 'Organization',
    cell: ({ profile }) => profile.organizationName,
    searchText: ({ profile }) => profile.organizationName,
    sortBy: ({ profile }) => profile.organizationName,
    weight: 'name',
    card: 'title',
  },
  {
    id: 'code',
    header: 'ClientCode',
    cell: ({ profile }) => profile.clientCode,
    searchText: ({ profile }) => profile.clientCode,
    sortBy: ({ profile }) => profile.clientCode,
    width: '22%',
    card: 'line',
  },
  STATUS_COLUMN,
  {
    id: 'actions',
    header: 'Actions',
    cell: ({ clientId, profile }) => (
      <RecordLink id={clientId} className="row-action" label={`View ${profile.organizationName}`}>
        View
      </RecordLink>
    ),
    align: 'end',
    width: '88px',
    skeleton: 'short',
    card: 'action',
  },
]

type ClientsTableProps = Records<Client> & {
  type: ClientType
  onType: (type: ClientType) => void
}

const SWITCH = [
  { value: 'Client', label: 'Clients' },
  { value: 'subClient', label: 'Sub Clients' },
] as const

const NOUNS: Record<ClientType, readonly [string, string]> = {
  Client: ['client', 'clients'],
  subClient: ['sub-client', 'sub-clients'],
}

const EMPTY_TEXTS: Record<ClientType, string> = {
  Client: 'Add the first organization, choose its services, then add its users.',
  subClient: 'A sub-client belongs to a client and uses that client’s services.',
}

const NO_FILTERS: readonly string[] = []
const SEARCH = { label: 'Search organization or code' }
/** shell §2, §9. */
const MAX_HEIGHT = '400px'

export function ClientsTable({ type, onType, rows: clients, ...records }: ClientsTableProps) {
  const table = useTableUrl(NO_FILTERS)
  const rows = useMemo(
    () => clients.filter(({ clientType }) => clientType === type),
    [clients, type],
  )
  return (
    <RecordList
      {...records}
      title="Clients List"
      noun={NOUNS[type]}
      columns={CLIENT_COLUMNS}
      rows={rows}
      idOf={clientIdOf}
      table={table}
      search={SEARCH}
      empty={{ icon: buildings, description: EMPTY_TEXTS[type] }}
      maxHeight={MAX_HEIGHT}
    >
      <Segmented label="Which clients" options={SWITCH} value={type} onChange={onType} />
    </RecordList>
  )
}
