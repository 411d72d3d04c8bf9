import * as v from 'valibot'
import { TextSchema } from '#shared/records/answers.ts'

/** Whose history is asked for, and by whom (kyc §3: the INIT event). A text that did not come is empty. */
export type Candidate = {
  name: string
  uan: string
  company: string
  /** How to reach the company, as its operator wrote it: a phone number mostly, or an e-mail address, or several of them. */
  contact: string
}

/** What the server tells of (kyc §7). */
const EVENTS = ['INIT', 'INDEX', 'OTP', 'CAPTCHA', 'COMPLETED', 'ERROR'] as const

/** A frame of the server (kyc §7, decisions D31). `status` is 0 where none came. */
export type ServerFrame = { status: number } & (
  | { event: 'INIT'; candidate: Candidate }
  | { event: 'CAPTCHA'; picture: string }
  | { event: 'INDEX' | 'OTP' | 'COMPLETED' | 'ERROR' }
)

/** What the candidate's page says: each event once for one press. */
export type ClientFrame =
  | { event: 'INDEX'; data: { password: string } }
  | { event: 'CAPTCHA'; data: { captcha: string } }
  | { event: 'OTP'; data: { otp: string } }

/** A status, as a number or as its text. */
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

/** What stands before the base64 of a data URL. */
const DATA_URL = /^data:image\/[\w.+-]+;base64,/

/** Raw base64 of a PNG (decisions D31), as a data URL or in lines too. */
const PictureSchema = v.pipe(
  v.string(),
  v.transform((text) => text.replaceAll(/\s/g, '').replace(DATA_URL, '')),
  v.regex(/^[A-Za-z\d+/]+={0,2}$/),
)

/** From here on a status is one of an error, whatever event it comes with, and without what that event brings. */
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
    v.object({ event: v.literal('CAPTCHA'), status: StatusSchema, data: PictureSchema }),
    v.transform(({ event, status, data: picture }) => ({ event, status, picture })),
  ),
  v.object({ event: v.picklist(['INDEX', 'OTP', 'COMPLETED', 'ERROR']), status: StatusSchema }),
])

/** A captcha takes some 10,000 characters. Parsing 40 million blocks the page for seconds. */
const FRAME_LIMIT_CHARACTERS = 1_000_000
const TOO_LARGE: ServerFrame = { event: 'ERROR', status: 0 }

/**
 * The frame that a message is; null where it is none that we know, which says nothing (decisions D67). One that is too large
 * to be read is an error without a status: the person would wait for what it brought.
 */
export function parseFrame(message: unknown): ServerFrame | null {
  if (typeof message === 'string' && message.length > FRAME_LIMIT_CHARACTERS) return TOO_LARGE
  const parsed = v.safeParse(FrameSchema, jsonOf(message))
  return parsed.success ? parsed.output : null
}

function jsonOf(message: unknown): unknown {
  try {
    return typeof message === 'string' ? JSON.parse(message) : null
  } catch {
    return null // no frame, as the parser then says
  }
}
