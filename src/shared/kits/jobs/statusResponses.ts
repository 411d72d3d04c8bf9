import * as v from 'valibot'
import { NormalizedKeysSchema } from '#shared/platform/api/schemas/normalizedKeysSchema.ts'
import { UrlSafeIdSchema } from '#shared/platform/api/schemas/urlSafeIdSchema.ts'
import { isRecord } from '#shared/platform/lib/isRecord.ts'
import type { PollResult, RunningAnswer } from './definition.ts'

/** A status response of an output call, with the progress it reports (analyzers §3, "Processing response"). */
export type StatusResponse = { kind: 'failed' } | RunningAnswer

/** 40, '40' or '40%'. Anything else is ignored, so that it fails no job. */
const FigureSchema = v.optional(v.pipe(v.unknown(), v.transform(parseFigure)))

function parseFigure(sent: unknown): number | undefined {
  const figure = typeof sent === 'string' ? numberIn(sent.replaceAll(/[\s,%]/g, '')) : sent
  return typeof figure === 'number' && Number.isFinite(figure) ? figure : undefined
}

const numberIn = (digits: string): number => (digits === '' ? Number.NaN : Number(digits))

/** Progress fields of a status response, with normalized keys. */
export const ProgressFields = { percentage: FigureSchema, timeleft: FigureSchema }

type RawProgress = { percentage?: number | undefined; timeleft?: number | undefined }

/** What the fields say of a running job. */
export const toRunning = ({ percentage, timeleft }: RawProgress): RunningAnswer => ({
  kind: 'running',
  percentage,
  secondsLeft: timeleft,
})

export const StatusResponseSchema = v.pipe(
  NormalizedKeysSchema,
  v.object({
    status: v.picklist(['In Progress', 'Pending', 'Failed']),
    ...ProgressFields,
  }),
  v.transform(({ status, ...progress }): StatusResponse =>
    status === 'Failed' ? { kind: 'failed' } : toRunning(progress),
  ),
)

/** The poll uses the parsed response, the raw one is stored. */
export type RawAndParsed<Output> = { raw: unknown; parsed: Output }

export const withRaw = <Output>(
  schema: v.GenericSchema<unknown, Output>,
): v.GenericSchema<unknown, RawAndParsed<Output>> =>
  v.pipe(
    v.unknown(),
    v.transform((raw) => ({ raw, parsed: raw })),
    v.object({ raw: v.unknown(), parsed: schema }),
  )

/** 'Failed' is outputFailed (analyzers §4). A result is stored raw, as bytes with `keepsBody`. */
export function toPollResult(
  { raw, parsed }: RawAndParsed<StatusResponse | { kind: 'result' }>,
  body?: Blob,
): PollResult {
  switch (parsed.kind) {
    case 'running':
      return parsed
    case 'failed':
      return { kind: 'failed', name: 'outputFailed' }
    case 'result':
      return { kind: 'done', result: { data: raw, body } }
    default:
      return parsed satisfies never
  }
}

/** Bare or under `data` (D26), with normalized keys. */
export const unwrapped = v.pipe(
  v.unknown(),
  v.transform((body) => (isRecord(body) && isRecord(body.data) ? body.data : body)),
  NormalizedKeysSchema,
)

/** The names in the specification, normalized (D6). */
const TRANSACTION_IDS = ['clientrequesttransactionid', 'clienttransactionid', 'transactionid']

const findTransactionId = (answer: Readonly<Record<string, unknown>>): unknown =>
  TRANSACTION_IDS.map((name) => answer[name]).find((id) => id !== undefined && id !== null)

/** The transaction id under any of its names, bare or under `data` (D26). A number is taken: the document was charged. */
export const TransactionIdSchema = v.pipe(
  NormalizedKeysSchema,
  v.transform((answer) => {
    const { data } = answer
    return (
      findTransactionId(answer) ??
      (isRecord(data) ? findTransactionId(v.parse(NormalizedKeysSchema, data)) : undefined)
    )
  }),
  v.union([v.string(), v.pipe(v.number(), v.safeInteger(), v.transform(String))]),
  v.trim(),
  UrlSafeIdSchema,
)
