import { type Answered, TransactionIdSchema, withRaw } from '#shared/jobs/wireAnswers.ts'
import type { Endpoint } from '#shared/api/endpoint.ts'
import { env } from '#shared/config/env.ts'
import { processingErrors } from '#shared/jobs/processingErrors.ts'
import { Form26asOutputSchema, toForm26asUploadBody, type Form26asOutput } from './contract.ts'

/** Sends file contents as raw base64; gives the transaction id. */
export const form26asUpload: Endpoint<readonly string[], string> = {
  name: 'form26asUpload',
  method: 'POST',
  path: () => env().VITE_FORM26_UPLOAD_PATH,
  request: (files) => ({ body: toForm26asUploadBody(files) }),
  answer: 'json',
  schema: TransactionIdSchema,
  errors: processingErrors,
}

/** Status, or the result once it is there, as it came and as we read it. */
export const form26asOutput: Endpoint<string, Answered<Form26asOutput>> = {
  name: 'form26asOutput',
  method: 'GET',
  path: () => env().VITE_FORM26_OUTPUT_PATH,
  request: (transactionId) => ({ query: { clientRequestTransactionID: transactionId } }),
  answer: 'json',
  schema: withRaw(Form26asOutputSchema),
  errors: processingErrors,
}
