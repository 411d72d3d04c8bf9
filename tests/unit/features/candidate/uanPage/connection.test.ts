import { describe, expect, it } from 'vitest'
import { timeoutFor } from '#features/candidate/uanPage/session/connectionTransitions.ts'
import { INITIAL_STATE } from '#features/candidate/uanPage/session/transitions.ts'
import type { Connection, UanEvent } from '#features/candidate/uanPage/session/uanState.ts'
import {
  AT,
  OPEN,
  BACK,
  LOGIN,
  SENT,
  CAPTCHA,
  OTP,
  CONSENT,
  VERIFYING,
  at,
  frame,
  framed,
  after,
  effectsOf,
  told,
  STEPS,
} from './uanStates.ts'

describe('a socket that breaks', () => {
  it('before INIT says so at once', () => {
    expect(told(after(INITIAL_STATE, { kind: 'dropped' }))).toBe('error: invalidLink')
    expect(told(after(INITIAL_STATE, { kind: 'failed' }, { kind: 'dropped' }))).toBe(
      'error: connection',
    )
    expect(told(after(INITIAL_STATE, { kind: 'due' }))).toBe('error: timeExpired')
  })

  it.each(Object.entries(STEPS))('at %s is taken up again, and the step stays', (_, shown) => {
    const lost = after(at(shown), { kind: 'failed' }, { kind: 'dropped' })
    expect(lost).toEqual(at(shown, { kind: 'lost', failures: 0 }))
    expect(effectsOf(lost, { kind: 'due' })).toEqual([{ kind: 'connect' }])
    expect(effectsOf(lost, { kind: 'resumed', hiddenMs: 0 })).toEqual([{ kind: 'connect' }])
    const again = after(lost, { kind: 'due' })
    expect(again).toEqual(at(shown, { kind: 'reconnecting', failures: 0 }))
    expect(effectsOf(again, { kind: 'resumed', hiddenMs: 0 })).toEqual([])
  })

  it('is tried after 1, 2, 4 and 8 s, and five failures are a Connection Error', () => {
    const waits: (number | null)[] = []
    let state = after(at(OTP), { kind: 'dropped' })
    while (state.connection.kind === 'lost') {
      waits.push(timeoutFor(state))
      state = after(state, { kind: 'due' }, { kind: 'failed' })
    }
    expect(waits).toEqual([1_000, 2_000, 4_000, 8_000, 8_000])
    expect(told(state)).toBe('error: connection')
  })

  it('counts an attempt that hears nothing as failed', () => {
    const trying = at(OTP, { kind: 'reconnecting', failures: 2 })
    expect(timeoutFor(trying)).toBe(10_000)
    expect(after(trying, { kind: 'due' }).connection).toEqual({ kind: 'lost', failures: 3 })
  })

  const BACK_ON: Connection = { kind: 'reconnecting', failures: 1 }

  it('stands again with INIT, and the step with the frame of the server', () => {
    const settling = after(at({ ...OTP, ...SENT }, BACK_ON), framed('INIT', 200))
    expect(settling.connection).toEqual({ kind: 'settling' })
    expect(after(settling, framed('INDEX', 201))).toEqual(at(OTP, BACK))
    expect(told(after(settling, framed('COMPLETED', 200)))).toBe('success')
    expect(after(settling, { kind: 'dropped' }).connection).toEqual({ kind: 'lost', failures: 0 })
  })

  it('is login where no frame of a step follows within 2 s, and asks for the password again', () => {
    const settling = at(OTP, { kind: 'settling' })
    expect(timeoutFor(settling)).toBe(2_000)
    expect(after(settling, { kind: 'due' })).toEqual(
      at({ ...LOGIN, error: 'again', attempt: 1 }, BACK),
    )
  })

  it('waits for no frame at the consent and at login', () => {
    for (const shown of [CONSENT, LOGIN])
      expect(after(at(shown, BACK_ON), framed('INIT', 200))).toEqual(at(shown, BACK))
  })

  it('brings another captcha, which is no wrong answer', () => {
    const settling = at({ ...CAPTCHA, ...SENT }, { kind: 'settling' })
    expect(told(after(settling, framed('CAPTCHA', 200)))).toBe('captcha: renewed')
  })

  it('no longer says that it is back once something is sent', () => {
    expect(after(at(OTP, BACK), { kind: 'otpPressed', otp: '123456' }).connection).toEqual(OPEN)
  })
})

