import type { Transition as MachineTransition } from '#shared/platform/lib/async/machine.ts'
import type { Candidate, ClientFrame, ServerFrame } from './frames.ts'

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
  /** 'link': loading the candidate; 'verifying': the OTP was correct; 'slow': takes long. */
  | { kind: 'loading'; reason: 'link' | 'verifying' | 'slow' }
  /** `again`: the server is at the login after a break, and no password is kept. */
  | ({ kind: 'login'; error: 'credentials' | 'again' | null } & InputState)
  | ({
      kind: 'captcha'
      /** Empty until a picture that can be shown arrives. */
      picture: string
      /** `renewed`: a new picture without a wrong answer. */
      error: 'wrong' | 'renewed' | null
      /** Pictures in a row that could not be shown. */
      brokenPictures: number
    } & InputState)
  | ({
      kind: 'otp'
      error: 'invalid' | 'expired' | null
      /** Pressed without a connection: sent if this is still the server's step. */
      queuedOtp: string | null
    } & InputState)

export type Step =
  | PostConsentStep
  /** `next` is the server's current step: after a reload, consent is asked again (decisions D67). */
  | { kind: 'disclaimer'; next: PostConsentStep | null }
  | { kind: 'success'; at: number }
  | { kind: 'error'; reason: Failure }

export type Connection =
  | { kind: 'connecting' }
  | { kind: 'open'; isRestored: boolean }
  /** Waiting for the next attempt; failures since the loss. */
  | { kind: 'lost'; failures: number }
  | { kind: 'reconnecting'; failures: number }
  /** Connected again, waiting for the step's frame. */
  | { kind: 'settling' }
  | { kind: 'closed' }

export type UanState = {
  step: Step
  connection: Connection
  candidate: Candidate | null
}

export type UanEvent =
  | { kind: 'frameReceived'; frame: ServerFrame; at: number }
  /** `error` and `close` of the socket. */
  | { kind: 'failed' }
  | { kind: 'dropped' }
  | { kind: 'due' }
  /** Visible again after `hiddenMs`, or online again (0). */
  | { kind: 'resumed'; hiddenMs: number }
  | { kind: 'networkChanged' }
  | { kind: 'pictureBroken'; picture: string }
  | { kind: 'proceedPressed' }
  | { kind: 'backPressed' }
  | { kind: 'loginPressed'; password: string }
  | { kind: 'captchaPressed'; captcha: string }
  | { kind: 'otpPressed'; otp: string }
  | { kind: 'encryptionFailed' }
  | { kind: 'refreshPressed' }

export type UanEffect =
  | { kind: 'connect' }
  | { kind: 'close' }
  | { kind: 'encryptAndSend'; password: string }
  | { kind: 'send'; frame: ClientFrame }

export type Transition = MachineTransition<UanState, UanEffect>
