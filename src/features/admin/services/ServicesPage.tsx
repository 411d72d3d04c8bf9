import plus from 'bootstrap-icons/icons/plus-lg.svg?raw'
import { WithQueryCache } from '#shared/api/WithQueryCache.tsx'
import { useLoadedList } from '#shared/records/list/useLoadedList.ts'
import { RecordsPage } from '#shared/records/RecordsPage.tsx'
import { useMadeRecord } from '#shared/records/useMadeRecord.ts'
import { useOpenRecord } from '#shared/records/useOpenRecord.ts'
import { usePanelAhead } from '#shared/records/usePanelAhead.ts'
import { Icon } from '#shared/ui/Icon.tsx'
import { PanelLost } from '#shared/ui/PanelLost.tsx'
import { lazyPart } from '#shared/ui/lazyPart.tsx'
import { serviceIdOf } from './service.ts'
import { useServicesQuery } from './servicesApi.ts'
import { ServicesTable } from './ServicesTable.tsx'

const ServicePanel = lazyPart(async () => (await import('./ServicePanel.tsx')).ServicePanel, {
  what: 'The form',
  Lost: PanelLost,
})

/**
 * /admin/service (shell §2, "Service admin"). Its route lets ProductAdmin alone in, so that the page always presents
 * itself as ProductAdmin (shell §6) and asks nobody's role.
 */
export function ServicesPage() {
  return (
    <WithQueryCache>
      <ServicesScreen />
    </WithQueryCache>
  )
}

/** The list of services and the one that stands open. What was loaded before shows at once, and is asked for anew. */
function ServicesScreen() {
  const query = useServicesQuery(undefined, { refetchOnMountOrArgChange: true })
  const { rows: services, load } = useLoadedList(query)
  const open = useOpenRecord()
  const newKey = useMadeRecord({
    rows: services,
    idOf: serviceIdOf,
    isKnown: load.kind === 'ready',
    open,
  })
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
      list={<ServicesTable services={services} load={load} open={open} newKey={newKey} />}
      panel={
        open.isNew || open.id !== null ? (
          <ServicePanel open={open} services={services} load={load} />
        ) : null
      }
    />
  )
}
