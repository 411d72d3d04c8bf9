import * as v from 'valibot'

/** Whose data is fetched, as it is sent. */
export type Taxpayer = { gstin: string; username: string }

/** Goes back to the server in the body as it came. */
export type TaxpayerId = string | number

const IdSchema = v.union([v.pipe(v.string(), v.nonEmpty()), v.number()])
const WithIdSchema = v.object({ taxpayer_id: IdSchema })

/** The answer of request-otp; the id may stand under `data` (decisions D43). */
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
