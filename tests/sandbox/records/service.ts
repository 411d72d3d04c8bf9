/** What a form sends of a service (shell §3). */
export type ServiceFields = {
  name: string
  description: string
  serviceType: string
  /** A URL. */
  endPointDocument: string
}

/** A service of the store, as the wire has it. */
export type SandboxService = ServiceFields & { serviceId: string; isActive: boolean }

/** A service as clients and users hold it. */
export type AssignedService = { serviceId: string; serviceName: string }

type Services = { services: ReadonlyMap<string, SandboxService> }

export const isActiveService = ({ services }: Services, { serviceId }: AssignedService): boolean =>
  services.get(serviceId)?.isActive === true

export const toAssigned = ({ serviceId, name }: SandboxService): AssignedService => ({
  serviceId,
  serviceName: name,
})
