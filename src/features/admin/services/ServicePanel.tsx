import { useMemo } from 'react'
import { AbsentRecord } from '#shared/records/AbsentRecord.tsx'
import { RecordForm } from '#shared/records/form/RecordForm.tsx'
import type { OpenRecord } from '#shared/records/useOpenRecord.ts'
import { useAppDispatch } from '#shared/store/hooks.ts'
import type { TableLoad } from '#shared/ui/DataTable.tsx'
import { addService, editService } from './saveService.ts'
import type { ServiceRecord } from './service.ts'
import { ServiceFormSchema, toServiceValues } from './serviceForm.ts'
import { useServicesQuery } from './servicesApi.ts'
import { SERVICE_SECTIONS } from './serviceSections.ts'

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

type ServiceFormProps = {
  /** null: one is being added. */
  service: ServiceRecord | null
  onCreated: () => void
  onClose: () => void
}

const sections = () => SERVICE_SECTIONS

/** Add and edit of a service, in one section. */
function ServiceForm({ service, onCreated, onClose }: ServiceFormProps) {
  const dispatch = useAppDispatch()
  const { refetch } = useServicesQuery()
  const initial = useMemo(() => toServiceValues(service), [service])
  return (
    <RecordForm
      heading={service === null ? 'Add Service' : service.name}
      mode={service === null ? 'add' : 'edit'}
      initial={initial}
      schema={ServiceFormSchema}
      sections={sections}
      save={async (values) =>
        dispatch(service === null ? addService(values) : editService(service, values))
      }
      onSaved={() => {
        if (service === null) onCreated()
      }}
      onEdit={() => void refetch()}
      onClose={onClose}
    />
  )
}
