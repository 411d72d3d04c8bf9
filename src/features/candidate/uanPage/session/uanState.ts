import type { Candidate, ClientFrame, ServerFrame } from './frames.ts'

/** Pages that take the place of everything (kyc §8). */
export const FAILURES = [
  'invalidLink',
  'notNow',
  'captchaLimit',
  'serverError',
  'timeExpired',
  'disconnected',
  'connection',
  'unknown',
] as const
export type Failure = (typeof FAILURES)[number]

/** `round` counts what was refused or asked for anew: with each, the field begins empty. */
type Asked = { isSent: boolean; round: number }

/** Steps behind the consent. */
export type OwnStep =
  /** 'link': for who is asked; 'verifying': the OTP is right; 'slow': that takes long by now. */
  | { kind: 'loading'; why: 'link' | 'verifying' | 'slow' }
  | ({ kind: 'login'; said: 'credentials' | null } & Asked)
  /** `renewed`: another picture, which is no wrong answer. */
  | ({ kind: 'captcha'; picture: string; said: 'wrong' | 'renewed' | null } & Asked)
  | ({ kind: 'otp'; said: 'invalid' | 'expired' | null } & Asked)

/** What the page shows (kyc §2, part G). */
export type Step =
  | OwnStep
  /** `ahead` is where the server already stands: the page was loaded anew, and consent is asked again (decisions D67). */
  | { kind: 'disclaimer'; ahead: OwnStep | null }
  | { kind: 'success'; at: number }
  | { kind: 'error'; why: Failure }

/** The socket, as the page knows it (decisions D45, D67). */
export type Line =
  | { kind: 'connecting' }
  | { kind: 'open'; isBack: boolean }
  /** Waits for the next attempt; so many have failed since the loss. */
  | { kind: 'lost'; failures: number }
  | { kind: 'reconnecting'; failures: number }
  /** Connected again; the step's own frame is due. */
  | { kind: 'settling' }
  /** Nothing more is said or heard. */
  | { kind: 'closed' }

export type UanState = {
  step: Step
  line: Line
  /** Null before INIT. */
  candidate: Candidate | null
}

export type UanEvent =
  | { kind: 'framed'; frame: ServerFrame; at: number }
  /** The browser's `error` and `close` of the socket. */
  | { kind: 'failed' }
  | { kind: 'dropped' }
  /** The time of `dueOf` is over. */
  | { kind: 'due' }
  /** The page is looked at again, or the phone is back on line. */
  | { kind: 'woken' }
  | { kind: 'proceedPressed' }
  | { kind: 'backPressed' }
  | { kind: 'loginPressed'; password: string }
  | { kind: 'captchaPressed'; captcha: string }
  | { kind: 'otpPressed'; otp: string }
  /** The password cannot be encrypted here, so that it does not leave. */
  | { kind: 'unsealable' }
  | { kind: 'refreshPressed' }

/** What a move brings about outside (`uanSession.ts`). */
export type UanEffect =
  | { kind: 'connect' }
  | { kind: 'close' }
  | { kind: 'sealAndSay'; password: string }
  | { kind: 'say'; frame: ClientFrame }

export type Move = { state: UanState; effects: readonly UanEffect[] }