describe('an OTP that is pressed while the line is down', () => {
  const press: UanEvent = { kind: 'otpPressed', otp: '904117' }
  const otpFrame = { kind: 'send', frame: { event: 'OTP', data: { otp: '904117' } } }
  const pressed = (connection: Connection) => after(at(OTP, connection), press)

  it.each<Connection>([
    { kind: 'lost', failures: 0 },
    { kind: 'reconnecting', failures: 0 },
    { kind: 'settling' },
  ])('is sent once, with the OTP step of the server: %o', (connection) => {
    expect(effectsOf(at(OTP, connection), press)).toEqual([])
    const settling = { ...pressed(connection), connection: { kind: 'settling' } as const }
    expect(effectsOf(settling, framed('INDEX', 201))).toEqual([otpFrame])
    const sent = after(settling, framed('INDEX', 201))
    expect(sent.step).toEqual({ ...OTP, ...SENT })
    expect(effectsOf(sent, framed('INDEX', 201))).toEqual([])
    expect(effectsOf(sent, press)).toEqual([])
  })

  it('is not sent at another step', () => {
    const settling = pressed({ kind: 'settling' })
    expect(effectsOf(settling, { kind: 'due' })).toEqual([])
    expect(told(after(settling, { kind: 'due' }))).toBe('login: again')
    for (const [event, status] of [
      ['OTP', 202],
      ['CAPTCHA', 200],
    ] as const)
      expect(effectsOf(settling, framed(event, status))).toEqual([])
  })
})

describe('a captcha that cannot be shown', () => {
  const captcha = (data: unknown): UanEvent => ({
    kind: 'frameReceived',
    frame: frame('CAPTCHA', 200, data),
    at: AT,
  })
  const backWith = (data: unknown): UanEvent[] => [framed('INIT', 200), captcha(data)]

  it.each([null, '<svg>'])('for its data %j is asked for again by a reconnection', (data) => {
    const login = at({ ...LOGIN, ...SENT })
    expect(effectsOf(login, captcha(data))).toEqual([{ kind: 'connect' }])
    const asked = after(login, captcha(data))
    expect(asked).toMatchObject({
      step: { kind: 'captcha', picture: '' },
      connection: { kind: 'reconnecting' },
    })
    expect(after(asked, ...backWith('BBBB')).step).toMatchObject({
      picture: 'BBBB',
      error: 'renewed',
      isSubmitted: false,
    })
  })

  it('because the browser refuses it is asked for again, and the fourth is an error', () => {
    const broken = (picture: string): UanEvent => ({ kind: 'pictureBroken', picture })
    expect(effectsOf(at(CAPTCHA), broken('an older one'))).toEqual([])
    let state = at(CAPTCHA)
    for (const nth of [1, 2, 3]) {
      expect(effectsOf(state, broken('AAAA'))).toEqual([{ kind: 'connect' }])
      state = after(state, broken('AAAA'), ...backWith('AAAA'))
      expect(state.step).toMatchObject({ kind: 'captcha', brokenPictures: nth })
    }
    expect(told(after(state, broken('AAAA')))).toBe('error: unknown')
  })
})

describe('a page that is seen again', () => {
  const seen = (hiddenMs: number): UanEvent => ({ kind: 'resumed', hiddenMs })

  it.each(['login', 'captcha', 'otp'] as const)(
    'at %s connects anew after ten seconds, because a dead socket looks like a silent one',
    (from) => {
      expect(effectsOf(at(STEPS[from]), seen(9_000))).toEqual([])
      expect(effectsOf(at(STEPS[from]), seen(10_000))).toEqual([{ kind: 'connect' }])
    },
  )

  it('waits on where a response is due', () => {
    for (const from of ['login, sent', 'otp, sent', 'verifying'] as const) {
      expect(effectsOf(at(STEPS[from]), seen(60_000))).toEqual([])
      expect(effectsOf(at(STEPS[from]), { kind: 'networkChanged' })).toEqual([])
    }
  })

  it('or that has another network connects anew at once', () => {
    expect(effectsOf(at(OTP), { kind: 'networkChanged' })).toEqual([{ kind: 'connect' }])
    const lost = at(OTP, { kind: 'lost', failures: 0 })
    expect(effectsOf(lost, { kind: 'networkChanged' })).toEqual([])
  })

  it('keeps what was typed where the server repeats its picture', () => {
    const again = after(at(CAPTCHA), seen(10_000), framed('INIT', 200), {
      kind: 'frameReceived',
      frame: frame('CAPTCHA', 200, 'AAAA'),
      at: AT,
    })
    expect(again).toEqual(at(CAPTCHA, BACK))
  })
})

describe('a silent server', () => {
  it.each(['login, sent', 'captcha, sent', 'otp, sent', 'waiting for the link'] as const)(
    'at %s is Time Expired after a minute',
    (from) => {
      expect(timeoutFor(at(STEPS[from]))).toBe(60_000)
      expect(told(after(at(STEPS[from]), { kind: 'due' }))).toBe('error: timeExpired')
    },
  )

  it('of whom nothing is expected is left in peace', () => {
    for (const shown of [CONSENT, LOGIN, CAPTCHA, OTP]) expect(timeoutFor(at(shown))).toBeNull()
  })

  it('that verifies is only said to be slow: its answer may still come', () => {
    const slow = after(at(VERIFYING), { kind: 'due' })
    expect(told(slow)).toBe('loading: slow')
    expect(timeoutFor(slow)).toBeNull()
    expect(told(after(slow, framed('COMPLETED', 200)))).toBe('success')
  })
})
