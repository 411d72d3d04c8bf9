import * as v from 'valibot'
import type { Page } from '#shared/kits/records/list/page.ts'
import type { Endpoint } from '#shared/platform/api/endpoint.ts'
import { signedInErrorRules } from '#shared/platform/api/errorRules.ts'
import { IgnoredResponseSchema } from '#shared/platform/api/schemas/ignoredResponseSchema.ts'
import { JobPageSchema } from './contract.ts'
import type { CompanyJob } from './job.ts'
import { toSearchBody, type JobSearch } from './search.ts'

const CHECKS = '/CompanyChecks/V1'

/** `offset` is always sent (decisions D33). */
type JobListQuery = { search: JobSearch | null; offset: number }

/** The jobs of the user's client. */
export const jobList: Endpoint<JobListQuery, Page<CompanyJob>> = {
  name: 'companyJobs',
  method: 'POST',
  path: `${CHECKS}/job-list`,
  request: ({ search, offset }) => ({
    body: { ...(search === null ? {} : toSearchBody(search)), offset },
  }),
  responseType: 'json',
  schema: JobPageSchema,
  errors: signedInErrorRules('fetchRecordsError'),
}

/** The same list with a search, whose failure has its own name (kyc §8). */
export const jobSearch: Endpoint<JobListQuery, Page<CompanyJob>> = {
  ...jobList,
  name: 'companyJobSearch',
  errors: signedInErrorRules('filterError'),
}

/** Creates a job for each row of the workbook. */
export const createJobs: Endpoint<{ file: File }, null> = {
  name: 'companyCreate',
  method: 'POST',
  path: `${CHECKS}/create-job`,
  request: ({ file }) => {
    const body = new FormData()
    body.append('file', file, file.name)
    return { body }
  },
  responseType: 'none',
  schema: IgnoredResponseSchema,
  errors: signedInErrorRules('fileUploadError'),
}

/** The Word report of a completed job. */
export const jobReport: Endpoint<{ jobId: string }, Blob> = {
  name: 'companyReport',
  method: 'POST',
  path: `${CHECKS}/download-report`,
  request: ({ jobId }) => ({ query: { job_id: jobId } }),
  responseType: 'blob',
  schema: v.blob(),
  errors: signedInErrorRules('downloadReportError'),
}
