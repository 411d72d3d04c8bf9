import * as v from 'valibot'
import { processingErrors } from '#shared/kits/jobs/processingErrors.ts'
import { TransactionIdSchema } from '#shared/kits/jobs/statusResponses.ts'
import type { Endpoint } from '#shared/platform/api/endpoint.ts'
import { StatusSchema, type PassbookStatus } from './contract.ts'

const ROOT = '/service/fintech/V1/passbook'

/** Body of passbook/frontpage: one image. */
export function toFrontpageBody(front: File): FormData {
  const body = new FormData()
  body.append('front_page', front, front.name)
  return body
}

/** Body of passbook/transactionpage: one part per image, in the user's order. */
export function toTransactionpageBody(pages: readonly File[]): FormData {
  const body = new FormData()
  for (const page of pages) body.append('transaction_page', page, page.name)
  return body
}

/** Uploads the front page and the email option; returns the transaction id. */
export const passbookFrontpage: Endpoint<{ front: File; emailOutput: boolean }, string> = {
  name: 'passbookFrontpage',
  method: 'POST',
  path: `${ROOT}/frontpage`,
  request: ({ front, emailOutput }) => ({
    query: { response_mail: emailOutput },
    body: toFrontpageBody(front),
  }),
  responseType: 'json',
  schema: TransactionIdSchema,
  errors: processingErrors,
}

/** Uploads the transaction pages; the response is not specified (analyzers §7). */
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
  responseType: 'none',
  schema: v.unknown(),
  errors: processingErrors,
}

export const passbookStatus: Endpoint<string, PassbookStatus> = {
  name: 'passbookStatus',
  method: 'GET',
  path: `${ROOT}/status`,
  request: (transactionId) => ({ query: { client_transaction_id: transactionId } }),
  responseType: 'json',
  schema: StatusSchema,
  errors: processingErrors,
}

/** The Excel report of a successful transaction. */
export const passbookReport: Endpoint<string, Blob> = {
  name: 'passbookReport',
  method: 'GET',
  path: `${ROOT}/report`,
  request: (transactionId) => ({ query: { client_transaction_id: transactionId } }),
  responseType: 'blob',
  schema: v.blob(),
  errors: processingErrors,
}
