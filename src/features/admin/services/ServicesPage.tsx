import grid from 'bootstrap-icons/icons/grid.svg?raw'
import { RecordList } from '#shared/kits/records/list/RecordList.tsx'
import { RecordLink } from '#shared/kits/records/RecordLink.tsx'
import { RecordsPage } from '#shared/kits/records/RecordsPage.tsx'
import { useRecords, type Records } from '#shared/kits/records/useRecords.ts'
import { withQueryCache } from '#shared/platform/queryCache/QueryCacheGate.tsx'
import { lazyWithRetry, PanelLoadError } from '#shared/ui/loading/lazyWithRetry.tsx'
import type { Column } from '#shared/ui/table/column.ts'
import { useTableUrl } from '#shared/ui/table/query/useTableUrl.ts'
import { serviceLabel } from '../assignedService.ts'
import { STATUS_COLUMN } from '../statusColumn.tsx'
import { serviceIdOf, type ServiceRecord } from './service.ts'
import { useServicesQuery } from './servicesApi.ts'
import './services.css'

const COLUMNS: readonly Column<ServiceRecord>[] = [
  {
    id: 'service',
    header: 'Service',
    cell: ({ serviceId, name, description }) => (
      <span className="service-cell">
        <RecordLink id={serviceId}>{name}</RecordLink>
        <span className="service-about">{description}</span>
      </span>
    ),
    searchText: ({ name, description, serviceType }) =>
      [name, serviceLabel(name), description, serviceType].join(' '),
    sortBy: ({ name }) => name,
    weight: 'name',
    card: 'title',
  },
  STATUS_COLUMN,
]

const NO_FILTERS: readonly string[] = []
const SEARCH = { label: 'Search services', placeholder: 'Search name, type or description' }

function ServicesTable(records: Records<ServiceRecord>) {
  const table = useTableUrl(NO_FILTERS)
  return (
    <RecordList
      {...records}
      title="Service List"
      noun={['service', 'services']}
      columns={COLUMNS}
      idOf={serviceIdOf}
      table={table}
      search={SEARCH}
      isTitleLink
      empty={{ icon: grid, description: 'Add the first one, then assign it to clients.' }}
    />
  )
}

const ServicePanel = lazyWithRetry(async () => (await import('./ServicePanel.tsx')).ServicePanel, {
  label: 'The form',
  LoadError: PanelLoadError,
})

/** Only a ProductAdmin can open the route (shell §6), so the page checks no role. */
export const ServicesPage = withQueryCache(ServicesScreen)

function ServicesScreen() {
  const query = useServicesQuery(undefined, { refetchOnMountOrArgChange: true })
  const records = useRecords({ query, idOf: serviceIdOf, Panel: ServicePanel })
  return (
    <RecordsPage
      title="Service Management"
      subtitle="What the portal offers. Services are assigned to clients, and from those to their users."
      addLabel="Add Service"
      open={records.open}
      list={<ServicesTable {...records} />}
      panel={<ServicePanel {...records} />}
    />
  )
}
