import { processingErrors } from '#shared/kits/jobs/processingErrors.ts'
import {
  type RawAndParsed,
  TransactionIdSchema,
  withRaw,
} from '#shared/kits/jobs/statusResponses.ts'
import type { Endpoint } from '#shared/platform/api/endpoint.ts'
import { env } from '#shared/platform/config/env.ts'
import { Form26asOutputSchema, type Form26asOutput } from './contract.ts'

/** Body of the upload: raw base64, one item per file (D28). */
export function toForm26asUploadBody(files: readonly string[]) {
  return { form26as: files }
}

/** Uploads the files as raw base64; returns the transaction id. */
export const form26asUpload: Endpoint<readonly string[], string> = {
  name: 'form26asUpload',
  method: 'POST',
  path: () => env().VITE_FORM26_UPLOAD_PATH,
  request: (files) => ({ body: toForm26asUploadBody(files) }),
  responseType: 'json',
  schema: TransactionIdSchema,
  errors: processingErrors,
}

/** The status, or the result once available, raw and parsed. */
export const form26asOutput: Endpoint<string, RawAndParsed<Form26asOutput>> = {
  name: 'form26asOutput',
  method: 'GET',
  path: () => env().VITE_FORM26_OUTPUT_PATH,
  request: (transactionId) => ({ query: { clientRequestTransactionID: transactionId } }),
  responseType: 'json',
  keepsBody: true,
  schema: withRaw(Form26asOutputSchema),
  errors: processingErrors,
}
