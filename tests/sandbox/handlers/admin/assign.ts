import { validationFault } from '../../fault.ts'
import type { AssignedService } from '../../records/service.ts'
import type { World } from '../../world.ts'

type Allowed = {
  /** The client's services, including inactive ones. Default: all active services. */
  offered?: readonly AssignedService[]
  /** The record's current services, which may stay even if they are no longer offered. */
  current?: readonly AssignedService[]
}

const hasService = (services: readonly AssignedService[], id: string) =>
  services.some(({ serviceId }) => serviceId === id)

function problemOf(
  world: World,
  { serviceId, serviceName }: AssignedService,
  { offered, current = [] }: Allowed,
): string | undefined {
  const service = world.services.get(serviceId)
  if (service === undefined) return `there is no service ${serviceId}`
  if (service.name !== serviceName) return `service ${serviceId} is called ${service.name}`
  if (hasService(current, serviceId)) return undefined
  if (offered === undefined)
    return service.isActive ? undefined : `service ${serviceName} is inactive`
  return hasService(offered, serviceId) ? undefined : `the client does not have ${serviceName}`
}

/**
 * Requires that services exist and are active (for a client) or belong to the client (for a user, because an
 * administrator cannot see which of them are inactive).
 * @throws Fault 422 with the first invalid one
 */
export function checkServices(
  world: World,
  services: readonly AssignedService[],
  allowed: Allowed,
): void {
  const ids = new Set<string>()
  for (const [index, service] of services.entries()) {
    const duplicate = ids.has(service.serviceId) ? `${service.serviceName} stands twice` : undefined
    const problem = duplicate ?? problemOf(world, service, allowed)
    if (problem !== undefined) throw validationFault(`service.${index}`, problem)
    ids.add(service.serviceId)
  }
}
