import type { Transition as MachineTransition } from '#shared/platform/lib/machine.ts'
import type { Candidate, ClientFrame, ServerFrame } from './frames.ts'

/** Final error pages (kyc §8). */
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

/** `attempt` counts refusals and renewals: each clears the field. */
type InputState = { isSubmitted: boolean; attempt: number }

export type PostConsentStep =
  /** 'link': loading the candidate; 'verifying': the OTP was correct; 'slow': this takes long. */
  | { kind: 'loading'; reason: 'link' | 'verifying' | 'slow' }
  | ({ kind: 'login'; error: 'credentials' | null } & InputState)
  /** `renewed`: a new picture, without a wrong answer. */
  | ({
      kind: 'captcha'
      /** Empty where the frame had none that can be shown: another one is on its way. */
      picture: string
      error: 'wrong' | 'renewed' | null
      /** Pictures in a row that could not be shown. */
      brokenPictures: number
    } & InputState)
  | ({ kind: 'otp'; error: 'invalid' | 'expired' | null } & InputState)

/** The page's step (kyc §2, part G). */
export type Step =
  | PostConsentStep
  /** `next` is the server's current step: after a reload, consent is asked again (decisions D67). */
  | { kind: 'disclaimer'; next: PostConsentStep | null }
  | { kind: 'success'; at: number }
  | { kind: 'error'; reason: Failure }

/** State of the socket (decisions D45, D67). */
export type Connection =
  | { kind: 'connecting' }
  | { kind: 'open'; isRestored: boolean }
  /** Waiting for the next attempt, with the number of failures since the loss. */
  | { kind: 'lost'; failures: number }
  | { kind: 'reconnecting'; failures: number }
  /** Connected again, waiting for the step's frame. */
  | { kind: 'settling' }
  /** No further communication. */
  | { kind: 'closed' }

export type UanState = {
  step: Step
  connection: Connection
  /** Null before INIT. */
  candidate: Candidate | null
}

export type UanEvent =
  | { kind: 'frameReceived'; frame: ServerFrame; at: number }
  /** `error` and `close` of the socket. */
  | { kind: 'failed' }
  | { kind: 'dropped' }
  /** The timeout of the state has passed. */
  | { kind: 'due' }
  /** The page is visible again after so long, or online again (0). */
  | { kind: 'resumed'; hiddenMs: number }
  /** The browser cannot show this picture of a captcha. */
  | { kind: 'pictureBroken'; picture: string }
  | { kind: 'proceedPressed' }
  | { kind: 'backPressed' }
  | { kind: 'loginPressed'; password: string }
  | { kind: 'captchaPressed'; captcha: string }
  | { kind: 'otpPressed'; otp: string }
  /** The password cannot be encrypted, so it is not sent. */
  | { kind: 'encryptionFailed' }
  | { kind: 'refreshPressed' }

/** Side effects of a transition (`createUanSession`). */
export type UanEffect =
  | { kind: 'connect' }
  | { kind: 'close' }
  | { kind: 'encryptAndSend'; password: string }
  | { kind: 'send'; frame: ClientFrame }

export type Transition = MachineTransition<UanState, UanEffect>
