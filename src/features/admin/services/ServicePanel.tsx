import { Bones } from '#shared/ui/Bones.tsx'
import type { TableLoad } from '#shared/ui/DataTable.tsx'
import { PanelNote } from '../PanelNote.tsx'
import type { OpenRecord } from '../useOpenRecord.ts'
import type { ServiceRecord } from './service.ts'
import { ServiceForm } from './ServiceForm.tsx'

type ServicePanelProps = {
  open: OpenRecord
  services: readonly ServiceRecord[]
  load: TableLoad
}

/** What stands beside the list: the form, or why there is no record to show. */
export function ServicePanel({ open, services, load }: ServicePanelProps) {
  const common = { onCreated: open.closeCreated, onClose: open.close }
  if (open.isNew) return <ServiceForm key="new" service={null} {...common} />
  const service = services.find(({ serviceId }) => serviceId === open.id)
  if (service !== undefined)
    return <ServiceForm key={service.serviceId} service={service} {...common} />
  return (
    <PanelNote heading="Service" onClose={open.close}>
      {load.kind === 'loading' && <Bones lines={5} label="Loading the service" />}
      {load.kind === 'ready' && (
        <p>
          The service that this link leads to is not in the list. Choose one from the list instead.
        </p>
      )}
      {load.kind === 'failed' && (
        <>
          <p>The list of services could not be loaded, so this service cannot be shown.</p>
          <button type="button" className="btn btn-secondary" onClick={load.retry}>
            Try again
          </button>
        </>
      )}
    </PanelNote>
  )
}
