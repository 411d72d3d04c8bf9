import * as v from 'valibot'

/** The live socket of a candidate: `/UAN/V1/job/{jobId}` (kyc §7, decisions D31). */

const frame = <Event extends string>(event: Event, data: v.GenericSchema, status?: number) =>
  v.strictObject({
    event: v.literal(event),
    status: status === undefined ? v.pipe(v.number(), v.integer()) : v.literal(status),
    data,
  })

/** What the server sends, by event. */
export const SERVER_FRAMES = {
  INIT: frame(
    'INIT',
    v.strictObject({
      uanNumber: v.string(),
      name: v.string(),
      subClientName: v.string(),
      // Without one the page leads to the portal's support (decisions L64).
      subClientContact: v.nullish(v.string()),
    }),
  ),
  INDEX: frame('INDEX', v.unknown(), 201),
  OTP: frame('OTP', v.unknown(), 202),
  CAPTCHA: frame('CAPTCHA', v.pipe(v.string(), v.nonEmpty())),
  COMPLETED: frame('COMPLETED', v.unknown()),
  ERROR: frame('ERROR', v.unknown()),
} as const

export const ServerFrameSchema = v.variant('event', [
  SERVER_FRAMES.INIT,
  SERVER_FRAMES.INDEX,
  SERVER_FRAMES.OTP,
  SERVER_FRAMES.CAPTCHA,
  SERVER_FRAMES.COMPLETED,
  SERVER_FRAMES.ERROR,
])

/** What the page sends, by event. */
export const CLIENT_FRAMES = {
  INDEX: v.strictObject({
    event: v.literal('INDEX'),
    data: v.strictObject({ password: v.string() }),
  }),
  CAPTCHA: v.strictObject({
    event: v.literal('CAPTCHA'),
    data: v.strictObject({ captcha: v.pipe(v.string(), v.regex(/^[A-Za-z\d]{5}$/)) }),
  }),
  OTP: v.strictObject({
    event: v.literal('OTP'),
    data: v.strictObject({ otp: v.pipe(v.string(), v.regex(/^\d{6}$/)) }),
  }),
} as const

export const ClientFrameSchema = v.variant('event', [
  CLIENT_FRAMES.INDEX,
  CLIENT_FRAMES.CAPTCHA,
  CLIENT_FRAMES.OTP,
])
