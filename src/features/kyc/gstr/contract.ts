import * as v from 'valibot'

/** As sent to the server. */
export type Taxpayer = { gstin: string; username: string }

/** Returned to the server unchanged. */
export type TaxpayerId = string | number

const IdSchema = v.union([v.pipe(v.string(), v.minLength(1)), v.number()])
const WithIdSchema = v.object({ taxpayer_id: IdSchema })

/** The response of request-otp; the id may be under `data` (decisions D43). */
export const TaxpayerIdSchema: v.GenericSchema<unknown, TaxpayerId> = v.union([
  v.pipe(
    WithIdSchema,
    v.transform(({ taxpayer_id: id }) => id),
  ),
  v.pipe(
    v.object({ data: WithIdSchema }),
    v.transform(({ data }) => data.taxpayer_id),
  ),
])
