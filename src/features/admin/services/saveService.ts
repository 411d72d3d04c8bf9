import type { AppThunk } from '#shared/store/types.ts'
import {
  createRecord,
  editRecord,
  type RecordStore,
  type SaveOutcome,
} from '#shared/records/recordStore.ts'
import type { ServiceDetails, ServiceRecord } from './service.ts'
import { serviceChanges, toServiceDetails, type ServiceValues } from './serviceForm.ts'
import { servicesApi } from './servicesApi.ts'

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

export const addService = (values: ServiceValues) =>
  createRecord(SERVICE_STORE, toServiceDetails(values))

/** Sends exactly what differs from the record. */
export function editService(
  record: ServiceRecord,
  values: ServiceValues,
): AppThunk<Promise<SaveOutcome<ServiceValues>>> {
  const { details, isActive } = serviceChanges(record, values)
  return editRecord(SERVICE_STORE, {
    id: record.serviceId,
    held: record,
    update:
      details === null
        ? null
        : { body: details, becomes: { ...record, ...details }, values: details },
    isActive,
  })
}
