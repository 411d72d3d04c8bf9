import * as v from 'valibot'
import { ADMIN_FIELDS } from '../fieldRules.ts'
import { isActiveStatus, STATUSES, toStatus } from '../status.ts'
import { SERVICE_DETAILS, type ServiceDetails, type ServiceRecord } from './service.ts'

export const ServiceFormSchema = v.object({
  name: ADMIN_FIELDS.serviceName,
  description: ADMIN_FIELDS.serviceDescription,
  serviceType: ADMIN_FIELDS.serviceType,
  endPointDocument: ADMIN_FIELDS.url,
  isActive: v.picklist(STATUSES),
})

export type ServiceValues = v.InferOutput<typeof ServiceFormSchema>

export function toServiceValues(record: ServiceRecord | null): ServiceValues {
  if (record === null)
    return { name: '', description: '', serviceType: '', endPointDocument: '', isActive: 'Active' }
  const { name, description, serviceType, endPointDocument, isActive } = record
  return { name, description, serviceType, endPointDocument, isActive: toStatus(isActive) }
}

export function toServiceDetails(values: ServiceValues): ServiceDetails {
  return {
    name: values.name.trim(),
    description: values.description.trim(),
    serviceType: values.serviceType.trim(),
    endPointDocument: values.endPointDocument.trim(),
  }
}

export function serviceChanges(
  record: ServiceRecord,
  values: ServiceValues,
): { details: ServiceDetails | null; isActive: boolean | null } {
  const details = toServiceDetails(values)
  const isActive = isActiveStatus(values.isActive)
  return {
    details: SERVICE_DETAILS.some((name) => details[name] !== record[name]) ? details : null,
    isActive: isActive === record.isActive ? null : isActive,
  }
}
