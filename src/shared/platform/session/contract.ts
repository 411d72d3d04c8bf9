import * as v from 'valibot'

/** Sent as a number or as digits; missing means 0. */
const count = v.pipe(
  v.optional(
    v.nullable(
      v.union([
        v.number(),
        v.pipe(v.string(), v.trim(), v.regex(/^\d+(\.\d+)?$/), v.transform(Number)),
      ]),
    ),
    0,
  ),
  v.transform((value) => Math.max(0, value ?? 0)),
)

const Details = v.object({
  profile: v.object({ subscriptionType: v.string() }),
  days: count,
  hours: count,
  minutes: count,
  seconds: count,
  filesCount: count,
})

/** Bare or under `data` (shell §3, §7). `msLeft` is the time left when the server answered. */
export const SubscriptionSchema = v.pipe(
  v.union([
    v.pipe(
      v.object({ data: Details }),
      v.transform(({ data }) => data),
    ),
    Details,
  ]),
  v.transform(({ profile, days, hours, minutes, seconds, filesCount }) => ({
    type: profile.subscriptionType,
    msLeft: (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1_000,
    filesCount,
  })),
)

export type SubscriptionResponse = v.InferOutput<typeof SubscriptionSchema>
