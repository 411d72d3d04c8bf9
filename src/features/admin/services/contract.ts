import * as v from 'valibot'
import { IdSchema, listAnswer, savedAnswer, TextSchema } from '../adminAnswers.ts'
import type { ServiceRecord } from './service.ts'

const RecordSchema: v.GenericSchema<unknown, ServiceRecord> = v.object({
  serviceId: IdSchema,
  name: v.pipe(v.string(), v.trim(), v.nonEmpty()),
  description: TextSchema,
  serviceType: TextSchema,
  endPointDocument: TextSchema,
  isActive: v.boolean(),
})

export const ServiceListSchema = listAnswer(RecordSchema)
export const ServiceSavedSchema = savedAnswer(RecordSchema)
