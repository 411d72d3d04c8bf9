import * as v from 'valibot'
import type { Endpoint } from '#shared/api/endpoint.ts'
import type { ListAsked } from '#shared/dashboard/listBody.ts'
import type { SubClient } from '#shared/dashboard/subClient.ts'
import { noResponse, on, otherwise, rules } from '#shared/errors/errorRules.ts'
import type { Page } from '#shared/records/list/page.ts'
import { JobPageSchema, SubClientsSchema } from './contract.ts'
import type { UanJob } from './job.ts'
import { toJobsBody } from './jobFilters.ts'

const UAN = '/UAN/V1'

/** The sub-clients whose jobs the user sees. */
export const subClientList: Endpoint<void, readonly SubClient[]> = {
  name: 'uanSubClients',
  method: 'GET',
  path: `${UAN}/subclient/`,
  answer: 'status',
  schema: SubClientsSchema,
  errors: rules(
    on(401, 'notAuthenticated'),
    otherwise('fetchRecordsError'),
    noResponse('uploadFailed'),
  ),
}

/** A page of a sub-client's list that nothing narrows (decisions D10). */
export const jobList: Endpoint<ListAsked, Page<UanJob>> = {
  name: 'uanJobs',
  method: 'POST',
  path: `${UAN}/job/filter`,
  request: (asked) => ({ body: toJobsBody(asked) }),
  answer: 'json',
  schema: JobPageSchema,
  errors: rules(
    on(401, 'notAuthenticated'),
    otherwise('fetchRecordsError'),
    noResponse('uploadFailed'),
  ),
}

/** The same of a list that is searched or filtered: its failure has a name of its own (kyc §8). */
export const jobFilter: Endpoint<ListAsked, Page<UanJob>> = {
  ...jobList,
  name: 'uanFilteredJobs',
  errors: rules(on(401, 'notAuthenticated'), otherwise('filterError'), noResponse('uploadFailed')),
}

/** Opens a job for each row of the file. */
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
  answer: 'none',
  schema: v.pipe(
    v.unknown(),
    v.transform(() => null),
  ),
  errors: rules(
    on(401, 'notAuthenticated'),
    otherwise('fileUploadError'),
    noResponse('uploadFailed'),
  ),
}

/** The PDF report of a job that has passed. */
export const jobReport: Endpoint<{ jobId: string }, Blob> = {
  name: 'uanReport',
  method: 'POST',
  path: `${UAN}/job/download-report`,
  request: ({ jobId }) => ({ query: { job_id: jobId } }),
  answer: 'blob',
  schema: v.blob(),
  errors: rules(
    on(401, 'notAuthenticated'),
    otherwise('downloadReportError'),
    noResponse('uploadFailed'),
  ),
}
