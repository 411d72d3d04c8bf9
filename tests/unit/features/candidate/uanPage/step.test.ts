import { describe, expect, it } from 'vitest'
import { timeoutFor } from '#features/candidate/uanPage/session/connectionTransitions.ts'
import { parseFrame, type ServerFrame } from '#features/candidate/uanPage/session/frames.ts'
import { INITIAL_STATE } from '#features/candidate/uanPage/session/transitions.ts'
import { uanReducer } from '#features/candidate/uanPage/session/uanReducer.ts'
import type {
  Connection,
  Step,
  UanEvent,
  UanState,
} from '#features/candidate/uanPage/session/uanState.ts'

const MEERA = { name: 'Meera Joseph', uan: '100984512237', company: 'Malabar', contact: '' }
const AT = 1_000
const OPEN: Connection = { kind: 'open', isRestored: false }
const BACK: Connection = { kind: 'open', isRestored: true }

const LOGIN = { kind: 'login', error: null, isSubmitted: false, attempt: 0 } as const
const CAPTCHA = {
  kind: 'captcha',
  picture: 'AAAA',
  error: null,
  isSubmitted: false,
  brokenPictures: 0,
  attempt: 0,
} as const
const OTP = { kind: 'otp', error: null, queuedOtp: null, isSubmitted: false, attempt: 0 } as const
const CONSENT = { kind: 'disclaimer', next: null } as const
const WAITING = { kind: 'loading', reason: 'link' } as const
const VERIFYING = { kind: 'loading', reason: 'verifying' } as const
const SENT = { isSubmitted: true } as const

const at = (
  shown: Step,
  connection: Connection = OPEN,
  candidate: UanState['candidate'] = MEERA,
): UanState => ({
  step: shown,
  connection,
  candidate,
})
function frame(event: string, status: number, data: unknown): ServerFrame {
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
const framed = (event: string, status: number): UanEvent => ({
  kind: 'frameReceived',
  frame: frame(event, status, event === 'INIT' ? INIT_DATA : 'BBBB'),
  at: AT,
})
const after = (state: UanState, ...events: UanEvent[]): UanState =>
  events.reduce((now, event) => uanReducer(now, event).state, state)
const effectsOf = (state: UanState, event: UanEvent) => uanReducer(state, event).effects

/** What is shown, and what it says. */
function told({ step: shown }: UanState): string {
  if (shown.kind === 'error' || shown.kind === 'loading') return `${shown.kind}: ${shown.reason}`
  if (shown.kind === 'disclaimer')
    return shown.next === null ? 'disclaimer' : `disclaimer, then ${shown.next.kind}`
  return 'error' in shown && shown.error !== null ? `${shown.kind}: ${shown.error}` : shown.kind
}

const STEPS = {
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

it('keeps name, UAN and company where a later INIT has none', () => {
  const init = frame('INIT', 200, { name: 'Meera J.' })
  const moved = after(at(LOGIN), { kind: 'frameReceived', frame: init, at: AT })
  expect(moved.candidate).toEqual({ ...MEERA, name: 'Meera J.' })
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
