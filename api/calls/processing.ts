import * as v from 'valibot'
import { IdSchema } from '../fields.ts'
import { ReceivedTimeSchema } from '../received.ts'

/** Parts that several analyzers share (analyzers §3, "Processing response"). */

const MORE = {
  status: v.nullish(v.string()),
  message: v.nullish(v.string()),
  data: v.optional(v.unknown()),
}

/** The id of a transaction, in either of its spellings. */
export const TransactionSchema = v.union([
  v.strictObject({ clientRequestTransactionId: IdSchema, ...MORE }),
  v.strictObject({ clientRequestTransactionID: IdSchema, ...MORE }),
])

export const PercentageSchema = v.pipe(v.number(), v.minValue(0), v.maxValue(100))
/** In seconds. */
export const SecondsSchema = v.pipe(v.number(), v.minValue(0))

/** Progress that some calls send although the specification names none. */
export const PROGRESS = {
  percentage: v.optional(PercentageSchema),
  time_left: v.optional(SecondsSchema),
}

/** An output call before there is a result: status and message. */
export const OutputStatusSchema = v.strictObject({
  status: v.pipe(v.string(), v.nonEmpty()),
  message: v.string(),
  clientRequestTransactionId: v.optional(IdSchema),
  ...PROGRESS,
})

/** When the analysis began and ended. */
export const TIMES = {
  start_time: v.nullish(ReceivedTimeSchema),
  end_time: v.nullish(ReceivedTimeSchema),
}

/** Raw base64, without the prefix of a data URL (decisions D28). */
export const Base64FileSchema = v.pipe(v.string(), v.base64('must be raw base64'))
