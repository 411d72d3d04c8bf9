import { serviceLabel, type AssignedService, type OfferedService } from '../assignedService.ts'

/**
 * What a user can be given: the services of the client, those that are switched off too, which say so. One that the user
 * has beyond them stays in view, and says so as well.
 * @param offered null where it is not known: then those that the user has are shown, and nothing is said of the offer.
 * @param inactive ids of the services that are known to be switched off.
 */
export function offeredServices(
  offered: readonly AssignedService[] | null,
  assigned: readonly AssignedService[],
  inactive: ReadonlySet<string>,
): OfferedService[] {
  const marked = (service: AssignedService) =>
    labelled(service, inactive.has(service.serviceId) ? 'Inactive' : undefined)
  if (offered === null) return assigned.map(marked)
  const ids = new Set(offered.map(({ serviceId }) => serviceId))
  const left = assigned.filter(({ serviceId }) => !ids.has(serviceId))
  return [...offered.map(marked), ...left.map((service) => labelled(service, 'No longer offered'))]
}

const labelled = ({ serviceId, serviceName }: AssignedService, note?: string): OfferedService => ({
  serviceId,
  serviceName,
  label: serviceLabel(serviceName),
  ...(note === undefined ? {} : { note }),
})
