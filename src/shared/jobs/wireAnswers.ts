import * as v from 'valibot'
import { oneSpelling } from '#shared/api/oneSpelling.ts'
import { WireIdSchema } from '#shared/api/wireIdSchema.ts'
import type { PollAnswer } from './definition.ts'

/** What a job's output call answers instead of its result, with whatever progress it tells (analyzers §3, "Processing response"). */
export type StatusAnswer =
  | { kind: 'failed' }
  | { kind: 'running'; percentage?: number; secondsLeft?: number }

/** A figure of progress, which servers also send as a text: 40, '40', '40%'. What is none tells nothing: no job ends by it. */
const FigureSchema = v.optional(v.pipe(v.unknown(), v.transform(figureOf)))

function figureOf(sent: unknown): number | undefined {
  const figure = typeof sent === 'string' ? numberIn(sent.replaceAll(/[\s,%]/g, '')) : sent
  return typeof figure === 'number' && Number.isFinite(figure) ? figure : undefined
}

const numberIn = (digits: string): number => (digits === '' ? Number.NaN : Number(digits))

/** What a status call may tell of progress, with its keys in one spelling. */
export const ProgressFields = { percentage: FigureSchema, timeleft: FigureSchema }

type ToldProgress = { percentage?: number | undefined; timeleft?: number | undefined }
type Progress = { percentage?: number; secondsLeft?: number }

/** The same in the engine's form; what was not told stays out. */
export function progressOf({ percentage, timeleft }: ToldProgress): Progress {
  return {
    ...(percentage === undefined ? {} : { percentage }),
    ...(timeleft === undefined ? {} : { secondsLeft: timeleft }),
  }
}

export const StatusAnswerSchema = v.pipe(
  oneSpelling,
  v.object({
    status: v.picklist(['In Progress', 'Pending', 'Failed']),
    ...ProgressFields,
  }),
  v.transform(({ status, ...told }): StatusAnswer =>
    status === 'Failed' ? { kind: 'failed' } : { kind: 'running', ...progressOf(told) },
  ),
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

/** A record that comes bare or under `data` (D26), its keys in one spelling. */
export const unwrapped = v.pipe(
  v.unknown(),
  v.transform((body) => (isRecord(body) && isRecord(body.data) ? body.data : body)),
  oneSpelling,
)

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The names that the tables give a transaction's id, in one spelling (D6). */
const TRANSACTION_IDS = ['clientrequesttransactionid', 'clienttransactionid', 'transactionid']

const idIn = (answer: Readonly<Record<string, unknown>>): unknown =>
  TRANSACTION_IDS.map((name) => answer[name]).find((id) => id !== undefined && id !== null)

/** An upload's answer: the transaction id under any of its names, beside whatever else it tells, or under `data` (D26). */
export const TransactionIdSchema = v.pipe(
  oneSpelling,
  v.transform((answer) => {
    const { data } = answer
    return idIn(answer) ?? (isRecord(data) ? idIn(v.parse(oneSpelling, data)) : undefined)
  }),
  v.string(),
  v.trim(),
  WireIdSchema,
)
