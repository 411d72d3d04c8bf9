import { processingErrors } from '#shared/kits/jobs/processingErrors.ts'
import {
  type RawAndParsed,
  TransactionIdSchema,
  withRaw,
} from '#shared/kits/jobs/statusResponses.ts'
import type { Endpoint } from '#shared/platform/api/endpoint.ts'
import { PayslipOutputSchema, type PayslipOutput } from './contract.ts'

/** Body of payslip/upload: raw base64, one item per file (D28). */
export function toPayslipUploadBody(files: readonly string[]) {
  return { payslips: files }
}

/** Uploads the files as raw base64; returns the transaction id. */
export const payslipUpload: Endpoint<readonly string[], string> = {
  name: 'payslipUpload',
  method: 'POST',
  path: '/service/fintech/V1/payslip/upload',
  request: (files) => ({ body: toPayslipUploadBody(files) }),
  responseType: 'json',
  schema: TransactionIdSchema,
  errors: processingErrors,
}

/** The status, or the result once available, raw and parsed. */
export const payslipOutput: Endpoint<string, RawAndParsed<PayslipOutput>> = {
  name: 'payslipOutput',
  method: 'GET',
  path: '/service/fintech/V1/payslip/output',
  request: (transactionId) => ({ query: { clientRequestTransactionID: transactionId } }),
  responseType: 'json',
  keepsBody: true,
  schema: withRaw(PayslipOutputSchema),
  errors: processingErrors,
}
