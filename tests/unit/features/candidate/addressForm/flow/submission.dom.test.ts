import { http, HttpResponse } from 'msw'
import { beforeEach, describe, expect, vi } from 'vitest'
import { readTabDraft } from '#features/candidate/addressForm/draft/tabDrafts.ts'
import { sandboxServer } from '#tests/sandbox/testServer.ts'
import { test } from '#tests/support/sandboxTest.ts'
import { ANSWERED } from '../builders.ts'
import {
  shownDialogs,
  waiting,
  magic,
  kindOf,
  stayOpen,
  until,
  filledIn,
  forgetForms,
} from './formFixture.ts'

beforeEach(forgetForms)

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
