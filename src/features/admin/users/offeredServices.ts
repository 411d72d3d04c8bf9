import { serviceLabel, type AssignedService, type OfferedService } from '../assignedService.ts'

/**
 * The services that a user can have: the client's, including inactive ones with a note, and any others that the user
 * already has, with a note.
 * @param offered null where unknown: then only the user's services are shown, without notes
 * @param inactive ids of services known to be inactive
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
  ...(note === undefined ? {} : { note }),
})
