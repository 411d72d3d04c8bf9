import * as v from 'valibot'
import { IdSchema, TextSchema } from '#shared/kits/records/fieldSchemas.ts'
import { pageResponseSchema } from '#shared/kits/records/list/pageResponseSchema.ts'
import { REPORT_STATUSES, type CompanyJob, parseServerDate } from './job.ts'

/** In the specification's spelling. */
const StatusSchema = v.pipe(
  TextSchema,
  v.transform(
    (text) => REPORT_STATUSES.find((status) => status.toLowerCase() === text.toLowerCase()) ?? text,
  ),
)
const DateSchema = v.pipe(TextSchema, v.transform(parseServerDate))

const InputSchema = v.object({
  workOrderId: TextSchema,
  companyName: TextSchema,
  employeeName: TextSchema,
  POEStartDate: DateSchema,
})

const JobSchema: v.GenericSchema<unknown, CompanyJob> = v.pipe(
  v.record(v.string(), v.unknown()),
  // A job that has not started may have no job id, and another no id of its own.
  v.transform(({ id, jobId, ...rest }) => ({ ...rest, id: id || jobId, jobId: jobId || id })),
  v.object({
    id: IdSchema,
    jobId: IdSchema,
    batchID: TextSchema,
    createdAt: DateSchema,
    jobStatus: StatusSchema,
    inputData: v.nullish(InputSchema, {}),
  }),
  v.transform(({ id, jobId, batchID, createdAt, jobStatus, inputData }) => ({
    rowId: `${id} ${jobId}`,
    jobId,
    batchId: batchID,
    workOrderId: inputData.workOrderId,
    company: inputData.companyName,
    candidate: inputData.employeeName,
    employmentDate: inputData.POEStartDate,
    processingDate: createdAt,
    status: jobStatus,
  })),
)

/** A page of jobs (decisions D35). */
export const JobPageSchema = pageResponseSchema(
  JobSchema,
  { rows: 'jobs', total: 'total_count' },
  ({ rowId }) => rowId,
)
