import * as v from 'valibot'
import type { Endpoint } from '#shared/api/endpoint.ts'
import { failsAs } from '#shared/errors/errorRules.ts'
import type { Page } from '#shared/records/list/page.ts'
import { JobPageSchema } from './contract.ts'
import type { CompanyJob } from './job.ts'
import { toWire, type JobSearch } from './search.ts'

const CHECKS = '/CompanyChecks/V1'

/** So many jobs from `offset` on, which is always sent (decisions D33). */
type JobsAsked = { search: JobSearch | null; offset: number }

/** The jobs of the user's client. */
export const jobList: Endpoint<JobsAsked, Page<CompanyJob>> = {
  name: 'companyJobs',
  method: 'POST',
  path: `${CHECKS}/job-list`,
  request: ({ search, offset }) => ({
    body: { ...(search === null ? {} : toWire(search)), offset },
  }),
  answer: 'json',
  schema: JobPageSchema,
  errors: failsAs('fetchRecordsError'),
}

/** The same where something is searched: its failure has a name of its own (kyc §8). */
export const jobSearch: Endpoint<JobsAsked, Page<CompanyJob>> = {
  ...jobList,
  name: 'companyJobSearch',
  errors: failsAs('filterError'),
}

/** Opens a job for each row of the workbook. */
export const createJobs: Endpoint<{ file: File }, null> = {
  name: 'companyCreate',
  method: 'POST',
  path: `${CHECKS}/create-job`,
  request: ({ file }) => {
    const body = new FormData()
    body.append('file', file, file.name)
    return { body }
  },
  answer: 'none',
  schema: v.pipe(
    v.unknown(),
    v.transform(() => null),
  ),
  errors: failsAs('fileUploadError'),
}

/** The Word report of a job that is completed. */
export const jobReport: Endpoint<{ jobId: string }, Blob> = {
  name: 'companyReport',
  method: 'POST',
  path: `${CHECKS}/download-report`,
  request: ({ jobId }) => ({ query: { job_id: jobId } }),
  answer: 'blob',
  schema: v.blob(),
  errors: failsAs('downloadReportError'),
}
