import { magicAt, type MagicRow } from '../magic.ts'
import { captchaText } from './captcha.ts'
import type { UanJob } from './job.ts'

/** Where the backend stands with a candidate, whatever becomes of the socket. */
export type UanSession = {
  stage: 'login' | 'captcha' | 'otp' | 'completed'
  /** Pictures shown so far, and how many of them were answered wrongly. */
  shown: number
  wrong: number
}

/** A frame of the server (decisions D31). The picture of a captcha is drawn from its text when it is sent. */
export type Frame = {
  event: 'INIT' | 'INDEX' | 'OTP' | 'CAPTCHA' | 'COMPLETED' | 'ERROR'
  status: number
  data: unknown
}
/** What the page said, its password opened: null where it was not sealed. */
export type ClientMessage =
  | { event: 'INDEX'; password: string | null }
  | { event: 'CAPTCHA'; captcha: string }
  | { event: 'OTP'; otp: string }

export type SessionTransition = {
  session: UanSession
  /** Each so long after the one before, at speed 1. */
  frames: readonly { frame: Frame; afterMs: number }[]
  /** The socket ends after them: properly, or as a connection that breaks. */
  ends?: 'closed' | 'dropped'
  /** What of the job is another now. */
  job?: Partial<UanJob>
}

export const INITIAL_SESSION: UanSession = { stage: 'login', shown: 0, wrong: 0 }
/** The OTP of a job, which goes to the candidate's phone: digits of its UAN. */
export const otpOf = ({ sourceData }: UanJob): string => sourceData.uanNumber.slice(-6)

const MAX_WRONG_CAPTCHAS = 3
const ANSWER_MS = 1_200
const FETCH_MS = 4_000

const soon = (
  event: Frame['event'],
  status: number,
  data: unknown = null,
  afterMs = ANSWER_MS,
) => ({
  frame: { event, status, data },
  afterMs,
})
const error = (status: number) => soon('ERROR', status, `Sandbox: status ${status}`)

/** What the socket says first: who is asked, and where the backend stands (decisions D67). */
export function openSession(
  session: UanSession,
  job: UanJob,
  company: { name: string; contact: string },
): SessionTransition {
  const init = soon(
    'INIT',
    200,
    {
      uanNumber: job.sourceData.uanNumber,
      name: job.sourceData.name,
      subClientName: company.name,
      subClientContact: company.contact,
    },
    0,
  )
  const magic = magicAt('uanJob', job.sourceData.internalReferenceNumber)?.name
  switch (magic) {
    case 'link-expired':
      return { session, frames: [error(401)], ends: 'closed' }
    case 'link-closed':
      return { session, frames: [], ends: 'closed' }
    case 'link-silent':
      return { session, frames: [] }
    case 'link-garbled':
      return { session, frames: [soon('OTP', 299), ...Array.from({ length: 200 }, () => init)] }
    default:
      return job.jobStatus === 'PASS' && session.stage !== 'completed'
        ? { session, frames: [error(401)], ends: 'closed' }
        : { session, frames: [init, ...stageFrames(session)] }
  }
}

function stageFrames({ stage, shown }: UanSession) {
  switch (stage) {
    case 'login':
      return []
    case 'captcha':
      return [soon('CAPTCHA', 200, captchaText(shown - 1), 0)]
    case 'otp':
      return [soon('INDEX', 201, null, 0)]
    case 'completed':
      return [soon('COMPLETED', 200, null, 0)]
    default:
      stage satisfies never
      return []
  }
}

/** A frame of the page, judged as strictly as the UAN site would: out of its turn it is an invalid event. */
export function handleMessage(
  session: UanSession,
  heard: ClientMessage,
  job: UanJob,
): SessionTransition {
  switch (heard.event) {
    case 'INDEX':
      return heard.password === null || session.stage !== 'login'
        ? { session, frames: [error(501)], ends: 'closed' }
        : loggedIn(session, magicAt('uanPassword', heard.password))
    case 'CAPTCHA':
      return session.stage === 'captcha'
        ? solved(session, heard.captcha)
        : { session, frames: [error(501)], ends: 'closed' }
    case 'OTP':
      return session.stage === 'otp'
        ? verified(session, heard.otp, job)
        : { session, frames: [error(501)], ends: 'closed' }
    default:
      heard satisfies never
      return { session, frames: [] }
  }
}

/** The row of a value that is answered by a status of kyc §8. */
const statusOf = (magic: MagicRow | undefined): number | null =>
  magic?.answer === undefined || magic.answer === null ? null : magic.answer[0]

const withCaptcha = (session: UanSession, wrong: number): SessionTransition => ({
  session: { stage: 'captcha', shown: session.shown + 1, wrong },
  frames: [soon('CAPTCHA', 200, captchaText(session.shown))],
})

const withOtp = (session: UanSession): SessionTransition => ({
  session: { ...session, stage: 'otp' },
  frames: [soon('INDEX', 201)],
  job: {
    jobStatus: 'LOGGED_IN',
    userVerified: true,
    statusFlags: { smsStatus: true, otpStatus: true },
  },
})

function loggedIn(session: UanSession, magic: MagicRow | undefined): SessionTransition {
  const status = statusOf(magic)
  if (status !== null) return { session, frames: [error(status)] }
  switch (magic?.name) {
    case 'without-captcha':
      return withOtp(session)
    case 'line-drops':
      return { ...withCaptcha(session, 0), frames: [], ends: 'dropped' }
    case 'line-silent':
      return { session, frames: [] }
    default:
      return withCaptcha(session, 0)
  }
}

function solved(session: UanSession, captcha: string): SessionTransition {
  const status = statusOf(magicAt('uanCaptcha', captcha))
  if (status !== null) return { session, frames: [error(status)], ends: 'closed' }
  if (captcha === captchaText(session.shown - 1)) return withOtp(session)
  const wrong = session.wrong + 1
  return wrong === MAX_WRONG_CAPTCHAS
    ? { session, frames: [error(407)], ends: 'closed' }
    : withCaptcha(session, wrong)
}

function verified(session: UanSession, otp: string, job: UanJob): SessionTransition {
  const magic = magicAt('uanOtp', otp)
  const status = statusOf(magic) ?? (otp === otpOf(job) || magic !== undefined ? null : 404)
  if (status !== null) return { session, frames: [error(status)] }
  const done: SessionTransition = {
    session: { ...session, stage: 'completed' },
    frames: [soon('OTP', 202), soon('COMPLETED', 200, null, FETCH_MS)],
    ends: 'closed',
    job: { jobStatus: 'PASS' },
  }
  return magic?.name === '000001' ? { ...done, frames: [], ends: 'dropped' } : done
}
