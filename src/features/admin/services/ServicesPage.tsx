import grid from 'bootstrap-icons/icons/grid.svg?raw'
import plus from 'bootstrap-icons/icons/plus-lg.svg?raw'
import { RecordList } from '#shared/kits/records/list/RecordList.tsx'
import { useLoadedList } from '#shared/kits/records/list/useLoadedList.ts'
import { RecordLink } from '#shared/kits/records/RecordLink.tsx'
import { RecordsPage } from '#shared/kits/records/RecordsPage.tsx'
import { useCreatedRecordId } from '#shared/kits/records/useCreatedRecordId.ts'
import { useOpenRecord, type OpenRecord } from '#shared/kits/records/useOpenRecord.ts'
import { usePrefetchPanel } from '#shared/kits/records/usePrefetchPanel.ts'
import { QueryCacheGate } from '#shared/platform/queryCache/QueryCacheGate.tsx'
import { Icon } from '#shared/ui/components/Icon.tsx'
import { lazyWithRetry, PanelLoadError } from '#shared/ui/loading/lazyWithRetry.tsx'
import type { Column } from '#shared/ui/table/column.ts'
import type { TableLoad } from '#shared/ui/table/DataTable.tsx'
import { useTableUrl } from '#shared/ui/table/useTableUrl.ts'
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

type ServicesTableProps = {
  services: readonly ServiceRecord[]
  load: TableLoad
  open: OpenRecord
  newKey: string | null
}

const NO_FILTERS: readonly string[] = []
const SEARCH = { label: 'Search services', placeholder: 'Search name, type or description' }

function ServicesTable({ services, load, open, newKey }: ServicesTableProps) {
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
      empty={{ icon: grid, description: 'Add the first one, then assign it to clients.' }}
    />
  )
}

const ServicePanel = lazyWithRetry(async () => (await import('./ServicePanel.tsx')).ServicePanel, {
  label: 'The form',
  LoadError: PanelLoadError,
})

/** Only a ProductAdmin can open the route (shell §6), so the page checks no role. */
export function ServicesPage() {
  return (
    <QueryCacheGate>
      <ServicesScreen />
    </QueryCacheGate>
  )
}

function ServicesScreen() {
  const query = useServicesQuery(undefined, { refetchOnMountOrArgChange: true })
  const { rows: services, load } = useLoadedList(query)
  const open = useOpenRecord()
  const newKey = useCreatedRecordId({
    rows: services,
    idOf: serviceIdOf,
    isKnown: load.kind === 'ready',
    open,
  })
  usePrefetchPanel(ServicePanel)
  return (
    <RecordsPage
      title="Service Management"
      subtitle="What the portal offers. Services are assigned to clients, and from those to their users."
      action={
        <button type="button" className="btn btn-secondary" onClick={open.add}>
          <Icon of={plus} />
          Add Service
        </button>
      }
      list={<ServicesTable services={services} load={load} open={open} newKey={newKey} />}
      panel={
        open.isNew || open.id !== null ? (
          <ServicePanel open={open} services={services} load={load} />
        ) : null
      }
    />
  )
}
