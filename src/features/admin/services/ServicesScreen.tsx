import plus from 'bootstrap-icons/icons/plus-lg.svg?raw'
import { Icon } from '#shared/ui/Icon.tsx'
import { RecordsPage } from '#shared/records/RecordsPage.tsx'
import { lazyPanel, usePanelAhead } from '#shared/records/lazyPanel.tsx'
import { useListLoad } from '#shared/records/useListLoad.ts'
import { useOpenRecord } from '#shared/records/useOpenRecord.ts'
import { useServicesQuery } from './servicesApi.ts'
import { ServicesTable } from './ServicesTable.tsx'

const ServicePanel = lazyPanel(async () => ({
  default: (await import('./ServicePanel.tsx')).ServicePanel,
}))

/** The list of services and the one that stands open. What was loaded before shows at once, and is asked for anew. */
export function ServicesScreen() {
  const query = useServicesQuery(undefined, { refetchOnMountOrArgChange: true })
  const { rows: services, load } = useListLoad(query)
  const open = useOpenRecord()
  usePanelAhead(ServicePanel)
  return (
    <RecordsPage
      title="Service Management"
      line="What the portal offers. Clients are given services, and their users some of those."
      action={
        <button type="button" className="btn btn-secondary" onClick={open.add}>
          <Icon of={plus} />
          Add Service
        </button>
      }
      list={<ServicesTable services={services} load={load} open={open} />}
      panel={
        open.isNew || open.id !== null ? (
          <ServicePanel open={open} services={services} load={load} />
        ) : null
      }
    />
  )
}
