import * as v from 'valibot'
import { IdSchema, TextSchema } from '#shared/records/answers.ts'
import type { Page } from '#shared/records/list/page.ts'
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

const JobSchema: v.GenericSchema<unknown, CompanyJob> = v.pipe(
  v.object({
    jobId: IdSchema,
    batchID: TextSchema,
    createdAt: DateSchema,
    jobStatus: StatusSchema,
    inputData: v.object({
      workOrderId: TextSchema,
      companyName: TextSchema,
      employeeName: TextSchema,
      POEStartDate: DateSchema,
    }),
  }),
  v.transform(({ jobId, batchID, createdAt, jobStatus, inputData }) => ({
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
export const JobPageSchema: v.GenericSchema<unknown, Page<CompanyJob>> = v.pipe(
  v.object({ jobs: v.array(JobSchema), total_count: v.pipe(v.number(), v.minValue(0)) }),
  v.transform(({ jobs, total_count }) => ({ rows: jobs, total: total_count })),
)
