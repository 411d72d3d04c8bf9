import type { Failure, OwnStep } from './uanState.ts'

/** What a status of the server leads to: a page in the place of all, or a step that says what was wrong. */
export type Outcome =
  | { kind: 'page'; why: Failure }
  | { kind: 'login'; said: 'credentials' }
  | { kind: 'otp'; said: 'invalid' | 'expired' }

const page = (why: Failure): Outcome => ({ kind: 'page', why })

/** Statuses of an error (kyc §8, "UAN page, by status"; decisions D45). */
const STATUSES: Readonly<Record<number, Outcome>> = {
  401: page('invalidLink'),
  402: page('invalidLink'),
  403: { kind: 'login', said: 'credentials' },
  404: { kind: 'otp', said: 'invalid' },
  405: page('notNow'),
  406: { kind: 'otp', said: 'expired' },
  407: page('captchaLimit'),
  500: page('serverError'),
  501: page('invalidLink'),
  502: page('timeExpired'),
  503: page('disconnected'),
}

export const outcomeOf = (status: number): Outcome => STATUSES[status] ?? page('unknown')

/** The step that an event with this status leads to (kyc §4, "UAN page: INIT"); others say nothing. */
type Turn = Exclude<OwnStep['kind'], 'login' | 'loading'> | 'verifying' | 'success'

/** Null: any status. */
export const TURNS: readonly { event: string; status: number | null; turn: Turn }[] = [
  { event: 'INDEX', status: 201, turn: 'otp' },
  { event: 'OTP', status: 202, turn: 'verifying' },
  { event: 'CAPTCHA', status: null, turn: 'captcha' },
  { event: 'COMPLETED', status: null, turn: 'success' },
]
