import { useMemo } from 'react'
import { useAppDispatch } from '#shared/store/hooks.ts'
import { RecordForm } from '#shared/records/form/RecordForm.tsx'
import { addService, editService } from './saveService.ts'
import type { ServiceRecord } from './service.ts'
import { ServiceFormSchema, toServiceValues } from './serviceForm.ts'
import { useServicesQuery } from './servicesApi.ts'
import { SERVICE_SECTIONS } from './serviceSections.ts'

type ServiceFormProps = {
  /** null: one is being added. */
  service: ServiceRecord | null
  onCreated: () => void
  onClose: () => void
}

const sections = () => SERVICE_SECTIONS

/** Add and edit of a service, in one section. */
export function ServiceForm({ service, onCreated, onClose }: ServiceFormProps) {
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
