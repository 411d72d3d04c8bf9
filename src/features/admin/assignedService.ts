import * as v from 'valibot'
import { IdSchema, TextSchema } from '#shared/kits/records/fieldSchemas.ts'
import { SERVICES, toServiceKey } from '#shared/platform/session/services/services.ts'

export type AssignedService = { serviceId: string; serviceName: string }

/** The services of a client or user in the API, without duplicates. One without an id is identified by its name. */
export const AssignedServicesSchema = v.pipe(
  v.array(v.nullable(v.object({ serviceId: v.nullish(IdSchema), serviceName: TextSchema }))),
  v.transform((services): readonly AssignedService[] => {
    const namedServices = services.flatMap((service) =>
      service === null ? [] : [{ ...service, serviceId: service.serviceId ?? service.serviceName }],
    )
    return [...new Map(namedServices.map((service) => [service.serviceId, service])).values()]
  }),
)

export type OfferedService = AssignedService & { label: string; note?: string | undefined }

export function serviceLabel(serviceName: string): string {
  const key = toServiceKey(serviceName)
  return key === undefined ? serviceName : SERVICES[key].label
}

export function haveSameServices(
  a: readonly AssignedService[],
  b: readonly AssignedService[],
): boolean {
  const ids = new Set(a.map(({ serviceId }) => serviceId))
  return ids.size === b.length && b.every(({ serviceId }) => ids.has(serviceId))
}
