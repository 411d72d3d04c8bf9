import * as v from 'valibot'
import { oneSpelling } from '#shared/api/oneSpelling.ts'
import { ProgressFields, progressOf } from '#shared/jobs/wireAnswers.ts'

/** Body of passbook/frontpage: one picture. */
export function toFrontpageBody(front: File): FormData {
  const body = new FormData()
  body.append('front_page', front, front.name)
  return body
}

/** Body of passbook/transactionpage: one part a picture, in the order in which they were chosen. */
export function toTransactionpageBody(pages: readonly File[]): FormData {
  const body = new FormData()
  for (const page of pages) body.append('transaction_page', page, page.name)
  return body
}

const STATUS = {
  'In Progress': 'running',
  'Transaction in Progress': 'running',
  Pending: 'running',
  Success: 'done',
  Failed: 'failed',
} as const

const STATUSES = [
  'In Progress',
  'Transaction in Progress',
  'Pending',
  'Success',
  'Failed',
] as const satisfies readonly (keyof typeof STATUS)[]

export type PassbookStatus = {
  kind: (typeof STATUS)[keyof typeof STATUS]
  /** Where the server tells more than its status (the table names only that). */
  percentage?: number
  secondsLeft?: number
}

/** GET passbook/status. */
export const StatusSchema = v.pipe(
  oneSpelling,
  v.object({
    status: v.picklist(STATUSES),
    ...ProgressFields,
  }),
  v.transform(({ status, ...told }): PassbookStatus => ({
    kind: STATUS[status],
    ...progressOf(told),
  })),
)
