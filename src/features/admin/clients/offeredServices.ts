import { serviceLabel, type AssignedService, type OfferedService } from '../assignedService.ts'
import type { ServiceRecord } from '../services/service.ts'

/** Every active service, and those that the client has although they are inactive or removed, with a note. */
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

export function formatServiceNames(services: readonly AssignedService[]): string {
  return new Intl.ListFormat('en-IN', { type: 'conjunction' }).format(
    services.map(({ serviceName }) => serviceLabel(serviceName)),
  )
}
