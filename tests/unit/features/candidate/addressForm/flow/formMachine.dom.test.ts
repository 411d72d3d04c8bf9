import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, vi } from 'vitest'
import { openDraft } from '#features/candidate/addressForm/draft/draft.ts'
import { readTabDraft } from '#features/candidate/addressForm/draft/tabDrafts.ts'
import {
  createFormMachine,
  type FormMachine,
} from '#features/candidate/addressForm/flow/formMachine.ts'
import {
  FORM_PHOTO_NAMES,
  type FieldName,
  type FormPhotoName,
} from '#features/candidate/addressForm/model/form.ts'
import { fromBase64 } from '#shared/platform/lib/base64.ts'
import type { SandboxCase } from '#tests/sandbox/dav/case.ts'
import { samplePhoto } from '#tests/sandbox/dav/photos.ts'
import { sandboxServer } from '#tests/sandbox/testServer.ts'
import { test } from '#tests/support/sandboxTest.ts'
import { ANSWERED, aPhoto } from '../builders.ts'

const shownDialogs: string[] = []
const stops: (() => void)[] = []
const HERE = {
  place: { latitude: 12.7, longitude: 77.7, accuracyM: 12 },
  takenAt: '2026-11-20T05:00:00.000Z',
}

beforeEach(() => {
  shownDialogs.length = 0
  sessionStorage.clear()
  for (const stop of stops.splice(0)) stop()
})

const caseWith = (fits: (one: SandboxCase) => boolean): SandboxCase => {
  const found = [...sandboxServer.world.cases.values()].find(fits)
  if (found === undefined) throw new Error('no such case is seeded')
  return found
}
const waiting = (): SandboxCase => caseWith((one) => one.overallStatus === 'PENDING_USER_INPUT')
const magic = (value: string): SandboxCase =>
  caseWith((one) => one.sourceData.internalReferenceNumber === value)

type Fixture = { referenceId: string; here?: typeof HERE | null }

function machineOf({ referenceId, here = HERE }: Fixture): FormMachine {
  const machine = createFormMachine({ referenceId, getLocation: async () => here })
  machine.setDialogHandler((name, refusal) =>
    shownDialogs.push(refusal === undefined ? name : `${name}: ${refusal}`),
  )
  stops.push(machine.start({ step: 'application', restoredStep: null }))
  return machine
}
const kindOf = (machine: FormMachine) => machine.getState().flow.kind
/** Without the pauses between the checks: the case is open each time. */
async function stayOpen(machine: FormMachine): Promise<void> {
  await vi.waitFor(() =>
    expect(machine.getState().flow).toMatchObject({ submission: { kind: 'checking', checks: 2 } }),
  )
  const { flow } = machine.getState()
  if (flow.kind !== 'sending') throw new Error('nothing is being sent')
  for (const _ of [2, 3]) machine.dispatch({ kind: 'statusChecked', formCase: flow.form.formCase })
}
const until = async (machine: FormMachine, kind: string) =>
  vi.waitFor(() => expect(kindOf(machine)).toBe(kind))

function answerAll(machine: FormMachine, answers: Partial<Record<FieldName, string>> = ANSWERED) {
  for (const name of Object.keys(answers) as FieldName[])
    // keys of the record above
    machine.dispatch({
      kind: 'valuesChanged',
      change: { kind: 'answered', name, text: answers[name] ?? '' },
    })
}
const jpeg = (name: FormPhotoName) =>
  new Blob([fromBase64(samplePhoto(name))], { type: 'image/jpeg' })
function takeAll(machine: FormMachine, names: readonly FormPhotoName[] = FORM_PHOTO_NAMES) {
  for (const name of names)
    machine.dispatch({
      kind: 'valuesChanged',
      change: { kind: 'taken', name, photo: { ...aPhoto(), picture: jpeg(name) } },
    })
}
function goToReview(machine: FormMachine) {
  for (const from of ['application', 'checkPhone', 'terms', 'form'] as const)
    machine.dispatch({ kind: 'continued', from })
}

async function filledIn(referenceId: string) {
  const machine = machineOf({ referenceId })
  await until(machine, 'open')
  answerAll(machine)
  takeAll(machine)
  goToReview(machine)
  return machine
}

