import { type Answered, TransactionIdSchema, withRaw } from '#shared/jobs/wireAnswers.ts'
import type { Endpoint } from '#shared/api/endpoint.ts'
import { processingErrors } from '#shared/jobs/processingErrors.ts'
import { PayslipOutputSchema, toPayslipUploadBody, type PayslipOutput } from './contract.ts'

/** Sends file contents as raw base64; gives the transaction id. */
export const payslipUpload: Endpoint<readonly string[], string> = {
  name: 'payslipUpload',
  method: 'POST',
  path: '/service/fintech/V1/payslip/upload',
  request: (files) => ({ body: toPayslipUploadBody(files) }),
  answer: 'json',
  schema: TransactionIdSchema,
  errors: processingErrors,
}

/** Status, or the result once it is there, as it came and as we read it. */
export const payslipOutput: Endpoint<string, Answered<PayslipOutput>> = {
  name: 'payslipOutput',
  method: 'GET',
  path: '/service/fintech/V1/payslip/output',
  request: (transactionId) => ({ query: { clientRequestTransactionID: transactionId } }),
  answer: 'json',
  schema: withRaw(PayslipOutputSchema),
  errors: processingErrors,
}
