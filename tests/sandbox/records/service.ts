/** The values of a service form (shell §3). */
export type ServiceFields = {
  name: string
  description: string
  serviceType: string
  /** A URL. */
  endPointDocument: string
}

/** A stored service, the same as in the API. */
export type SandboxService = ServiceFields & { serviceId: string; isActive: boolean }

/** A service of a client or user. */
export type AssignedService = { serviceId: string; serviceName: string }

type Services = { services: ReadonlyMap<string, SandboxService> }

export const isActiveService = ({ services }: Services, { serviceId }: AssignedService): boolean =>
  services.get(serviceId)?.isActive === true

export const toAssigned = ({ serviceId, name }: SandboxService): AssignedService => ({
  serviceId,
  serviceName: name,
})
