import * as v from 'valibot'
import { IdSchema, TextSchema } from '#shared/records/answers.ts'
import { SERVICES, toServiceKey } from '#shared/session/services.ts'

/** A service as clients and users hold it (shell §3). */
export type AssignedService = { serviceId: string; serviceName: string }

/** The services of a client or user on the wire, each once. One without an id goes by its name, which sign-in's lists have alone. */
export const AssignedServicesSchema = v.pipe(
  v.array(v.nullable(v.object({ serviceId: v.nullish(IdSchema), serviceName: TextSchema }))),
  v.transform((services): readonly AssignedService[] => {
    const named = services.flatMap((service) =>
      service === null ? [] : [{ ...service, serviceId: service.serviceId ?? service.serviceName }],
    )
    return [...new Map(named.map((service) => [service.serviceId, service])).values()]
  }),
)

/** A service that can be chosen, and what there is to say of it ('Inactive', 'No longer offered'). */
export type OfferedService = AssignedService & { label: string; note?: string }

/** What people call a service: the portal's own wording, or the backend's name for one that the portal has no page for. */
export function serviceLabel(serviceName: string): string {
  const key = toServiceKey(serviceName)
  return key === undefined ? serviceName : SERVICES[key].label
}

/** True when both lists hold the same services, in whatever order. */
export function sameServices(
  a: readonly AssignedService[],
  b: readonly AssignedService[],
): boolean {
  const ids = new Set(a.map(({ serviceId }) => serviceId))
  return ids.size === b.length && b.every(({ serviceId }) => ids.has(serviceId))
}
