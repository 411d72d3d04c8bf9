import * as v from 'valibot'
import type { Endpoint } from '#shared/api/endpoint.ts'
import { processingErrors } from '#shared/jobs/processingErrors.ts'
import { TransactionIdSchema } from '#shared/jobs/wireAnswers.ts'
import {
  StatusSchema,
  toFrontpageBody,
  toTransactionpageBody,
  type PassbookStatus,
} from './contract.ts'

const ROOT = '/service/fintech/V1/passbook'

/** Sends the front page with the wish for an e-mail; gives the transaction id. */
export const passbookFrontpage: Endpoint<{ front: File; emailOutput: boolean }, string> = {
  name: 'passbookFrontpage',
  method: 'POST',
  path: `${ROOT}/frontpage`,
  request: ({ front, emailOutput }) => ({
    query: { response_mail: emailOutput },
    body: toFrontpageBody(front),
  }),
  answer: 'json',
  schema: TransactionIdSchema,
  errors: processingErrors,
}

/** Sends the transaction pages of a transaction; what it answers is not told (analyzers §7). */
export const passbookTransactionpage: Endpoint<
  { transactionId: string; pages: readonly File[] },
  unknown
> = {
  name: 'passbookTransactionpage',
  method: 'POST',
  path: `${ROOT}/transactionpage`,
  request: ({ transactionId, pages }) => ({
    query: { client_transaction_id: transactionId },
    body: toTransactionpageBody(pages),
  }),
  answer: 'none',
  schema: v.unknown(),
  errors: processingErrors,
}

export const passbookStatus: Endpoint<string, PassbookStatus> = {
  name: 'passbookStatus',
  method: 'GET',
  path: `${ROOT}/status`,
  request: (transactionId) => ({ query: { client_transaction_id: transactionId } }),
  answer: 'json',
  schema: StatusSchema,
  errors: processingErrors,
}

/** The Excel report of a transaction that is Success. */
export const passbookReport: Endpoint<string, Blob> = {
  name: 'passbookReport',
  method: 'GET',
  path: `${ROOT}/report`,
  request: (transactionId) => ({ query: { client_transaction_id: transactionId } }),
  answer: 'blob',
  schema: v.blob(),
  errors: processingErrors,
}