describe('a form that cannot be opened', () => {
  test('says so, whatever failed, and opens with the next try', async () => {
    const reported = vi.spyOn(window, 'reportError').mockImplementation(() => {})
    const failure = new Error('no draft')
    vi.spyOn(crypto, 'getRandomValues').mockImplementationOnce(() => {
      throw failure
    })
    const machine = machineOf({ referenceId: waiting().referenceId })
    await until(machine, 'serverError')
    expect(reported).toHaveBeenCalledExactlyOnceWith(failure)
    machine.dispatch({ kind: 'reloadPressed' })
    await until(machine, 'open')
  })
})

describe('a form', () => {
  test('is sent as it was filled in, and is Completed', async () => {
    const one = waiting()
    const machine = await filledIn(one.referenceId)
    machine.dispatch({ kind: 'submitPressed' })
    machine.dispatch({ kind: 'submitPressed' })
    await until(machine, 'completed')
    expect(machine.getState().flow).toMatchObject({ sent: { answers: 8, photos: 5 } })
    expect(one.overallStatus).toBe('PENDING_QC')
    const { takenAt, place } = aPhoto()
    const { latitude, longitude } = place
    expect(one.userData).toMatchObject({
      ...ANSWERED,
      selfie: { data: samplePhoto('selfie'), timestamp: takenAt, latitude, longitude },
    })
    expect(one.userLocation).toEqual({ latitude, longitude })
  })

  test('of CTS carries its stay and placeholders in the place of the proofs', async () => {
    const one = caseWith(
      (each) => each.subClientId.endsWith('-cts') && each.overallStatus === 'PENDING_USER_INPUT',
    )
    const machine = machineOf({ referenceId: one.referenceId })
    await until(machine, 'open')
    const { periodOfStayFrom: _from, periodOfStayTo: _to, ...rest } = ANSWERED
    answerAll(machine, rest)
    takeAll(machine, ['housePhoto', 'selfie', 'sign'])
    goToReview(machine)
    machine.dispatch({ kind: 'submitPressed' })
    await until(machine, 'completed')
    expect(one.userData).toMatchObject({
      periodOfStayFrom: 'January 2019',
      idProof: { timestamp: aPhoto().takenAt, latitude: aPhoto().place.latitude },
    })
    expect(one.userData?.idProof?.data).toBe(one.userData?.addressProof?.data)
  })

  test('whose photos were all accepted carries the place of Submit, and none is an error', async () => {
    const one = waiting()
    one.validationStatusDetails = Object.fromEntries(FORM_PHOTO_NAMES.map((name) => [name, true]))
    const nowhere = machineOf({ referenceId: one.referenceId, here: null })
    await until(nowhere, 'open')
    answerAll(nowhere)
    goToReview(nowhere)
    nowhere.dispatch({ kind: 'submitPressed' })
    await vi.waitFor(() => expect(shownDialogs).toEqual(['errorWhileObtainingLocation']))
    expect(kindOf(nowhere)).toBe('open')

    const machine = machineOf({ referenceId: one.referenceId })
    await until(machine, 'open')
    answerAll(machine)
    goToReview(machine)
    machine.dispatch({ kind: 'submitPressed' })
    await until(machine, 'completed')
    expect(one.userLocation).toEqual({ latitude: 12.7, longitude: 77.7 })
  })
})

const LINKS: [string, () => string, string][] = [
  ['an unknown reference', () => 'REF-unknown', 'invalid'],
  ['no reference', () => '', 'invalid'],
  ['a server error', () => magic('form-error').referenceId, 'serverError'],
  ['no answer', () => magic('form-no-answer').referenceId, 'serverError'],
  ['a misfit', () => magic('form-misfit').referenceId, 'serverError'],
  [
    'a case that is closed',
    () => caseWith((one) => one.overallStatus === 'APPROVED').referenceId,
    'completed',
  ],
]

test.each(LINKS)('a link to %s', async (_, referenceId, kind) => {
  await until(machineOf({ referenceId: referenceId() }), kind)
})

test.each([408, 502, 503, 504])('a link that is answered %i opens on request', async (status) => {
  const { referenceId } = waiting()
  sandboxServer.use(
    http.get('*/dav/case/form/*', () => new HttpResponse(null, { status }), { once: true }),
  )
  const machine = machineOf({ referenceId })
  await until(machine, 'serverError')
  machine.dispatch({ kind: 'reloadPressed' })
  await until(machine, 'open')
})

