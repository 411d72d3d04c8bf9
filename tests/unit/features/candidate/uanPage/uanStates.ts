import { parseFrame, type ServerFrame } from '#features/candidate/uanPage/session/frames.ts'
import { uanReducer } from '#features/candidate/uanPage/session/uanReducer.ts'
import type {
  Connection,
  Step,
  UanEvent,
  UanState,
} from '#features/candidate/uanPage/session/uanState.ts'

export const MEERA = { name: 'Meera Joseph', uan: '100984512237', company: 'Malabar', contact: '' }
export const AT = 1_000
export const OPEN: Connection = { kind: 'open', isRestored: false }
export const BACK: Connection = { kind: 'open', isRestored: true }

export const LOGIN = { kind: 'login', error: null, isSubmitted: false, attempt: 0 } as const
export const CAPTCHA = {
  kind: 'captcha',
  picture: 'AAAA',
  error: null,
  isSubmitted: false,
  brokenPictures: 0,
  attempt: 0,
} as const
export const OTP = {
  kind: 'otp',
  error: null,
  queuedOtp: null,
  isSubmitted: false,
  attempt: 0,
} as const
export const CONSENT = { kind: 'disclaimer', next: null } as const
export const WAITING = { kind: 'loading', reason: 'link' } as const
export const VERIFYING = { kind: 'loading', reason: 'verifying' } as const
export const SENT = { isSubmitted: true } as const

export const at = (
  shown: Step,
  connection: Connection = OPEN,
  candidate: UanState['candidate'] = MEERA,
): UanState => ({
  step: shown,
  connection,
  candidate,
})
export function frame(event: string, status: number, data: unknown): ServerFrame {
  const parsed = parseFrame(JSON.stringify({ event, status, data }))
  if (parsed === null) throw new Error('no frame')
  return parsed
}
const INIT_DATA = {
  name: MEERA.name,
  uanNumber: MEERA.uan,
  subClientName: MEERA.company,
  subClientContact: '',
}
export const framed = (event: string, status: number): UanEvent => ({
  kind: 'frameReceived',
  frame: frame(event, status, event === 'INIT' ? INIT_DATA : 'BBBB'),
  at: AT,
})
export const after = (state: UanState, ...events: UanEvent[]): UanState =>
  events.reduce((now, event) => uanReducer(now, event).state, state)
export const effectsOf = (state: UanState, event: UanEvent) => uanReducer(state, event).effects

/** What is shown, and what it says. */
export function told({ step: shown }: UanState): string {
  if (shown.kind === 'error' || shown.kind === 'loading') return `${shown.kind}: ${shown.reason}`
  if (shown.kind === 'disclaimer')
    return shown.next === null ? 'disclaimer' : `disclaimer, then ${shown.next.kind}`
  return 'error' in shown && shown.error !== null ? `${shown.kind}: ${shown.error}` : shown.kind
}

export const STEPS = {
  disclaimer: CONSENT,
  'waiting for the link': WAITING,
  login: LOGIN,
  'login, sent': { ...LOGIN, ...SENT },
  captcha: CAPTCHA,
  'captcha, sent': { ...CAPTCHA, ...SENT },
  otp: OTP,
  'otp, sent': { ...OTP, ...SENT },
  verifying: VERIFYING,
} as const satisfies Record<string, Step>
