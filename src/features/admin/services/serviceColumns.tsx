import type { Column } from '#shared/ui/table/column.ts'
import { serviceLabel } from '../assignedService.ts'
import { RecordLink } from '#shared/records/RecordLink.tsx'
import { StatusChip } from '../StatusChip.tsx'
import { toStatus } from '../status.ts'
import type { ServiceRecord } from './service.ts'
import './services.css'

/** The columns of the Service List (shell §2). */
export const SERVICE_COLUMNS: readonly Column<ServiceRecord>[] = [
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
