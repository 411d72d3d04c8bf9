import type { Endpoint } from '#shared/api/endpoint.ts'
import { processingErrors } from '#shared/jobs/processingErrors.ts'
import { type Answered, TransactionIdSchema, withRaw } from '#shared/jobs/wireAnswers.ts'
import { IdOutputSchema, toIdUploadBody, type IdOutput } from './contract.ts'

const PATH = '/service/fintech/V1/id-extraction'

/** Sends the document; gives the transaction id. */
export const idUpload: Endpoint<readonly File[], string> = {
  name: 'idUpload',
  method: 'POST',
  path: `${PATH}/upload`,
  request: (files) => ({ body: toIdUploadBody(files) }),
  answer: 'json',
  schema: TransactionIdSchema,
  errors: processingErrors,
}

/** Status, or the result once it is there, as it came and as we read it. */
export const idOutput: Endpoint<string, Answered<IdOutput>> = {
  name: 'idOutput',
  method: 'GET',
  path: `${PATH}/output`,
  request: (transactionId) => ({ query: { clientRequestTransactionID: transactionId } }),
  answer: 'json',
  schema: withRaw(IdOutputSchema),
  errors: processingErrors,
}
