import { serviceLabel, type AssignedService, type OfferedService } from '../assignedService.ts'
import type { ServiceRecord } from '../services/service.ts'

/**
 * The services that a client can have: every active one, and those that it already has although inactive or removed,
 * with a note.
 */
export function offeredServices(
  services: readonly ServiceRecord[],
  assigned: readonly AssignedService[],
): OfferedService[] {
  const servicesById = new Map(services.map((service) => [service.serviceId, service]))
  const active = services
    .filter(({ isActive }) => isActive)
    .map(({ serviceId, name }) => toOfferedService({ serviceId, serviceName: name }))
  const removedServices = assigned
    .filter(({ serviceId }) => servicesById.get(serviceId)?.isActive !== true)
    .map((service) =>
      Object.assign(toOfferedService(service), {
        note: servicesById.has(service.serviceId) ? 'Inactive' : 'No longer offered',
      }),
    )
  return [...active, ...removedServices]
}

export function toOfferedService(service: AssignedService): OfferedService {
  return { ...service, label: serviceLabel(service.serviceName) }
}

/** 'Payslip, Form 26AS and PAN' for a sentence; empty for none. */
export function formatServiceNames(services: readonly AssignedService[]): string {
  return new Intl.ListFormat('en-IN', { type: 'conjunction' }).format(
    services.map(({ serviceName }) => serviceLabel(serviceName)),
  )
}
