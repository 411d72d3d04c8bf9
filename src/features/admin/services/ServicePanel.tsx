import type { TableLoad } from '#shared/ui/DataTable.tsx'
import { AbsentRecord } from '#shared/records/AbsentRecord.tsx'
import type { OpenRecord } from '#shared/records/useOpenRecord.ts'
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
    <AbsentRecord
      noun="service"
      nouns="services"
      heading="Service"
      load={load}
      onClose={open.close}
    />
  )
}
