import * as v from 'valibot'
import { TextSchema } from '#shared/kits/records/fieldSchemas.ts'

/** kyc §3: the INIT event. Missing texts are empty. */
export type Candidate = {
  name: string
  uan: string
  company: string
  /** As the company's operator entered it: usually one phone number or email, or several. */
  contact: string
}

const EVENTS = ['INIT', 'INDEX', 'OTP', 'CAPTCHA', 'COMPLETED', 'ERROR'] as const

/** kyc §7, decisions D31. `status` is 0 where missing. */
export type ServerFrame = { status: number } & (
  | { event: 'INIT'; candidate: Candidate }
  | { event: 'CAPTCHA'; picture: string }
  | { event: 'INDEX' | 'OTP' | 'COMPLETED' | 'ERROR' }
)

export type ClientFrame =
  | { event: 'INDEX'; data: { password: string } }
  | { event: 'CAPTCHA'; data: { captcha: string } }
  | { event: 'OTP'; data: { otp: string } }

const StatusSchema = v.fallback(
  v.pipe(v.union([v.number(), v.string()]), v.transform(Number), v.integer()),
  0,
)

const CandidateSchema = v.pipe(
  v.object({
    name: TextSchema,
    uanNumber: TextSchema,
    subClientName: TextSchema,
    subClientContact: TextSchema,
  }),
  v.transform((wire) => ({
    name: wire.name,
    uan: wire.uanNumber,
    company: wire.subClientName,
    contact: wire.subClientContact,
  })),
)

const DATA_URL = /^data:image\/[\w.+-]+;base64,/

/** Base64 of a PNG (decisions D31); data URLs and line breaks are accepted. */
const PictureSchema = v.pipe(
  v.string(),
  v.transform((text) => text.replaceAll(/\s/g, '').replace(DATA_URL, '')),
  v.regex(/^[A-Za-z\d+/]+={0,2}$/),
)

/** From here on, a status is an error, whatever the event, and its data is ignored. */
const ERROR_STATUS = 400

const FrameSchema: v.GenericSchema<unknown, ServerFrame> = v.union([
  v.pipe(
    v.object({ event: v.picklist(EVENTS), status: StatusSchema }),
    v.check(({ status }) => status >= ERROR_STATUS),
    v.transform(({ status }) => ({ event: 'ERROR' as const, status })),
  ),
  v.pipe(
    v.object({
      event: v.literal('INIT'),
      status: StatusSchema,
      data: v.fallback(CandidateSchema, { name: '', uan: '', company: '', contact: '' }),
    }),
    v.transform(({ event, status, data: candidate }) => ({ event, status, candidate })),
  ),
  v.pipe(
    v.object({
      event: v.literal('CAPTCHA'),
      status: StatusSchema,
      data: v.fallback(v.optional(PictureSchema, ''), ''),
    }),
    v.transform(({ event, status, data: picture }) => ({ event, status, picture })),
  ),
  v.object({ event: v.picklist(['INDEX', 'OTP', 'COMPLETED', 'ERROR']), status: StatusSchema }),
])

/** A captcha has about 10,000 characters. Parsing 40 million would block the page for seconds. */
const FRAME_LIMIT_CHARACTERS = 1_000_000
const TOO_LARGE: ServerFrame = { event: 'ERROR', status: 0 }

/** Null for an unknown message, which is ignored (decisions D67); one that is too large is an error. */
export function parseFrame(message: unknown): ServerFrame | null {
  if (typeof message === 'string' && message.length > FRAME_LIMIT_CHARACTERS) return TOO_LARGE
  const parsed = v.safeParse(FrameSchema, jsonOf(message))
  return parsed.success ? parsed.output : null
}

function jsonOf(message: unknown): unknown {
  try {
    return typeof message === 'string' ? JSON.parse(message) : null
  } catch {
    return null // not a frame
  }
}
