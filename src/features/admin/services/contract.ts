import * as v from 'valibot'
import { IdSchema, TextSchema } from '#shared/kits/records/fieldSchemas.ts'
import { IsActiveSchema } from '#shared/kits/records/responseSchemas.ts'
import type { ServiceRecord } from './service.ts'

/** A service in the API (shell §3). */
export const ServiceSchema: v.GenericSchema<unknown, ServiceRecord> = v.object({
  serviceId: IdSchema,
  name: v.pipe(v.string(), v.trim(), v.minLength(1)),
  description: TextSchema,
  serviceType: TextSchema,
  endPointDocument: TextSchema,
  isActive: IsActiveSchema,
})
