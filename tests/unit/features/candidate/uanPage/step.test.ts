import { describe, expect, it } from 'vitest'
import { INITIAL_STATE } from '#features/candidate/uanPage/session/transitions.ts'
import { uanReducer } from '#features/candidate/uanPage/session/uanReducer.ts'
import type { UanEvent } from '#features/candidate/uanPage/session/uanState.ts'
import {
  AT,
  MEERA,
  LOGIN,
  SENT,
  CAPTCHA,
  OTP,
  VERIFYING,
  WAITING,
  at,
  frame,
  framed,
  after,
  effectsOf,
  told,
  STEPS,
} from './uanStates.ts'

/** kyc §4, "UAN page: INIT": what each event leads to, from each state. */
const MOVES: readonly (readonly [
  from: keyof typeof STEPS,
  row: Record<'INIT 200' | 'INDEX 201' | 'OTP 202' | 'CAPTCHA 200' | 'COMPLETED 200', string>,
])[] = [
  [
    'disclaimer',
    {
      'INIT 200': 'disclaimer',
      'INDEX 201': 'disclaimer, then otp',
      'OTP 202': 'disclaimer, then loading',
      'CAPTCHA 200': 'disclaimer, then captcha',
      'COMPLETED 200': 'success',
    },
  ],
  [
    'waiting for the link',
    {
      'INIT 200': 'login',
      'INDEX 201': 'otp',
      'OTP 202': 'loading: verifying',
      'CAPTCHA 200': 'captcha',
      'COMPLETED 200': 'success',
    },
  ],
  ...(['login', 'login, sent', 'otp', 'otp, sent'] as const).map(
    (from) =>
      [
        from,
        {
          'INIT 200': from.split(',')[0] ?? '',
          'INDEX 201': 'otp',
          'OTP 202': 'loading: verifying',
          'CAPTCHA 200': 'captcha',
          'COMPLETED 200': 'success',
        },
      ] as const,
  ),
  [
    'captcha',
    {
      'INIT 200': 'captcha',
      'INDEX 201': 'otp',
      'OTP 202': 'loading: verifying',
      'CAPTCHA 200': 'captcha: renewed',
      'COMPLETED 200': 'success',
    },
  ],
  [
    'captcha, sent',
    {
      'INIT 200': 'captcha',
      'INDEX 201': 'otp',
      'OTP 202': 'loading: verifying',
      'CAPTCHA 200': 'captcha: wrong',
      'COMPLETED 200': 'success',
    },
  ],
  [
    'verifying',
    {
      'INIT 200': 'loading: verifying',
      'INDEX 201': 'otp',
      'OTP 202': 'loading: verifying',
      'CAPTCHA 200': 'captcha',
      'COMPLETED 200': 'success',
    },
  ],
]

describe.each(MOVES)('from %s', (from, row) => {
  it.each(Object.entries(row))('%s: %s', (event, next) => {
    const [name = '', status = ''] = event.split(' ')
    expect(told(after(at(STEPS[from]), framed(name, Number(status))))).toBe(next)
  })
})

/** kyc §8, "UAN page, by status". */
const STATUSES = [
  [401, 'error: invalidLink'],
  [402, 'error: invalidLink'],
  [403, 'login: credentials'],
  [404, 'otp: invalid'],
  [405, 'error: notNow'],
  [406, 'otp: expired'],
  [407, 'error: captchaLimit'],
  [500, 'error: serverError'],
  [501, 'error: invalidLink'],
  [502, 'error: timeExpired'],
  [503, 'error: disconnected'],
  [418, 'error: unknown'],
  [0, 'error: unknown'],
] as const

describe.each(STATUSES)('ERROR %i', (status, next) => {
  it.each(Object.entries(STEPS))(`from %s: ${next}`, (from, shown) => {
    const moved = after(at(shown), framed('ERROR', status))
    const isBehindConsent = from === 'disclaimer' && !next.startsWith('error')
    expect(told(moved)).toBe(isBehindConsent ? `disclaimer, then ${next.split(':')[0]}` : next)
    expect(moved.connection.kind).toBe(next.startsWith('error') ? 'closed' : 'open')
  })
})

it('reads the status of an error with whatever event it comes', () => {
  expect(told(after(at({ ...OTP, ...SENT }), framed('OTP', 404)))).toBe('otp: invalid')
  expect(told(after(at({ ...LOGIN, ...SENT }), framed('INDEX', 403)))).toBe('login: credentials')
})

