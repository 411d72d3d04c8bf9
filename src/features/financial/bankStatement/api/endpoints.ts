import * as v from 'valibot'
import { processingErrors } from '#shared/kits/jobs/processingErrors.ts'
import { TransactionIdSchema } from '#shared/kits/jobs/statusResponses.ts'
import type { Endpoint } from '#shared/platform/api/endpoint.ts'
import { StatusSchema, type AccountKey, type BankStatementStatus } from './contract.ts'

const BASE = '/service/fintech/V1/bankstatement'

type UploadArgs = { body: FormData; emailOutput: boolean }

/** Uploads the statements; returns the transaction id. */
export const bankStatementUpload: Endpoint<UploadArgs, string> = {
  name: 'bankStatementUpload',
  method: 'POST',
  path: `${BASE}/upload`,
  request: ({ body, emailOutput }) => ({ query: { response_mail: emailOutput }, body }),
  responseType: 'json',
  schema: TransactionIdSchema,
  errors: processingErrors,
}

export const bankStatementStatus: Endpoint<string, BankStatementStatus> = {
  name: 'bankStatementStatus',
  method: 'GET',
  path: `${BASE}/status`,
  request: (transactionId) => ({ query: { client_transaction_id: transactionId } }),
  responseType: 'json',
  schema: StatusSchema,
  errors: processingErrors,
}

type PdfArgs = { transactionId: string; account: AccountKey }

/** The PDF report of one account. */
export const bankStatementPdf: Endpoint<PdfArgs, Blob> = {
  name: 'bankStatementPdf',
  method: 'GET',
  path: `${BASE}/pdf`,
  request: ({ transactionId, account }) => ({
    query: { client_transaction_id: transactionId, account_number: account },
  }),
  responseType: 'blob',
  schema: v.blob(),
  errors: processingErrors,
}

/** All workbooks: the common sheet as an xlsx, those of the accounts as nested zips (decisions D8). */
export const bankStatementZip: Endpoint<string, Blob> = {
  name: 'bankStatementZip',
  method: 'GET',
  path: `${BASE}/zip`,
  request: (transactionId) => ({ query: { client_transaction_id: transactionId } }),
  responseType: 'blob',
  schema: v.blob(),
  errors: processingErrors,
}
