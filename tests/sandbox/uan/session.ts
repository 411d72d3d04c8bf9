import { magicAt, type MagicRow } from '../magic.ts'
import { captchaText } from './captcha.ts'
import type { UanJob } from './job.ts'

/** The backend's state for a candidate, independent of the socket. */
export type UanSession = {
  stage: 'login' | 'captcha' | 'otp' | 'completed'
  /** Captchas shown so far, and wrong answers to them. */
  captchaCount: number
  wrongCaptchas: number
}

/** A frame from the server (decisions D31). A captcha's picture is drawn from its text when sent. */
export type Frame = {
  event: 'INIT' | 'INDEX' | 'OTP' | 'CAPTCHA' | 'COMPLETED' | 'ERROR'
  status: number
  data: unknown
}
/** A message from the page with its password decrypted; null if it was not encrypted. */
export type ClientMessage =
  | { event: 'INDEX'; password: string | null }
  | { event: 'CAPTCHA'; captcha: string }
  | { event: 'OTP'; otp: string }

export type SessionTransition = {
  session: UanSession
  /** Each with its delay after the previous one, at speed 1. */
  frames: readonly { frame: Frame; afterMs: number }[]
  /** Ends the socket afterwards: properly or like a lost connection. */
  ends?: 'closed' | 'dropped'
  /** Changes to the job. */
  job?: Partial<UanJob>
}

export const INITIAL_SESSION: UanSession = { stage: 'login', captchaCount: 0, wrongCaptchas: 0 }
/** A job's OTP, sent to the candidate's phone: digits of its UAN. */
export const otpOf = ({ sourceData }: UanJob): string => sourceData.uanNumber.slice(-6)

const MAX_WRONG_CAPTCHAS = 3
const ANSWER_MS = 1_200
const FETCH_MS = 4_000

const frame = (
  event: Frame['event'],
  status: number,
  data: unknown = null,
  afterMs = ANSWER_MS,
) => ({
  frame: { event, status, data },
  afterMs,
})
const error = (status: number) => frame('ERROR', status, `Sandbox: status ${status}`)

/** The first frames of a socket: candidate, sub-client and the backend's state (decisions D67). */
export function openSession(
  session: UanSession,
  job: UanJob,
  company: { name: string; contact: string },
): SessionTransition {
  const init = frame(
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
      return { session, frames: [frame('OTP', 299), ...Array.from({ length: 200 }, () => init)] }
    default:
      return job.jobStatus === 'PASS' && session.stage !== 'completed'
        ? { session, frames: [error(401)], ends: 'closed' }
        : { session, frames: [init, ...stageFrames(session)] }
  }
}

function stageFrames({ stage, captchaCount }: UanSession) {
  switch (stage) {
    case 'login':
      return []
    case 'captcha':
      return [frame('CAPTCHA', 200, captchaText(captchaCount - 1), 0)]
    case 'otp':
      return [frame('INDEX', 201, null, 0)]
    case 'completed':
      return [frame('COMPLETED', 200, null, 0)]
    default:
      stage satisfies never
      return []
  }
}

/** Handles a frame from the page as strictly as the UAN site: one at the wrong time is an invalid event. */
export function handleMessage(
  session: UanSession,
  message: ClientMessage,
  job: UanJob,
): SessionTransition {
  switch (message.event) {
    case 'INDEX':
      return message.password === null || session.stage !== 'login'
        ? { session, frames: [error(501)], ends: 'closed' }
        : loggedIn(session, magicAt('uanPassword', message.password))
    case 'CAPTCHA':
      return session.stage === 'captcha'
        ? checkCaptcha(session, message.captcha)
        : { session, frames: [error(501)], ends: 'closed' }
    case 'OTP':
      return session.stage === 'otp'
        ? verified(session, message.otp, job)
        : { session, frames: [error(501)], ends: 'closed' }
    default:
      message satisfies never
      return { session, frames: [] }
  }
}

/** The row of a magic value that returns a status of kyc §8. */
const statusOf = (magic: MagicRow | undefined): number | null =>
  magic?.answer === undefined || magic.answer === null ? null : magic.answer[0]

const withCaptcha = (session: UanSession, wrongCaptchas: number): SessionTransition => ({
  session: { stage: 'captcha', captchaCount: session.captchaCount + 1, wrongCaptchas },
  frames: [frame('CAPTCHA', 200, captchaText(session.captchaCount))],
})

const withOtp = (session: UanSession): SessionTransition => ({
  session: { ...session, stage: 'otp' },
  frames: [frame('INDEX', 201)],
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

function checkCaptcha(session: UanSession, captcha: string): SessionTransition {
  const status = statusOf(magicAt('uanCaptcha', captcha))
  if (status !== null) return { session, frames: [error(status)], ends: 'closed' }
  if (captcha === captchaText(session.captchaCount - 1)) return withOtp(session)
  const wrongCaptchas = session.wrongCaptchas + 1
  return wrongCaptchas === MAX_WRONG_CAPTCHAS
    ? { session, frames: [error(407)], ends: 'closed' }
    : withCaptcha(session, wrongCaptchas)
}

function verified(session: UanSession, otp: string, job: UanJob): SessionTransition {
  const magic = magicAt('uanOtp', otp)
  const status = statusOf(magic) ?? (otp === otpOf(job) || magic !== undefined ? null : 404)
  if (status !== null) return { session, frames: [error(status)] }
  const done: SessionTransition = {
    session: { ...session, stage: 'completed' },
    frames: [frame('OTP', 202), frame('COMPLETED', 200, null, FETCH_MS)],
    ends: 'closed',
    job: { jobStatus: 'PASS' },
  }
  return magic?.name === '000001' ? { ...done, frames: [], ends: 'dropped' } : done
}
