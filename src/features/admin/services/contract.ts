import * as v from 'valibot'
import { IdSchema, IsActiveSchema, TextSchema } from '#shared/records/answers.ts'
import type { ServiceRecord } from './service.ts'

/** A service as the wire has it (shell §3). */
export const ServiceSchema: v.GenericSchema<unknown, ServiceRecord> = v.object({
  serviceId: IdSchema,
  name: v.pipe(v.string(), v.trim(), v.nonEmpty()),
  description: TextSchema,
  serviceType: TextSchema,
  endPointDocument: TextSchema,
  isActive: IsActiveSchema,
})
