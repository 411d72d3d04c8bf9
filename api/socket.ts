import * as v from 'valibot'

/** The live socket of a candidate: `/UAN/V1/job/{jobId}` (kyc §7, decisions D31). */

const frame = <Event extends string>(event: Event, data: v.GenericSchema, status?: number) =>
  v.strictObject({
    event: v.literal(event),
    status: status === undefined ? v.pipe(v.number(), v.integer()) : v.literal(status),
    data,
  })

/** What the server sends. */
export const ServerFrameSchema = v.variant('event', [
  frame(
    'INIT',
    v.strictObject({
      uanNumber: v.string(),
      name: v.string(),
      subClientName: v.string(),
      subClientContact: v.string(),
    }),
  ),
  frame('INDEX', v.unknown(), 201),
  frame('OTP', v.unknown(), 202),
  frame('CAPTCHA', v.pipe(v.string(), v.nonEmpty())),
  frame('COMPLETED', v.unknown()),
  frame('ERROR', v.unknown()),
])

/** What the page sends. */
export const ClientFrameSchema = v.variant('event', [
  v.strictObject({ event: v.literal('INDEX'), data: v.strictObject({ password: v.string() }) }),
  v.strictObject({
    event: v.literal('CAPTCHA'),
    data: v.strictObject({ captcha: v.pipe(v.string(), v.regex(/^[A-Za-z\d]{5}$/)) }),
  }),
  v.strictObject({
    event: v.literal('OTP'),
    data: v.strictObject({ otp: v.pipe(v.string(), v.regex(/^\d{6}$/)) }),
  }),
])
