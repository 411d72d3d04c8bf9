import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, vi } from 'vitest'
import { openDraft } from '#features/candidate/addressForm/draft/draft.ts'
import { FORM_PHOTO_NAMES } from '#features/candidate/addressForm/model/form.ts'
import { samplePhoto } from '#tests/sandbox/dav/photos.ts'
import { sandboxServer } from '#tests/sandbox/testServer.ts'
import { test } from '#tests/support/sandboxTest.ts'
import { ANSWERED, aPhoto } from '../builders.ts'
import {
  shownDialogs,
  caseWith,
  waiting,
  magic,
  machineOf,
  kindOf,
  until,
  answerAll,
  takeAll,
  goToReview,
  filledIn,
  stopMachines,
  forgetForms,
} from './formFixture.ts'

beforeEach(forgetForms)

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

test('a reload goes on where it was, with answers and photos', async () => {
  const one = waiting()
  const before = await filledIn(one.referenceId)
  stopMachines()
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
  const after = machineOf({ referenceId: one.referenceId, restoredStep: 'form' })
  await until(after, 'open')
  expect(after.getState().flow).toMatchObject({ form: { step: 'form', furthest: 'review' } })
  expect(after.getState().values.answers).toEqual(before.getState().values.answers)
  expect(Object.keys(after.getState().values.photos)).toHaveLength(5)
})
