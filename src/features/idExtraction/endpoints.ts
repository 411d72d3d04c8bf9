import type { Endpoint } from '#shared/api/endpoint.ts'
import { processingErrors } from '#shared/jobs/processingErrors.ts'
import { IdOutputSchema, IdUploadSchema, toIdUploadBody, type IdOutput } from './contract.ts'

const PATH = '/service/fintech/V1/id-extraction'

/** Sends the document; gives the transaction id. */
export const idUpload: Endpoint<readonly File[], string> = {
  name: 'idUpload',
  method: 'POST',
  path: `${PATH}/upload`,
  request: (files) => ({ body: toIdUploadBody(files) }),
  answer: 'json',
  schema: IdUploadSchema,
  errors: processingErrors,
}

/** Status, or the result once it is there. */
export const idOutput: Endpoint<string, IdOutput> = {
  name: 'idOutput',
  method: 'GET',
  path: `${PATH}/output`,
  request: (transactionId) => ({ query: { clientRequestTransactionID: transactionId } }),
  answer: 'json',
  schema: IdOutputSchema,
  errors: processingErrors,
}
