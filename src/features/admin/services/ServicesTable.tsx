import grid from 'bootstrap-icons/icons/grid.svg?raw'
import { RecordLink } from '#shared/records/RecordLink.tsx'
import { RecordList } from '#shared/records/list/RecordList.tsx'
import type { OpenRecord } from '#shared/records/useOpenRecord.ts'
import type { TableLoad } from '#shared/ui/DataTable.tsx'
import type { Column } from '#shared/ui/table/column.ts'
import { useTableUrl } from '#shared/ui/useTableUrl.ts'
import { serviceLabel } from '../assignedService.ts'
import { StatusChip } from '../StatusChip.tsx'
import { toStatus } from '../status.ts'
import { serviceIdOf, type ServiceRecord } from './service.ts'
import './services.css'

/** The columns of the Service List (shell §2). */
const COLUMNS: readonly Column<ServiceRecord>[] = [
  {
    id: 'service',
    head: 'Service',
    cell: ({ serviceId, name, description }) => (
      <span className="service-cell">
        <RecordLink id={serviceId}>{name}</RecordLink>
        <span className="service-about">{description}</span>
      </span>
    ),
    text: ({ name, description, serviceType }) =>
      [name, serviceLabel(name), description, serviceType].join(' '),
    sortBy: ({ name }) => name,
    weight: 'name',
    card: 'title',
  },
  {
    id: 'status',
    head: 'Status',
    cell: ({ isActive }) => <StatusChip isActive={isActive} />,
    sortBy: ({ isActive }) => toStatus(isActive),
    width: '120px',
    skeleton: 'chip',
    card: 'status',
  },
]

type ServicesTableProps = {
  services: readonly ServiceRecord[]
  load: TableLoad
  open: OpenRecord
  /** Of the one that was just made. */
  newKey: string | null
}

const NO_FILTERS: readonly string[] = []
const SEARCH = { label: 'Search services', placeholder: 'Search name, type or description' }

/** The Service List (shell §2), searched by name, type and description. */
export function ServicesTable({ services, load, open, newKey }: ServicesTableProps) {
  const table = useTableUrl(NO_FILTERS)
  return (
    <RecordList
      title="Service List"
      noun={['service', 'services']}
      columns={COLUMNS}
      rows={services}
      idOf={serviceIdOf}
      table={table}
      load={load}
      search={SEARCH}
      open={open}
      newKey={newKey}
      isTitleLink
      empty={{ icon: grid, line: 'Add the first one; clients can then be given it.' }}
    />
  )
}
