import * as v from 'valibot'
import { ProgressFields, toRunning } from '#shared/kits/jobs/statusResponses.ts'
import { NormalizedKeysSchema } from '#shared/platform/api/schemas/normalizedKeysSchema.ts'

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
  /** Not in the specification, but some servers send it. */
  percentage?: number | undefined
  secondsLeft?: number | undefined
}

/** GET passbook/status. */
export const StatusSchema = v.pipe(
  NormalizedKeysSchema,
  v.object({
    status: v.picklist(STATUSES),
    ...ProgressFields,
  }),
  v.transform(({ status, ...rest }): PassbookStatus => ({
    ...toRunning(rest),
    kind: STATUS[status],
  })),
)