it.each([
  ['INDEX', 200],
  ['INDEX', 202],
  ['OTP', 201],
  ['OTP', 0],
] as const)('hears nothing in %s %i', (event, status) => {
  for (const shown of Object.values(STEPS)) {
    const state = at(shown)
    expect(uanReducer(state, framed(event, status)).state).toBe(state)
  }
})

it('begins a field empty for each refusal, and only then', () => {
  const refused = after(at({ ...OTP, ...SENT }), framed('ERROR', 404))
  expect(refused.step).toMatchObject({ error: 'invalid', attempt: 1, isSubmitted: false })
  const again = after(refused, { kind: 'otpPressed', otp: '123456' }, framed('ERROR', 404))
  expect(again.step).toMatchObject({ error: 'invalid', attempt: 2 })
  expect(after(at({ ...OTP, ...SENT }), framed('INDEX', 201)).step).toEqual(OTP)
})

it('sends once for a tap, and not while there is no line', () => {
  const press: UanEvent = { kind: 'loginPressed', password: 'secret' }
  expect(effectsOf(at(LOGIN), press)).toEqual([{ kind: 'encryptAndSend', password: 'secret' }])
  const moved = after(at(LOGIN), press)
  expect(moved.step).toEqual({ ...LOGIN, ...SENT })
  expect(effectsOf(moved, press)).toEqual([])
  expect(effectsOf(at(LOGIN, { kind: 'lost', failures: 0 }), press)).toEqual([])
  expect(effectsOf(at(OTP), press)).toEqual([])
  expect(JSON.stringify(moved)).not.toContain('secret')
})

it('says a captcha and an OTP as the table of calls tells', () => {
  expect(effectsOf(at(CAPTCHA), { kind: 'captchaPressed', captcha: '7Km4Q' })).toEqual([
    { kind: 'send', frame: { event: 'CAPTCHA', data: { captcha: '7Km4Q' } } },
  ])
  expect(effectsOf(at(OTP), { kind: 'otpPressed', otp: '904117' })).toEqual([
    { kind: 'send', frame: { event: 'OTP', data: { otp: '904117' } } },
  ])
})

it('goes on from the consent to where the server stands', () => {
  const proceed: UanEvent = { kind: 'proceedPressed' }
  expect(told(after(INITIAL_STATE, proceed))).toBe('loading: link')
  expect(told(after(INITIAL_STATE, proceed, framed('INIT', 200)))).toBe('login')
  expect(told(after(INITIAL_STATE, framed('INIT', 200), proceed))).toBe('login')
  expect(told(after(INITIAL_STATE, framed('INIT', 200), framed('INDEX', 201), proceed))).toBe('otp')
  expect(told(after(INITIAL_STATE, framed('INDEX', 201), proceed, framed('INIT', 200)))).toBe('otp')
  expect(told(after(at(LOGIN), { kind: 'backPressed' }))).toBe('disclaimer, then login')
  const back = after(at(WAITING), { kind: 'backPressed' })
  expect(told(after(back, framed('INIT', 200), proceed))).toBe('login')
})

it('keeps name, UAN and company where a later INIT has none', () => {
  const init = frame('INIT', 200, { name: 'Meera J.' })
  const moved = after(at(LOGIN), { kind: 'frameReceived', frame: init, at: AT })
  expect(moved.candidate).toEqual({ ...MEERA, name: 'Meera J.' })
})

it('draws nothing anew for 200 frames that say the same', () => {
  for (const [shown, event, status] of [
    [OTP, 'INDEX', 201],
    [VERIFYING, 'OTP', 202],
    [{ ...CAPTCHA, picture: 'BBBB' }, 'CAPTCHA', 200],
  ] as const) {
    const state = at(shown)
    expect(after(state, ...Array.from({ length: 200 }, () => framed(event, status)))).toBe(state)
  }
})

it('hears nothing more once it has ended, but Refresh', () => {
  const done = after(at(VERIFYING), framed('COMPLETED', 200))
  expect(done.step).toEqual({ kind: 'success', at: AT })
  expect(
    after(
      done,
      framed('ERROR', 500),
      { kind: 'dropped' },
      { kind: 'resumed', hiddenMs: 0 },
      framed('OTP', 202),
    ),
  ).toBe(done)
  const failed = after(at(OTP), framed('ERROR', 502))
  expect(uanReducer(failed, { kind: 'refreshPressed' })).toEqual({
    state: INITIAL_STATE,
    effects: [{ kind: 'close' }, { kind: 'connect' }],
  })
})

it('sends no password where it cannot be encrypted', () => {
  expect(told(after(at({ ...LOGIN, ...SENT }), { kind: 'encryptionFailed' }))).toBe(
    'error: unknown',
  )
})
