import * as v from 'valibot'
import type { Endpoint } from '#shared/api/endpoint.ts'
import { processingErrors } from '#shared/jobs/processingErrors.ts'
import { TransactionIdSchema } from '#shared/jobs/wireAnswers.ts'
import {
  StatementStatusSchema,
  toUploadBody,
  type StatementStatus,
  type StatementUpload,
} from './contract.ts'

const PATH = '/service/fintech/V1/financial_statement'

const byTransaction = (id: string) => ({ query: { client_request_transaction_id: id } })

/** Sends the file with its country; gives the transaction id. */
export const statementUpload: Endpoint<StatementUpload, string> = {
  name: 'statementUpload',
  method: 'POST',
  path: `${PATH}/upload`,
  request: (upload) => ({
    query: { country_flag: upload.country, sample_file: upload.sample },
    body: toUploadBody(upload),
  }),
  answer: 'json',
  schema: TransactionIdSchema,
  errors: processingErrors,
}

/** How it stands. */
export const statementStatus: Endpoint<string, StatementStatus> = {
  name: 'statementStatus',
  method: 'POST',
  path: `${PATH}/status`,
  request: byTransaction,
  answer: 'json',
  schema: StatementStatusSchema,
  errors: processingErrors,
}

/** The workbook of a finished statement. */
export const statementResponse: Endpoint<string, Blob> = {
  name: 'statementResponse',
  method: 'POST',
  path: `${PATH}/response`,
  request: byTransaction,
  answer: 'blob',
  schema: v.blob(),
  errors: processingErrors,
}
