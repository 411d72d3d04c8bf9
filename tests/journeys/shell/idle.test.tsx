import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { beforeEach, expect, vi } from 'vitest'
import { insertApplicant } from '#features/applicants/store/addApplicant.ts'
import { recordServiceRequest } from '#shared/platform/api/serviceRequests.ts'
import {
  LAST_ACTIVITY_KEY,
  readLastActivity,
  recordActivity,
} from '#shared/platform/session/end/lastActivity.ts'
import { sandboxServer } from '#tests/sandbox/testServer.ts'
import { renderApp, signInAs } from '#tests/support/renderApp.tsx'
import { test } from '#tests/support/sandboxTest.ts'
import { createTestAppStore } from '#tests/support/stores.ts'
import { anApplicant } from '#tests/unit/features/applicants/builders.ts'
import { enterEmail, enterPassword } from '../auth/steps.ts'

const MINUTE = 60_000
/** When a browser without requestIdleCallback counts as idle. */
const WHEN_IDLE_MS = 1_000
const CHECK = '*/master/V1/verify/access-token'
const QUESTION = /You have been idle for too long. Continue\?/

beforeEach(() => {
  vi.useFakeTimers({
    shouldAdvanceTime: true,
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  })
})

async function signedIn() {
  const app = await renderApp('/home', { as: 'kabir.sethi@kaveri.example' })
  await screen.findByRole('heading', { name: 'Home', level: 1 })
  await vi.dynamicImportSettled()
  // Home's counts are requested once the page is shown, and a request is activity.
  await pass(WHEN_IDLE_MS)
  const work = within(screen.getByRole('region', { name: 'KYC work' }))
  await waitFor(() => {
    for (const tile of work.getAllByRole('link')) expect(tile).toHaveTextContent(/\d/)
  })
  return app
}
/** The dialog closes with the session, in a separate transition. */
const nothingAsked = async () => waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
const pass = async (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms))

test('shows the warning after 25 minutes, and Continue resets the timer', async () => {
  const { user } = await signedIn()
  await pass(24 * MINUTE)
  expect(screen.queryByText(QUESTION)).toBeNull()
  await pass(2 * MINUTE)
  expect(await screen.findByRole('alertdialog', { name: 'Are you still there?' })).toBeVisible()
  expect(screen.getByText(QUESTION)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  await waitFor(() => expect(screen.queryByText(QUESTION)).toBeNull())
  await pass(20 * MINUTE)
  expect(screen.queryByText(QUESTION)).toBeNull()
  expect(document.cookie).toContain('lekha-active')
})

test('the warning names unsaved applicants and leads to where they can be saved', async () => {
  const { user, store } = await signedIn()
  await store.dispatch(insertApplicant(anApplicant({ id: 'one', jobs: ['job-1'] })))
  await store.dispatch(insertApplicant(anApplicant({ id: 'two', jobs: ['job-2'], name: 'Rohan' })))
  await pass(26 * MINUTE)
  const warning = within(await screen.findByRole('alertdialog', { name: 'Are you still there?' }))
  expect(warning.getByText('Applicants not saved to a file (2)')).toBeVisible()
  expect(warning.getByText('Rohan')).toBeVisible()
  await user.click(warning.getByRole('link', { name: 'Save to file' }))
  await waitFor(() => expect(window.location.pathname).toBe('/applicants'))
  await nothingAsked()
  await pass(20 * MINUTE)
  expect(screen.queryByText(QUESTION)).toBeNull()
})

test('logs out a valid session after 30 minutes', async () => {
  const { store } = await signedIn()
  await pass(31 * MINUTE)
  expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible()
  expect(store.getState().session.user).toBeNull()
  await nothingAsked()
})

test('signing in again returns to the page that was open', async () => {
  const { user } = await signedIn()
  await pass(31 * MINUTE)
  await screen.findByRole('heading', { name: 'Sign in' })
  await nothingAsked()
  await enterEmail(user, 'kabir.sethi@kaveri.example')
  await enterPassword(user)
  expect(await screen.findByRole('heading', { name: 'Home', level: 1 })).toBeVisible()
})

test('shows Session Timedout after 30 minutes if the server has ended the session', async () => {
  await signedIn()
  sandboxServer.use(http.post(CHECK, () => HttpResponse.json({}, { status: 401 })))
  await pass(31 * MINUTE)
  expect(await screen.findByRole('alertdialog', { name: /Session Timedout/ })).toBeVisible()
  expect(screen.queryByText(QUESTION)).toBeNull()
})

test('activity in another tab and a running job keep the session alive and close the warning', async () => {
  await signedIn()
  await pass(26 * MINUTE)
  expect(await screen.findByText(QUESTION)).toBeVisible()
  window.localStorage.setItem(LAST_ACTIVITY_KEY, String(Date.now()))
  window.dispatchEvent(new StorageEvent('storage', { key: LAST_ACTIVITY_KEY, newValue: '1' }))
  await waitFor(() => expect(screen.queryByText(QUESTION)).toBeNull())
  await pass(20 * MINUTE)
  recordServiceRequest('/service/fintech/V1/payslip/output')
  await pass(20 * MINUTE)
  expect(screen.queryByText(QUESTION)).toBeNull()
  expect(document.cookie).toContain('lekha-active')
})

test('moving the mouse counts as activity', async () => {
  const { user } = await signedIn()
  await pass(20 * MINUTE)
  await user.click(screen.getByRole('heading', { name: 'Home', level: 1 }))
  await pass(20 * MINUTE)
  expect(screen.queryByText(QUESTION)).toBeNull()
})

test.each(['/dav/form', '/uan/form'])(
  'the time at %s does not count as idle, in another tab or afterwards',
  async (path) => {
    await signInAs(createTestAppStore(), 'kabir.sethi@kaveri.example')
    await renderApp(path)
    await screen.findByRole('heading', { level: 1 })
    await pass(10 * MINUTE)
    expect(Date.now() - (readLastActivity() ?? 0)).toBeLessThan(2 * MINUTE)
    vi.setSystemTime(Date.now() + 40 * MINUTE) // no timer ran meanwhile, as during sleep
    cleanup()
    await renderApp('/home')
    expect(await screen.findByRole('heading', { name: 'Home', level: 1 })).toBeVisible()
  },
)

test('a candidate page does not revive an expired session', async () => {
  await signInAs(createTestAppStore(), 'kabir.sethi@kaveri.example')
  const last = Date.now() - 31 * MINUTE
  recordActivity(last)
  await renderApp('/dav/form')
  await screen.findByRole('heading', { level: 1 })
  await pass(2 * MINUTE)
  expect(readLastActivity()).toBe(last)
})

test('the timer does not run on the sign-in page', async () => {
  await renderApp('/')
  await screen.findByRole('heading', { name: 'Sign in' })
  await pass(40 * MINUTE)
  expect(screen.queryByText(QUESTION)).toBeNull()
  expect(window.localStorage.getItem(LAST_ACTIVITY_KEY)).toBeNull()
})
