import { http, HttpResponse } from 'msw'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { callInSession } from '#shared/platform/session/callInSession.ts'
import { checkSession } from '#shared/platform/session/checkSession.ts'
import { endSession } from '#shared/platform/session/end/endSession.ts'
import { expireSession } from '#shared/platform/session/end/expireSession.ts'
import { LAST_ACTIVITY_KEY, recordActivity } from '#shared/platform/session/end/lastActivity.ts'
import { logOut } from '#shared/platform/session/end/logOut.ts'
import { AUTOLOGOUT_KEY } from '#shared/platform/session/end/sessionEnd.ts'
import { subscriptionDetails } from '#shared/platform/session/endpoints.ts'
import { restoreSession } from '#shared/platform/session/restoreSession.ts'
import { startSession } from '#shared/platform/session/startSession.ts'
import { hasSessionFlag } from '#shared/platform/session/storage/sessionFlag.ts'
import { SESSION_KEYS } from '#shared/platform/session/storage/storageKeys.ts'
import type { AppStore } from '#shared/platform/store/makeStore.ts'
import { selectUser } from '#shared/platform/store/sessionSlice.ts'
import { sandboxServer } from '#tests/sandbox/testServer.ts'
import { aUser } from '#tests/support/builders.ts'
import { deferred } from '#tests/support/deferred.ts'
import { signInAs } from '#tests/support/renderApp.tsx'
import { test } from '#tests/support/sandboxTest.ts'
import { createTestAppStore, createTestStore } from '#tests/support/stores.ts'

const KABIR = 'kabir.sethi@kaveri.example'
const CHECK = '*/master/V1/verify/access-token'
const LOGOUT = '*/master/V1/logout'

let store: AppStore
beforeEach(() => {
  store = createTestAppStore()
})
afterEach(async () => {
  await store.dispatch(endSession())
})

const dialogs = (of = store) => of.getState().overlay.queue.map(({ name }) => name)
const userOf = (of = store) => selectUser(of.getState())
/** Storage keys of the product; msw keeps its cookie jar there too. */
const ownKeys = () =>
  Object.keys(window.localStorage)
    .filter((key) => !key.startsWith('__msw'))
    .toSorted()
const stored = () => window.localStorage.getItem(SESSION_KEYS.session)
const answer = (path: string, status: number, body: object = {}) =>
  sandboxServer.use(http.post(path, () => HttpResponse.json(body, { status })))

test('a session stores the flag and the user, and nothing secret; a reload restores the user', async () => {
  await signInAs(store, KABIR)
  await vi.waitFor(() => expect(stored()).not.toBeNull())
  expect(document.cookie).toBe('lekha-active=1')
  expect(ownKeys()).toEqual([LAST_ACTIVITY_KEY, SESSION_KEYS.session].toSorted())
  expect(JSON.stringify(window.localStorage)).not.toContain('Lekha@2026')

  const reloaded = createTestAppStore()
  await expect(reloaded.dispatch(restoreSession())).resolves.toBe(true)
  expect(userOf(reloaded)).toEqual(userOf())
})

test.each(['', '{', '{"user":"{}"}', '{"user":"{\\"email\\":1}"}'])(
  'a damaged entry %j restores no user',
  async (entry) => {
    document.cookie = 'lekha-active=1; path=/'
    window.localStorage.setItem(SESSION_KEYS.session, entry)
    await expect(store.dispatch(restoreSession())).resolves.toBe(false)
  },
)

test('without the flag no user is restored', async () => {
  await signInAs(store, KABIR)
  await vi.waitFor(() => expect(stored()).not.toBeNull())
  document.cookie = 'lekha-active=; path=/; Max-Age=0'
  await expect(createTestAppStore().dispatch(restoreSession())).resolves.toBe(false)
})

test('ending a session clears all data, and notifies other tabs with a new value', async () => {
  const cleanUp = vi.fn<() => void>()
  store.session.signal.addEventListener('abort', cleanUp)
  await signInAs(store, KABIR)
  await vi.waitFor(() => expect(stored()).not.toBeNull())

  const ended = store.dispatch(endSession())
  expect([userOf(), hasSessionFlag(), stored()]).toEqual([null, false, null]) // before anything is awaited
  await ended
  expect(cleanUp).toHaveBeenCalledTimes(1)
  expect(ownKeys()).toEqual([AUTOLOGOUT_KEY])

  const first = window.localStorage.getItem(AUTOLOGOUT_KEY)
  await store.dispatch(endSession())
  expect(window.localStorage.getItem(AUTOLOGOUT_KEY)).not.toBe(first)
})

test('ignores a late write of the user after the end', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  await store.dispatch(startSession(aUser()))
  const ended = store.dispatch(endSession())
  await vi.runOnlyPendingTimersAsync() // what was due when it ended
  await ended
  await vi.runOnlyPendingTimersAsync()
  expect(stored()).toBeNull()
})

test('reports what could not be cleared, and clears the rest', async () => {
  const reported = vi.spyOn(window, 'reportError').mockImplementation(() => {})
  const clearDatabases = async () => Promise.reject(new Error('disk'))
  const shut = createTestStore(undefined, { clearDatabases })
  await shut.dispatch(startSession(aUser()))
  await shut.dispatch(endSession())
  expect([userOf(shut), hasSessionFlag()]).toEqual([null, false])
  expect(reported).toHaveBeenCalledWith(new Error('disk'))
})

