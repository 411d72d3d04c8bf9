import { serviceLabel, type AssignedService, type OfferedService } from '../assignedService.ts'
import type { ServiceRecord } from '../services/service.ts'

/**
 * What a client can be given: every active service of the portal. One that the client already has stays in view when it
 * was switched off or taken away since, and says so.
 */
export function offeredServices(
  services: readonly ServiceRecord[],
  assigned: readonly AssignedService[],
): OfferedService[] {
  const known = new Map(services.map((service) => [service.serviceId, service]))
  const active = services
    .filter(({ isActive }) => isActive)
    .map(({ serviceId, name }) => toOffered({ serviceId, serviceName: name }))
  const left = assigned
    .filter(({ serviceId }) => known.get(serviceId)?.isActive !== true)
    .map((service) =>
      Object.assign(toOffered(service), {
        note: known.has(service.serviceId) ? 'Inactive' : 'No longer offered',
      }),
    )
  return [...active, ...left]
}

/** A service as it can be chosen, by the name that people know. */
export function toOffered(service: AssignedService): OfferedService {
  return { ...service, label: serviceLabel(service.serviceName) }
}

/** 'Payslip, Form 26AS and PAN' for a sentence; empty for none. */
export function serviceNames(services: readonly AssignedService[]): string {
  return new Intl.ListFormat('en-IN', { type: 'conjunction' }).format(
    services.map(({ serviceName }) => serviceLabel(serviceName)),
  )
}
