import * as v from 'valibot'
import { oneSpelling } from '#shared/api/oneSpelling.ts'
import type { PollAnswer } from './definition.ts'

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

/** An answer as it came, beside our reading of it: the poll goes by the reading, what is kept is the answer. */
export type Answered<Output> = { raw: unknown; output: Output }

/** The schema's own verdict, and the answer beside it: what does not fit it is no answer. */
export const withRaw = <Output>(
  schema: v.GenericSchema<unknown, Output>,
): v.GenericSchema<unknown, Answered<Output>> =>
  v.pipe(
    v.unknown(),
    v.transform((raw) => ({ raw, output: raw })),
    v.object({ raw: v.unknown(), output: schema }),
  )

/** What an output call's answer means to the engine: 'Failed' is outputFailed (analyzers §4), a result is kept as it came. */
export function toPollAnswer({
  raw,
  output,
}: Answered<StatusAnswer | { kind: 'result' }>): PollAnswer {
  switch (output.kind) {
    case 'running':
      return output
    case 'failed':
      return { kind: 'failed', name: 'outputFailed' }
    case 'result':
      return { kind: 'done', result: { data: raw } }
    default:
      return output satisfies never
  }
}

/** An upload's answer: the transaction id, in either spelling (D6). */
export const TransactionIdSchema = v.pipe(
  oneSpelling,
  v.object({ clientrequesttransactionid: v.pipe(v.string(), v.minLength(1)) }),
  v.transform(({ clientrequesttransactionid }) => clientrequesttransactionid),
)
