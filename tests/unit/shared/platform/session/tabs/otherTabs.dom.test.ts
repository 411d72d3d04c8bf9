import { http } from 'msw'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { continueInNewSession } from '#features/auth/signIn/continueInNewSession.ts'
import { storedJobs, saveJob } from '#shared/kits/jobs/jobsStore.ts'
import { leaveGuards } from '#shared/platform/navigation/leaveGuard.ts'
import { beforeLogout } from '#shared/platform/session/end/beforeLogout.ts'
import { endSession, handleSessionLost } from '#shared/platform/session/end/endSession.ts'
import { AUTOLOGOUT_KEY } from '#shared/platform/session/end/sessionEnd.ts'
import { startSession } from '#shared/platform/session/startSession.ts'
import { hasSessionFlag } from '#shared/platform/session/storage/sessionFlag.ts'
import { SESSION_KEYS } from '#shared/platform/session/storage/storageKeys.ts'
import { watchTabs } from '#shared/platform/session/tabs/watchTabs.ts'
import type { AppStore } from '#shared/platform/store/makeStore.ts'
import { dialogAnswered } from '#shared/platform/store/overlaySlice.ts'
import { selectUser } from '#shared/platform/store/sessionSlice.ts'
import { sandboxServer } from '#tests/sandbox/testServer.ts'
import { aUser } from '#tests/support/builders.ts'
import { signInAs } from '#tests/support/renderApp.tsx'
import { test } from '#tests/support/sandboxTest.ts'
import { createTestAppStore } from '#tests/support/stores.ts'
import { aRunningJob } from '../../../kits/jobs/builders.ts'

const KABIR = 'kabir.sethi@kaveri.example'
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
const stored = () => window.localStorage.getItem(SESSION_KEYS.session)
/** What another tab leaves in the storage that all tabs share. */
const startSessionElsewhere = async (email: string) =>
  createTestAppStore().dispatch(startSession(aUser({ email })))

test.each(['1', 'true', null])(
  'an autologout event (%j) ends this tab’s session and is not repeated',
  async (newValue) => {
    await signInAs(store, KABIR)
    const stop = watchTabs(store)
    window.dispatchEvent(new StorageEvent('storage', { key: AUTOLOGOUT_KEY, newValue }))
    expect([userOf(), hasSessionFlag()]).toEqual([null, false])
    expect(window.localStorage.getItem(AUTOLOGOUT_KEY)).toBeNull()
    stop()
  },
)

test('a tab that wakes up without the flag ends its session', async () => {
  await signInAs(store, KABIR)
  const stop = watchTabs(store)
  document.cookie = 'lekha-active=; path=/; Max-Age=0'
  window.dispatchEvent(new Event('pageshow'))
  expect(userOf()).toBeNull()
  stop()
})

test('a late logout event after another sign-in reloads the tab and ends nothing', async () => {
  await signInAs(store, KABIR)
  const reload = vi.fn<() => void>()
  const stop = watchTabs(store, reload)
  const guards = store.session.get(leaveGuards)
  guards.add({ isUnaffectedBy: () => false, confirmLeave: async () => false })
  const earlier = String(Date.now() - 60_000)
  window.dispatchEvent(new StorageEvent('storage', { key: AUTOLOGOUT_KEY, newValue: earlier }))
  expect(reload).toHaveBeenCalledTimes(1)
  expect(guards.isBlocked({ pathname: '/', search: '' })).toBe(false)
  expect(hasSessionFlag()).toBe(true)
  window.dispatchEvent(
    new StorageEvent('storage', { key: AUTOLOGOUT_KEY, newValue: String(Date.now() + 1) }),
  )
  expect([userOf(), hasSessionFlag()]).toEqual([null, false])
  expect(reload).toHaveBeenCalledTimes(1)
  stop()
})

const ISHA = 'isha.gupta@deccan.example'
const BACK = () => new Event('pageshow')
const HEARD = () => new StorageEvent('storage', { key: SESSION_KEYS.session, newValue: stored() })
test.each([
  ['back from the page cache finds somebody else', BACK, ISHA, 1],
  ['back from the page cache finds the same person', BACK, KABIR, 0],
  ['beside another one hears of somebody else', HEARD, ISHA, 1],
  ['beside another one hears of the same person', HEARD, KABIR, 0],
] as const)('a tab %s signed in', async (_, news, email, reloads) => {
  await signInAs(store, KABIR)
  const { signal } = store.session
  await startSessionElsewhere(email)
  const reload = vi.fn<() => void>()
  const stop = watchTabs(store, reload)
  window.dispatchEvent(news())
  // What the tab looks up first is looked up here after it; then it has its turn.
  const { readStoredUser } = await import('#shared/platform/session/storage/persistence.ts')
  expect(readStoredUser()?.email).toBe(email)
  await new Promise((turn) => setTimeout(turn))
  expect(reload).toHaveBeenCalledTimes(reloads)
  expect(signal.aborted).toBe(reloads === 1) // what the first person had on its way goes nowhere
  expect(hasSessionFlag()).toBe(true)
  stop()
})

test.each<[string, () => void]>([
  [
    'hears of it',
    () =>
      window.dispatchEvent(
        new StorageEvent('storage', {
          key: AUTOLOGOUT_KEY,
          newValue: window.localStorage.getItem(AUTOLOGOUT_KEY),
        }),
      ),
  ],
  ['wakes up after it', () => window.dispatchEvent(BACK())],
  ['has a call refused before it hears of it', () => store.dispatch(handleSessionLost())],
])(
  'a tab whose user continues in another session keeps their work when it %s',
  async (_, learn) => {
    await signInAs(store, KABIR)
    await saveJob(aRunningJob())
    const stop = watchTabs(store)
    const signInTab = createTestAppStore()
    const requested = signInTab.dispatch(continueInNewSession(KABIR))
    await vi.waitFor(() => expect(dialogs(signInTab)).toEqual(['activeSessionError']))
    const id = signInTab.getState().overlay.queue[0]?.id ?? ''
    signInTab.dispatch(dialogAnswered({ id, answer: 'primary' }))
    await requested
    learn()
    expect([userOf(), hasSessionFlag()]).toEqual([null, false])
    await signInAs(store, KABIR)
    expect(await storedJobs.readAll(KABIR)).toHaveLength(1)
    stop()
  },
)

test('continuing in a new session releases this browser’s case', async () => {
  await signInAs(store, KABIR)
  const signInTab = createTestAppStore()
  const log: string[] = []
  signInTab.session
    .get(beforeLogout)
    .add(async () => log.push(hasSessionFlag() ? 'released in time' : 'released too late'))
  sandboxServer.use(http.post(LOGOUT, () => void log.push('logged out')))
  const requested = signInTab.dispatch(continueInNewSession(KABIR))
  await vi.waitFor(() => expect(dialogs(signInTab)).toEqual(['activeSessionError']))
  const id = signInTab.getState().overlay.queue[0]?.id ?? ''
  signInTab.dispatch(dialogAnswered({ id, answer: 'primary' }))
  await requested
  expect(log).toEqual(['released in time', 'logged out'])
})

test('autologout does not affect a tab without a session', async () => {
  const { signal } = store.session
  const stop = watchTabs(store)
  window.dispatchEvent(new StorageEvent('storage', { key: AUTOLOGOUT_KEY, newValue: '2' }))
  expect(signal.aborted).toBe(false)
  stop()
})
