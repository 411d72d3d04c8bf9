import * as v from 'valibot'
import type { ListRequest } from '#shared/kits/dashboard/listBody.ts'
import type { SubClient } from '#shared/kits/dashboard/subClient.ts'
import type { Page } from '#shared/kits/records/list/page.ts'
import type { Endpoint } from '#shared/platform/api/endpoint.ts'
import {
  onNoResponse,
  onStatus,
  onOtherError,
  errorRules,
} from '#shared/platform/api/errorRules.ts'
import { IgnoredResponseSchema } from '#shared/platform/api/schemas/ignoredResponseSchema.ts'
import { JobPageSchema, SubClientsSchema } from './contract.ts'
import type { UanJob } from './job.ts'
import { toJobListBody } from './jobFilters.ts'

const UAN = '/UAN/V1'

/** The sub-clients whose jobs the user sees. */
export const subClientList: Endpoint<void, readonly SubClient[]> = {
  name: 'uanSubClients',
  method: 'GET',
  path: `${UAN}/subclient/`,
  responseType: 'status',
  schema: SubClientsSchema,
  errors: errorRules(
    onStatus(401, 'notAuthenticated'),
    onOtherError('fetchRecordsError'),
    onNoResponse('uploadFailed'),
  ),
}

/** A page of a sub-client's unfiltered list (decisions D10). */
export const jobList: Endpoint<ListRequest, Page<UanJob>> = {
  name: 'uanJobs',
  method: 'POST',
  path: `${UAN}/job/filter`,
  request: (query) => ({ body: toJobListBody(query) }),
  responseType: 'json',
  schema: JobPageSchema,
  errors: errorRules(
    onStatus(401, 'notAuthenticated'),
    onOtherError('fetchRecordsError'),
    onNoResponse('uploadFailed'),
  ),
}

/** The same list with search or filters, whose failure has its own name (kyc §8). */
export const jobFilter: Endpoint<ListRequest, Page<UanJob>> = {
  ...jobList,
  name: 'uanFilteredJobs',
  errors: errorRules(
    onStatus(401, 'notAuthenticated'),
    onOtherError('filterError'),
    onNoResponse('uploadFailed'),
  ),
}

/** Creates a job for each row of the file. */
export const initiateJobs: Endpoint<{ subClient: SubClient; file: File }, null> = {
  name: 'uanInitiate',
  method: 'POST',
  path: `${UAN}/job/initiate`,
  request: ({ subClient, file }) => {
    const body = new FormData()
    body.append('csv_file', file, file.name)
    body.append('client_id', subClient.clientId)
    body.append('subclient_id', subClient.subClientId)
    return { body }
  },
  responseType: 'none',
  schema: IgnoredResponseSchema,
  errors: errorRules(
    onStatus(401, 'notAuthenticated'),
    onOtherError('fileUploadError'),
    onNoResponse('uploadFailed'),
  ),
}

/** The PDF report of a passed job. */
export const jobReport: Endpoint<{ jobId: string }, Blob> = {
  name: 'uanReport',
  method: 'POST',
  path: `${UAN}/job/download-report`,
  request: ({ jobId }) => ({ query: { job_id: jobId } }),
  responseType: 'blob',
  schema: v.blob(),
  errors: errorRules(
    onStatus(401, 'notAuthenticated'),
    onOtherError('downloadReportError'),
    onNoResponse('uploadFailed'),
  ),
}
