import * as v from 'valibot'
import { oneSpelling } from '#shared/api/oneSpelling.ts'

/** What a job's output call answers instead of its result, with whatever progress it tells (analyzers §3, "Processing response"). */
export type StatusAnswer =
  | { kind: 'failed' }
  | { kind: 'running'; percentage?: number; secondsLeft?: number }

export const StatusAnswerSchema = v.pipe(
  oneSpelling,
  v.object({
    status: v.picklist(['In Progress', 'Pending', 'Failed']),
    percentage: v.nullish(v.number()),
    timeleft: v.nullish(v.number()),
  }),
  v.transform(({ status, percentage, timeleft }): StatusAnswer => {
    if (status === 'Failed') return { kind: 'failed' }
    return {
      kind: 'running',
      ...(typeof percentage === 'number' ? { percentage } : {}),
      ...(typeof timeleft === 'number' ? { secondsLeft: timeleft } : {}),
    }
  }),
)

/** An upload's answer: the transaction id, in either spelling (D6). */
export const TransactionIdSchema = v.pipe(
  oneSpelling,
  v.object({ clientrequesttransactionid: v.pipe(v.string(), v.minLength(1)) }),
  v.transform(({ clientrequesttransactionid }) => clientrequesttransactionid),
)
