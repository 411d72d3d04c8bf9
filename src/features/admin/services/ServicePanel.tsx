import { useMemo } from 'react'
import type { SectionSpec } from '#shared/kits/records/form/formSpec.ts'
import { RecordForm } from '#shared/kits/records/form/RecordForm.tsx'
import { RecordPanel } from '#shared/kits/records/RecordPanel.tsx'
import {
  createRecord,
  editRecord,
  type RecordStore,
  type SaveOutcome,
} from '#shared/kits/records/recordStore.ts'
import type { Records } from '#shared/kits/records/useRecords.ts'
import { SERVICE_GROUPS } from '#shared/platform/session/services/services.ts'
import { useAppDispatch } from '#shared/platform/store/hooks.ts'
import type { AppThunk } from '#shared/platform/store/types.ts'
import { STATUSES } from '../status.ts'
import { serviceIdOf, type ServiceRecord, type ServiceDetails } from './service.ts'
import {
  ServiceFormSchema,
  toServiceValues,
  serviceChanges,
  toServiceDetails,
  type ServiceValues,
} from './serviceForm.ts'
import { useServicesQuery, servicesApi } from './servicesApi.ts'

const STATUS_NOTE: Record<ServiceValues['isActive'], string> = {
  Active: 'It can be assigned to clients.',
  Inactive:
    'It is no longer offered. Clients that have it keep it, marked inactive. Nothing is deleted.',
}

const SERVICE_SECTIONS: readonly SectionSpec<ServiceValues>[] = [
  {
    title: 'Service',
    fields: [
      {
        name: 'name',
        label: 'Service name',
        control: { kind: 'text' },
        help: 'Also the key that is assigned to clients and users, such as payslip.',
      },
      { name: 'description', label: 'Description', control: { kind: 'text' } },
      {
        name: 'serviceType',
        label: 'Service type',
        control: { kind: 'text', suggestions: SERVICE_GROUPS },
      },
      {
        name: 'endPointDocument',
        label: 'Endpoint document',
        control: { kind: 'text', type: 'url' },
        help: 'Where the service’s API is documented. Starts with https:// or http://',
      },
      {
        name: 'isActive',
        label: 'Status',
        control: { kind: 'segmented', options: STATUSES.map((value) => ({ value, label: value })) },
        isHidden: ({ mode }) => mode === 'add',
        help: ({ values }) => STATUS_NOTE[values.isActive],
      },
    ],
  },
]

const SERVICE_STORE: RecordStore<ServiceRecord, ServiceDetails, ServiceDetails> = {
  name: 'services',
  create: servicesApi.endpoints.createService,
  update: servicesApi.endpoints.updateService,
  setStatus: servicesApi.endpoints.setServiceStatus,
  toasts: {
    created: 'Service created',
    updated: 'Service updated',
    status: 'Service status updated',
    exists: 'Service already exist',
  },
}

export const createService = (values: ServiceValues) =>
  createRecord(SERVICE_STORE, toServiceDetails(values))

export function updateService(
  record: ServiceRecord,
  values: ServiceValues,
): AppThunk<Promise<SaveOutcome<ServiceValues>>> {
  const { details, isActive } = serviceChanges(record, values)
  return editRecord(SERVICE_STORE, {
    id: record.serviceId,
    current: record,
    update:
      details === null
        ? null
        : { body: details, updatedRecord: { ...record, ...details }, values: details },
    isActive,
  })
}

export function ServicePanel(records: Records<ServiceRecord>) {
  const { closeAfterCreate, close } = records.open
  return (
    <RecordPanel {...records} noun="service" idOf={serviceIdOf}>
      {(service) => <ServiceForm service={service} onCreated={closeAfterCreate} onClose={close} />}
    </RecordPanel>
  )
}

type ServiceFormProps = {
  service: ServiceRecord | null
  onCreated: () => void
  onClose: () => void
}

const sections = () => SERVICE_SECTIONS

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
        dispatch(service === null ? createService(values) : updateService(service, values))
      }
      onSaved={() => {
        if (service === null) onCreated()
      }}
      onEdit={() => void refetch()}
      onClose={onClose}
    />
  )
}
