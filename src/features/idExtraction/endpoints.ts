import { processingErrors } from '#shared/kits/jobs/processingErrors.ts'
import {
  type RawAndParsed,
  TransactionIdSchema,
  withRaw,
} from '#shared/kits/jobs/statusResponses.ts'
import type { Endpoint } from '#shared/platform/api/endpoint.ts'
import { IdOutputSchema, type IdOutput } from './contract.ts'

const PATH = '/service/fintech/V1/id-extraction'

/** Body of id-extraction/upload: multipart, each file a part `files`. */
export function toIdUploadBody(files: readonly File[]): FormData {
  const body = new FormData()
  for (const file of files) body.append('files', file, file.name)
  return body
}

/** Uploads the document; returns the transaction id. */
export const idUpload: Endpoint<readonly File[], string> = {
  name: 'idUpload',
  method: 'POST',
  path: `${PATH}/upload`,
  request: (files) => ({ body: toIdUploadBody(files) }),
  responseType: 'json',
  schema: TransactionIdSchema,
  errors: processingErrors,
}

/** The status, or the result once available, raw and parsed. */
export const idOutput: Endpoint<string, RawAndParsed<IdOutput>> = {
  name: 'idOutput',
  method: 'GET',
  path: `${PATH}/output`,
  request: (transactionId) => ({ query: { clientRequestTransactionID: transactionId } }),
  responseType: 'json',
  keepsBody: true,
  schema: withRaw(IdOutputSchema),
  errors: processingErrors,
}
