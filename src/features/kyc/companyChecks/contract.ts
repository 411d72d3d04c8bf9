import * as v from 'valibot'
import { IdSchema, TextSchema } from '#shared/records/answers.ts'
import { pageAnswer } from '#shared/records/list/pageAnswer.ts'
import { REPORT_STATUSES, type CompanyJob } from './job.ts'
import { readDate } from './writtenDate.ts'

/** As the table spells it, whatever its case. */
const StatusSchema = v.pipe(
  TextSchema,
  v.transform(
    (text) => REPORT_STATUSES.find((one) => one.toLowerCase() === text.toLowerCase()) ?? text,
  ),
)
const DateSchema = v.pipe(TextSchema, v.transform(readDate))

const InputSchema = v.object({
  workOrderId: TextSchema,
  companyName: TextSchema,
  employeeName: TextSchema,
  POEStartDate: DateSchema,
})

const JobSchema: v.GenericSchema<unknown, CompanyJob> = v.pipe(
  v.record(v.string(), v.unknown()),
  // One that has not started may have no job yet, and another no id but its job's.
  v.transform(({ id, jobId, ...wire }) => ({ ...wire, id: id || jobId, jobId: jobId || id })),
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
    employed: inputData.POEStartDate,
    processed: createdAt,
    status: jobStatus,
  })),
)

/** decisions D35. */
export const JobPageSchema = pageAnswer(
  JobSchema,
  { rows: 'jobs', total: 'total_count' },
  ({ rowId }) => rowId,
)
