import { serviceLabel, type AssignedService, type OfferedService } from '../../assignedService.ts'

/**
 * The client's services and those that only the user has; inactive and additional ones have a note. Without `offered`
 * (unknown), the user's services without notes.
 */
export function offeredServices(
  offered: readonly AssignedService[] | null,
  assigned: readonly AssignedService[],
  inactive: ReadonlySet<string>,
): OfferedService[] {
  const markInactive = (service: AssignedService) =>
    labelled(service, inactive.has(service.serviceId) ? 'Inactive' : undefined)
  if (offered === null) return assigned.map(markInactive)
  const ids = new Set(offered.map(({ serviceId }) => serviceId))
  const removedServices = assigned.filter(({ serviceId }) => !ids.has(serviceId))
  return [
    ...offered.map(markInactive),
    ...removedServices.map((service) => labelled(service, 'No longer offered')),
  ]
}

const labelled = ({ serviceId, serviceName }: AssignedService, note?: string): OfferedService => ({
  serviceId,
  serviceName,
  label: serviceLabel(serviceName),
  note,
})
