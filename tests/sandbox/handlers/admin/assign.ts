import { validationFault } from '../../fault.ts'
import type { AssignedService } from '../../records/service.ts'
import type { World } from '../../world.ts'

type Allowed = {
  /** Those of the client, switched off or not; left out where any active service will do. */
  offered?: readonly AssignedService[]
  /** What the record had already: it may stay, even when it is not offered any more. */
  kept?: readonly AssignedService[]
}

const holds = (services: readonly AssignedService[], id: string) =>
  services.some(({ serviceId }) => serviceId === id)

function problemOf(
  world: World,
  { serviceId, serviceName }: AssignedService,
  { offered, kept = [] }: Allowed,
): string | undefined {
  const service = world.services.get(serviceId)
  if (service === undefined) return `there is no service ${serviceId}`
  if (service.name !== serviceName) return `service ${serviceId} is called ${service.name}`
  if (holds(kept, serviceId)) return undefined
  if (offered === undefined)
    return service.isActive ? undefined : `service ${serviceName} is inactive`
  return holds(offered, serviceId) ? undefined : `the client does not have ${serviceName}`
}

/**
 * Services that are given must exist, and be active (to a client) or the client's (to a user: who cannot know which of
 * them are switched off may give them all, and sign-in tells the active ones only).
 * @throws Fault 422 that names the first which is not
 */
export function checkServices(
  world: World,
  sent: readonly AssignedService[],
  allowed: Allowed,
): void {
  const ids = new Set<string>()
  for (const [index, service] of sent.entries()) {
    const twice = ids.has(service.serviceId) ? `${service.serviceName} stands twice` : undefined
    const problem = twice ?? problemOf(world, service, allowed)
    if (problem !== undefined) throw validationFault(`service.${index}`, problem)
    ids.add(service.serviceId)
  }
}
