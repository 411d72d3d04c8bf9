import { serviceLabel, type AssignedService, type OfferedService } from '../assignedService.ts'

/**
 * What a user can be given: the services of the client. One that the user has beyond them stays in view, and says so.
 * @param offered null where it is not known: then those that the user has are shown, and nothing is said of them.
 */
export function offeredServices(
  offered: readonly AssignedService[] | null,
  assigned: readonly AssignedService[],
): OfferedService[] {
  if (offered === null) return assigned.map((service) => labelled(service))
  const ids = new Set(offered.map(({ serviceId }) => serviceId))
  const left = assigned.filter(({ serviceId }) => !ids.has(serviceId))
  return [
    ...offered.map((service) => labelled(service)),
    ...left.map((service) => labelled(service, 'No longer offered')),
  ]
}

const labelled = ({ serviceId, serviceName }: AssignedService, note?: string): OfferedService => ({
  serviceId,
  serviceName,
  label: serviceLabel(serviceName),
  ...(note === undefined ? {} : { note }),
})