test.each([
  ['', 60_000],
  ['120', 120_000],
  ['0', 5_000],
  ['86400', 600_000],
  ['Wed, 21 Oct 2026 07:28:00 GMT', 5_000],
  ['soon', 60_000],
])('a link that meets a busy server (Retry-After: %s) opens after %i ms', async (asked, ms) => {
  const { referenceId } = waiting()
  const headers = asked === '' ? {} : { 'Retry-After': asked }
  sandboxServer.use(
    http.get('*/dav/case/form/*', () => new HttpResponse(null, { status: 429, headers }), {
      once: true,
    }),
  )
  const machine = machineOf({ referenceId })
  await until(machine, 'busy')
  const { flow } = machine.getState()
  expect(flow.kind === 'busy' && flow.until - flow.since).toBe(ms)
  machine.dispatch({ kind: 'retryDue' })
  await until(machine, 'open')
})

test('a link that is opened without a line opens by itself when there is one', async () => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const asked = vi.fn<() => void>()
  sandboxServer.use(
    http.get('*/dav/case/form/*', () => {
      asked()
      return navigator.onLine ? undefined : HttpResponse.error()
    }),
  )
  const machine = machineOf(waiting())
  await vi.waitFor(() => expect(asked).toHaveBeenCalledTimes(1))
  expect(kindOf(machine)).toBe('opening')
  onLine.mockReturnValue(true)
  await vi.waitFor(() => {
    window.dispatchEvent(new Event('online')) // the first may come before anybody listens
    expect(kindOf(machine)).toBe('open')
  })
  onLine.mockRestore()
})

