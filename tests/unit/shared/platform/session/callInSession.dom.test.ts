import { http, HttpResponse } from 'msw'
import * as v from 'valibot'
import { describe, expect } from 'vitest'
import type { Endpoint } from '#shared/platform/api/endpoint.ts'
import {
  onNoResponse,
  onStatus,
  onOtherError,
  errorRules,
} from '#shared/platform/api/errorRules.ts'
import { callInSession } from '#shared/platform/session/callInSession.ts'
import { makeStore } from '#shared/platform/store/makeStore.ts'
import { selectUser, signedIn } from '#shared/platform/store/sessionSlice.ts'
import { ORIGIN, test, apiServer } from '#tests/support/apiTest.ts'
import { aUser } from '#tests/support/builders.ts'

const PATH = '/master/V1/feedback-management'
const endpoint: Endpoint<null, { id: string }, 'askAgain'> = {
  name: 'feedback',
  method: 'POST',
  path: PATH,
  responseType: 'json',
  schema: v.object({ id: v.string() }),
  errors: errorRules(
    onStatus(401, 'notAuthenticated'),
    onStatus(409, 'askAgain'),
    onStatus(500, 'internalError'),
    onOtherError('outputFailed'),
    onNoResponse('uploadFailed'),
  ),
}

const answerWith = (status: number) =>
  apiServer.use(
    http.post(ORIGIN + PATH, () => HttpResponse.json({ id: 'F-1', detail: 'why' }, { status })),
  )
const names = (store: ReturnType<typeof makeStore>) =>
  store.getState().overlay.queue.map(({ name }) => name)

describe('run', () => {
  test('returns the value without a dialog on success', async () => {
    answerWith(200)
    const store = makeStore()
    expect(await store.dispatch(callInSession(endpoint, null))).toEqual({
      ok: true,
      value: { id: 'F-1' },
    })
    expect(names(store)).toEqual([])
  })

  test.each([
    [500, 'internalError'],
    [418, 'outputFailed'],
  ])('shows the dialog of a %i, with its context', async (status, name) => {
    answerWith(status)
    const store = makeStore()
    const result = await store.dispatch(
      callInSession(endpoint, null, { context: { footnote: 'Your text is kept.' } }),
    )
    expect(result).toEqual({
      ok: false,
      error: { kind: 'http', status, detail: 'why' },
      outcome: name,
    })
    expect(store.getState().overlay.queue).toMatchObject([
      { name, context: { footnote: 'Your text is kept.' } },
    ])
  })

  test('shows no dialog if the screen shows the failure', async () => {
    answerWith(500)
    const store = makeStore()
    expect(await store.dispatch(callInSession(endpoint, null, { quiet: true }))).toMatchObject({
      outcome: 'internalError',
    })
    expect(names(store)).toEqual([])
  })

  test('returns an outcome that is not a dialog', async () => {
    answerWith(409)
    const store = makeStore()
    expect(await store.dispatch(callInSession(endpoint, null))).toMatchObject({
      outcome: 'askAgain',
    })
    expect(names(store)).toEqual([])
  })

  test.each([false, true])('ends the session on a 401 (quiet: %s)', async (quiet) => {
    answerWith(401)
    const store = makeStore()
    store.dispatch(signedIn(aUser()))
    expect(await store.dispatch(callInSession(endpoint, null, { quiet }))).toMatchObject({
      outcome: 'notAuthenticated',
    })
    expect(selectUser(store.getState())).toBeNull()
    expect(names(store)).toEqual(['notAuthenticated'])
  })

  test('shows one uploadFailed for any number of calls without a server', async () => {
    apiServer.use(http.post(ORIGIN + PATH, () => HttpResponse.error()))
    const store = makeStore()
    await Promise.all([1, 2, 3].map(async () => store.dispatch(callInSession(endpoint, null))))
    expect(names(store)).toEqual(['uploadFailed'])
  })

  test('shows nothing for a call that was aborted', async () => {
    answerWith(500)
    const store = makeStore()
    const result = await store.dispatch(
      callInSession(endpoint, null, { signal: AbortSignal.abort() }),
    )
    expect(result).toEqual({ ok: false, error: { kind: 'aborted' }, outcome: null })
    expect(names(store)).toEqual([])
  })
})