test.each([
  ['somebody else', 'meera.nair@pinnaclehome.example', 1],
  ['the same person', KABIR, 0],
])(
  'after a browser was closed without a logout, %s signs in: %s, %i clean-ups',
  async (_, email, times) => {
    await store.dispatch(startSession(aUser({ email: KABIR })))
    await vi.waitFor(() => expect(stored()).not.toBeNull())
    const clearDatabases = vi.fn<() => Promise<void>>().mockResolvedValue()
    await createTestStore(undefined, { clearDatabases }).dispatch(startSession(aUser({ email })))
    expect(clearDatabases).toHaveBeenCalledTimes(times)
  },
)

test('several 401 responses end the session once, with one dialog', async () => {
  await signInAs(store, KABIR)
  const cleanUp = vi.fn<() => void>()
  store.session.signal.addEventListener('abort', cleanUp)
  sandboxServer.world.sessions.clear()
  await Promise.all(
    Array.from({ length: 5 }, async () =>
      store.dispatch(callInSession(subscriptionDetails, undefined, { quiet: true })),
    ),
  )
  expect(dialogs()).toEqual(['notAuthenticated'])
  expect(userOf()).toBeNull()
  expect(cleanUp).toHaveBeenCalledTimes(1)
})

test('drops a response after the end of the session', async () => {
  await signInAs(store, KABIR)
  const requested = deferred()
  const response = deferred()
  sandboxServer.use(
    http.get('*/subscription-details', async () => {
      requested.resolve()
      await response.promise
      return HttpResponse.json({ profile: { subscriptionType: 'Trial' } })
    }),
  )
  const lateCall = store.dispatch(callInSession(subscriptionDetails, undefined))
  await requested.promise
  await store.dispatch(endSession())
  response.resolve()
  await expect(lateCall).resolves.toMatchObject({ ok: false, outcome: null })
  expect(dialogs()).toEqual([])
})

const logouts: [number, string[], boolean][] = [
  [200, [], true],
  [401, [], true],
  [500, ['internalError'], false],
  [429, ['rateLimitExceeded'], false],
  [418, ['logOutError'], false],
]
test.each(logouts)(
  'logout answered %i: dialogs %j, session over %s',
  async (status, names, over) => {
    await signInAs(store, KABIR)
    answer(LOGOUT, status)
    await expect(store.dispatch(logOut())).resolves.toBe(over)
    expect(dialogs()).toEqual(names)
    expect([userOf() === null, !hasSessionFlag()]).toEqual([over, over])
  },
)

test('a logout without a response keeps the session and reports it', async () => {
  await signInAs(store, KABIR)
  sandboxServer.use(http.post(LOGOUT, () => HttpResponse.error()))
  await expect(store.dispatch(logOut())).resolves.toBe(false)
  expect(dialogs()).toEqual(['logOutError'])
  expect(hasSessionFlag()).toBe(true)
})

test('ignores a 401 of a poll during the logout', async () => {
  await signInAs(store, KABIR)
  const response = deferred()
  sandboxServer.use(
    http.post(LOGOUT, async () => {
      await response.promise
      return HttpResponse.json({})
    }),
    http.get('*/subscription-details', () => HttpResponse.json({}, { status: 401 })),
  )
  const leaving = store.dispatch(logOut())
  await store.dispatch(callInSession(subscriptionDetails, undefined))
  response.resolve()
  await expect(leaving).resolves.toBe(true)
  expect(dialogs()).toEqual([])
})

const verdicts: [string, () => void, 'open' | 'closed' | 'unknown', boolean, string[]][] = [
  ['200', () => {}, 'open', true, []],
  ['201 is not 200', () => answer(CHECK, 201), 'closed', false, []],
  ['401', () => answer(CHECK, 401), 'closed', false, ['notAuthenticated']],
  ['403', () => answer(CHECK, 403), 'closed', false, []],
  ['429', () => answer(CHECK, 429), 'unknown', true, []],
  ['500', () => answer(CHECK, 500), 'unknown', true, []],
  [
    'no answer',
    () => sandboxServer.use(http.post(CHECK, () => HttpResponse.error())),
    'unknown',
    true,
    [],
  ],
]
test.each(verdicts)('session check answered %s', async (_, arrange, verdict, kept, names) => {
  await signInAs(store, KABIR)
  arrange()
  await expect(store.dispatch(checkSession())).resolves.toBe(verdict)
  expect([userOf() !== null, hasSessionFlag()]).toEqual([kept, kept])
  expect(dialogs()).toEqual(names)
})

test('without the flag the session is closed and no call is made', async () => {
  let requested = 0
  sandboxServer.use(
    http.post(CHECK, () => {
      requested += 1
      return HttpResponse.json({})
    }),
  )
  await expect(store.dispatch(checkSession())).resolves.toBe('closed')
  expect(requested).toBe(0)
})

test('ends the session in a browser reopened after the idle time', async () => {
  await signInAs(store, KABIR)
  recordActivity(Date.now() - 31 * 60_000)
  await expect(store.dispatch(checkSession())).resolves.toBe('closed')
  expect(sandboxServer.world.sessions.size).toBe(1) // only the sample account that is signed in elsewhere
  expect(hasSessionFlag()).toBe(false)
})

const expiries: [string, () => void, string[]][] = [
  ['the server still holds it', () => {}, []],
  ['the server has forgotten it', () => answer(CHECK, 401), ['notAuthenticated']],
  [
    'no answer',
    () => sandboxServer.use(http.post(CHECK, () => HttpResponse.error())),
    ['notAuthenticated'],
  ],
  ['the logout fails', () => answer(LOGOUT, 500), ['notAuthenticated']],
]
test.each(expiries)('idle time over, %s: the session ends', async (_, arrange, names) => {
  await signInAs(store, KABIR)
  arrange()
  await store.dispatch(expireSession())
  expect([userOf(), hasSessionFlag()]).toEqual([null, false])
  expect(dialogs()).toEqual(names)
})
