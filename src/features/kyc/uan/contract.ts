import * as v from 'valibot'
import type { SubClient } from '#shared/kits/dashboard/subClient.ts'
import { IdSchema, TextSchema } from '#shared/kits/records/fieldSchemas.ts'
import { pageResponseSchema } from '#shared/kits/records/list/pageResponseSchema.ts'
import { FlagSchema, listResponseSchema } from '#shared/kits/records/responseSchemas.ts'
import { JOB_STATUSES, type UanJob } from './job.ts'

const SubClientRecordSchema = v.pipe(
  v.object({ _id: IdSchema, subClientOf: IdSchema, batchTag: TextSchema }),
  v.transform(({ _id: subClientId, subClientOf: clientId, batchTag }): SubClient => ({
    subClientId,
    clientId,
    batchTag,
  })),
)

/** Parses `{status, body}`: a list, bare or under `data` (decisions D26). */
export const SubClientsSchema = listResponseSchema(
  SubClientRecordSchema,
  ({ subClientId }) => subClientId,
)

const DATE_LENGTH = 10

/** '20/11/2026 10:42:07' → '20-11-2026' (kyc §2, §3). */
const UploadDateSchema = v.pipe(
  TextSchema,
  v.transform((text) => text.replaceAll('/', '-').slice(0, DATE_LENGTH)),
)

const SourceSchema = v.object({
  name: TextSchema,
  phoneNumber: TextSchema,
  uanNumber: TextSchema,
})

/** A job in the API (kyc §3). */
const JobSchema: v.GenericSchema<unknown, UanJob> = v.pipe(
  v.object({
    job_id: IdSchema,
    createdAt: UploadDateSchema,
    sourceData: v.nullish(SourceSchema, {}),
    statusFlags: v.nullish(v.object({ smsStatus: FlagSchema, otpStatus: FlagSchema }), {}),
    jobStatus: v.fallback(v.picklist(JOB_STATUSES), 'ERROR'),
  }),
  v.transform(({ job_id: jobId, createdAt: uploadDate, sourceData, statusFlags, jobStatus }) => ({
    jobId,
    uploadDate,
    name: sourceData.name,
    phone: sourceData.phoneNumber,
    uan: sourceData.uanNumber,
    isLinkSent: statusFlags.smsStatus,
    isOtpSent: statusFlags.otpStatus,
    status: jobStatus,
  })),
)

/** A page of the list (decisions D35). */
export const JobPageSchema = pageResponseSchema(
  JobSchema,
  { rows: 'jobDetails', total: 'totalCount' },
  ({ jobId }) => jobId,
)