describe('a submission', () => {
  test('that is refused once keeps everything and can be sent again', async () => {
    const one = magic('send-error')
    const machine = await filledIn(one.referenceId)
    machine.dispatch({ kind: 'submitPressed' })
    await vi.waitFor(() => expect(shownDialogs).toEqual(['errorDuringFormSubmission: serverError']))
    expect(machine.getState()).toMatchObject({
      flow: { form: { step: 'review' } },
      values: { answers: ANSWERED },
    })
    machine.dispatch({ kind: 'submitPressed' })
    await until(machine, 'completed')
    expect(one.overallStatus).toBe('PENDING_QC')
  })

  test.each([
    ['a page of a proxy', () => HttpResponse.html('<h1>Service</h1>')],
    ['a failure', () => HttpResponse.json({ status: 'FAILED' })],
  ])(
    'that is answered 200 with %s is not taken: the case is still open, and the draft stays',
    async (_, answer) => {
      const one = waiting()
      sandboxServer.use(http.patch('*/dav/case/form/*', answer, { once: true }))
      const machine = await filledIn(one.referenceId)
      machine.dispatch({ kind: 'submitPressed' })
      await stayOpen(machine)
      expect(shownDialogs).toEqual(['errorDuringFormSubmission: serverError'])
      expect(kindOf(machine)).toBe('open')
      expect(readTabDraft(one.referenceId)).not.toBeNull()
      machine.dispatch({ kind: 'submitPressed' })
      await until(machine, 'completed')
      expect(one.overallStatus).toBe('PENDING_QC')
      expect(readTabDraft(one.referenceId)).toBeNull()
    },
  )

  test.each([
    [400, 'rejected'],
    [413, 'tooLarge'],
    [422, 'rejected'],
    [500, 'serverError'],
  ])('that is refused with %i says so: %s', async (status, why) => {
    const one = waiting()
    sandboxServer.use(
      http.patch('*/dav/case/form/*', () => HttpResponse.json({ detail: 'no' }, { status })),
    )
    const machine = await filledIn(one.referenceId)
    machine.dispatch({ kind: 'submitPressed' })
    await vi.waitFor(() => expect(shownDialogs).toEqual([`errorDuringFormSubmission: ${why}`]))
  })

  test.each([408, 502, 503, 504])(
    'that is answered %i may have arrived: the case is asked for, also before the next one leaves',
    async (status) => {
      const one = waiting()
      const calls: string[] = []
      sandboxServer.use(
        http.all('*/dav/case/form/*', ({ request }) => void calls.push(request.method)),
        http.patch('*/dav/case/form/*', () => new HttpResponse(null, { status }), { once: true }),
      )
      const machine = await filledIn(one.referenceId)
      calls.length = 0
      machine.dispatch({ kind: 'submitPressed' })
      await stayOpen(machine)
      expect(shownDialogs).toEqual(['errorDuringFormSubmission: serverError'])
      machine.dispatch({ kind: 'submitPressed' })
      await until(machine, 'completed')
      expect(calls).toEqual(['PATCH', 'GET', 'GET', 'PATCH', 'GET'])
    },
  )

  test('that the server takes some seconds later ends Completed', async () => {
    const one = waiting()
    let checks = 0
    sandboxServer.use(
      http.patch('*/dav/case/form/*', () => new HttpResponse(null, { status: 202 })),
      http.get('*/dav/case/form/*', () => {
        checks += 1
        if (checks === 3) one.overallStatus = 'PENDING_QC' // after that of the form and the first
      }),
    )
    const machine = await filledIn(one.referenceId)
    machine.dispatch({ kind: 'submitPressed' })
    await vi.waitFor(() => expect(kindOf(machine)).toBe('completed'), { timeout: 10_000 })
    expect(shownDialogs).toEqual([])
  })

  test('that meets a busy server leaves again after the wait', async () => {
    const one = waiting()
    sandboxServer.use(
      http.patch(
        '*/dav/case/form/*',
        () => new HttpResponse(null, { status: 429, headers: { 'Retry-After': '90' } }),
        { once: true },
      ),
    )
    const machine = await filledIn(one.referenceId)
    machine.dispatch({ kind: 'submitPressed' })
    await vi.waitFor(() =>
      expect(machine.getState().flow).toMatchObject({
        submission: { kind: 'waiting', isBusy: true },
      }),
    )
    const { flow } = machine.getState()
    if (flow.kind !== 'sending' || flow.submission.kind !== 'waiting') throw new Error('no wait')
    expect(flow.submission.until - flow.submission.since).toBe(90_000)
    window.dispatchEvent(new Event('online'))
    expect(machine.getState().flow).toMatchObject({ submission: { kind: 'waiting' } })
    machine.dispatch({ kind: 'retryDue' })
    await until(machine, 'completed')
  })

  test('of a case that an operator closed meanwhile ends Completed', async () => {
    const one = magic('send-closed')
    const machine = await filledIn(one.referenceId)
    machine.dispatch({ kind: 'submitPressed' })
    await until(machine, 'completed')
    expect(one.overallStatus).toBe('REJECTED')
    expect(shownDialogs).toEqual([])
  })

  test('whose answer is lost is asked about, and not sent again', async () => {
    const one = magic('send-lost')
    const machine = await filledIn(one.referenceId)
    machine.dispatch({ kind: 'submitPressed' })
    await vi.waitFor(() =>
      expect(machine.getState().flow).toMatchObject({ submission: { kind: 'waiting' } }),
    )
    machine.dispatch({ kind: 'retryDue' })
    await until(machine, 'completed')
    expect(shownDialogs).toEqual([])
  })

  test('about which nobody can be asked says so, and is asked about at the next Submit', async () => {
    const one = magic('send-unclear')
    const machine = await filledIn(one.referenceId)
    machine.dispatch({ kind: 'submitPressed' })
    await vi.waitFor(() =>
      expect(machine.getState().flow).toMatchObject({ submission: { kind: 'waiting' } }),
    )
    machine.dispatch({ kind: 'retryDue' })
    await vi.waitFor(() => expect(shownDialogs).toEqual(['errorDuringFormFetch']))
    machine.dispatch({ kind: 'submitPressed' })
    await until(machine, 'completed')
    expect(one.overallStatus).toBe('PENDING_QC')
  })

  test('from a second tab ends Completed, once the first has sent it', async () => {
    const one = waiting()
    const first = await filledIn(one.referenceId)
    sessionStorage.clear()
    const second = await filledIn(one.referenceId)
    first.dispatch({ kind: 'submitPressed' })
    await until(first, 'completed')
    second.dispatch({ kind: 'submitPressed' })
    await until(second, 'completed')
    expect(shownDialogs).toEqual([])
  })
})

test('a reload goes on where it was, with answers and photos', async () => {
  const one = waiting()
  const before = await filledIn(one.referenceId)
  for (const stop of stops.splice(0)) stop()
  await vi.waitFor(async () => {
    const page = new AbortController()
    const { stored } = await openDraft({
      ...one,
      ended: page.signal,
      onStatusChange: () => undefined,
    })
    page.abort()
    expect(Object.keys(stored?.photos ?? {})).toHaveLength(5)
  })
  const after = createFormMachine({ referenceId: one.referenceId, getLocation: async () => HERE })
  stops.push(after.start({ step: 'language', restoredStep: 'form' }))
  await until(after, 'open')
  expect(after.getState().flow).toMatchObject({ form: { step: 'form', furthest: 'review' } })
  expect(after.getState().values.answers).toEqual(before.getState().values.answers)
  expect(Object.keys(after.getState().values.photos)).toHaveLength(5)
})
