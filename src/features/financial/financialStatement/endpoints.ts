import * as v from 'valibot'
import { processingErrors } from '#shared/kits/jobs/processingErrors.ts'
import { TransactionIdSchema } from '#shared/kits/jobs/statusResponses.ts'
import type { Endpoint } from '#shared/platform/api/endpoint.ts'
import { StatementStatusSchema, type StatementStatus, type Country } from './contract.ts'

const PATH = '/service/fintech/V1/financial_statement'

const byTransaction = (id: string) => ({ query: { client_request_transaction_id: id } })

type StatementUpload = { file: File; country: Country; sample: boolean }

/** Multipart body of financial_statement/upload. */
export function toUploadBody({ file }: StatementUpload): FormData {
  const body = new FormData()
  body.append('file', file, file.name)
  return body
}

/** Uploads the file with its country; returns the transaction id. */
export const statementUpload: Endpoint<StatementUpload, string> = {
  name: 'statementUpload',
  method: 'POST',
  path: `${PATH}/upload`,
  request: (upload) => ({
    query: { country_flag: upload.country, sample_file: upload.sample },
    body: toUploadBody(upload),
  }),
  responseType: 'json',
  schema: TransactionIdSchema,
  errors: processingErrors,
}

/** The status of a transaction. */
export const statementStatus: Endpoint<string, StatementStatus> = {
  name: 'statementStatus',
  method: 'POST',
  path: `${PATH}/status`,
  request: byTransaction,
  responseType: 'json',
  schema: StatementStatusSchema,
  errors: processingErrors,
}

/** The workbook of a finished transaction. */
export const statementResponse: Endpoint<string, Blob> = {
  name: 'statementResponse',
  method: 'POST',
  path: `${PATH}/response`,
  request: byTransaction,
  responseType: 'blob',
  schema: v.blob(),
  errors: processingErrors,
}
