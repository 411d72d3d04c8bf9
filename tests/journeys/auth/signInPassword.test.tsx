import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { describe, expect } from 'vitest'
import { storedJobs, saveJob } from '#shared/kits/jobs/jobsStore.ts'
import { storeResult, readStoredResult } from '#shared/kits/jobs/results/results.ts'
import { clearSessionFlag } from '#shared/platform/session/storage/sessionFlag.ts'
import type { DialogName } from '#shared/platform/store/dialogNames.ts'
import { SANDBOX_PASSWORD } from '#tests/sandbox/accounts.ts'
import { hasSession } from '#tests/sandbox/sessions.ts'
import { sandboxServer } from '#tests/sandbox/testServer.ts'
import { deferred } from '#tests/support/deferred.ts'
import { renderApp, signInAs } from '#tests/support/renderApp.tsx'
import { test } from '#tests/support/sandboxTest.ts'
import { createTestAppStore, closeTab, blobStoreOnDisk } from '#tests/support/stores.ts'
import { press } from '#tests/support/userActions.ts'
import { aDoneJob, aRunningJob } from '#tests/unit/shared/kits/jobs/builders.ts'
import { dialogOf, enterEmail, enterPassword } from './steps.ts'

const KABIR = 'kabir.sethi@kaveri.example'

describe('password step', () => {
  test('signs in, confirms it and opens the landing page without storing the password', async () => {
    const { user, store } = await renderApp('/')
    await enterEmail(user, KABIR)
    expect(await screen.findByText(KABIR)).toBeVisible()
    expect(screen.getByLabelText('Password')).toHaveFocus()
    expect(screen.getByRole('button', { name: 'Log in' })).toBeDisabled()
    await enterPassword(user)

    await waitFor(() => expect(window.location.pathname).toBe('/bankstatement'))
    expect(await screen.findByText('Login successful')).toBeInTheDocument()
    expect(store.getState().session.user).toMatchObject({
      email: KABIR,
      username: 'Kabir Sethi',
      initials: 'KS',
      privilege: 'User',
      clientPrivilege: 'Paid',
      clientCode: 'KVM',
    })
    const storedText = JSON.stringify([
      store.getState(),
      Object.entries(window.localStorage),
      Object.entries(window.sessionStorage),
      document.cookie,
      window.location.href,
      window.history.state,
    ])
    expect(storedText).not.toContain(SANDBOX_PASSWORD)
  })

  test('opens the page that was requested before sign-in', async () => {
    const { user } = await renderApp('/payslip?tab=1')
    await enterEmail(user, KABIR)
    await enterPassword(user)
    await waitFor(() =>
      expect(window.location.pathname + window.location.search).toBe('/payslip?tab=1'),
    )
  })

  test('ends the session if the user details cannot be loaded, so that a retry works', async () => {
    const details = '*/user-management/user-details'
    const failed = () => HttpResponse.json({}, { status: 500 })
    sandboxServer.use(http.get(details, failed, { once: true }))
    const { user, world } = await renderApp('/')
    await enterEmail(user, KABIR)
    await enterPassword(user)
    expect(await dialogOf('internalError')).toBeVisible()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(hasSession(world, KABIR)).toBe(false))
    await enterPassword(user)
    await waitFor(() => expect(window.location.pathname).toBe('/bankstatement'))
  })

  test('submits with Enter, and the button shows that it is busy', async () => {
    const response = deferred()
    sandboxServer.use(
      http.post('*/master/V1/login', async () => {
        await response.promise // then the sandbox responds
      }),
    )
    const { user } = await renderApp('/')
    await enterEmail(user, KABIR)
    await user.type(await screen.findByLabelText('Password'), `${SANDBOX_PASSWORD}{Enter}`)
    expect(await screen.findByRole('button', { name: 'Logging in…' })).toBeDisabled()
    response.resolve()
    await waitFor(() => expect(window.location.pathname).toBe('/bankstatement'))
  })

  test('shows the password on request', async () => {
    const { user } = await renderApp('/')
    await enterEmail(user, KABIR)
    const field = await screen.findByLabelText('Password')
    expect(field).toHaveAttribute('type', 'password')
    await press(user, 'Show')
    expect(field).toHaveAttribute('type', 'text')
    await press(user, 'Hide')
    expect(field).toHaveAttribute('type', 'password')
  })

  test('Change returns to the email step and keeps the email', async () => {
    const { user } = await renderApp('/')
    await enterEmail(user, KABIR)
    await press(user, 'Change')
    expect(screen.getByLabelText('Work email')).toHaveValue(KABIR)
    expect(screen.getByRole('checkbox', { name: /I have read the/ })).toBeChecked()
  })

  test('clears a wrong password and focuses the field', async () => {
    const { user } = await renderApp('/')
    await enterEmail(user, KABIR)
    await enterPassword(user, 'Wrong@2026')
    expect(await dialogOf('incorrectPassword')).toBeVisible()
    await user.keyboard('{Escape}')
    expect(screen.getByLabelText('Password')).toHaveValue('')
    expect(screen.getByLabelText('Password')).toHaveFocus()
  })

  test('shows the limit after six wrong passwords in a minute', async () => {
    const { user } = await renderApp('/')
    await enterEmail(user, KABIR)
    for (let attempt = 1; attempt <= 5; attempt += 1) {
      await enterPassword(user, 'Wrong@2026')
      await dialogOf('incorrectPassword')
      await user.keyboard('{Escape}')
    }
    await enterPassword(user, 'Wrong@2026')
    const dialog = await dialogOf('rateLimitExceeded')
    expect(dialog).toHaveTextContent('Too many attempts. Please try again after 1 minute.')
  })

  test.each<[email: string, name: DialogName, kept: string]>([
    ['login-blocked@lekha.example', 'userBlocked', ''],
    ['login-rate-limited@lekha.example', 'rateLimitExceeded', ''],
    ['login-server-error@lekha.example', 'internalError', ''],
    ['login-odd-error@lekha.example', 'loginError', ''],
    ['nisha.verma@deccan.example', 'loginError', ''],
    ['login-no-answer@lekha.example', 'uploadFailed', SANDBOX_PASSWORD],
  ])('%s opens %s', async (email, name, keptEmail) => {
    const { user } = await renderApp('/')
    await enterEmail(user, email)
    await enterPassword(user)
    expect(await dialogOf(name)).toBeVisible()
    await user.keyboard('{Escape}')
    expect(screen.getByLabelText('Password')).toHaveValue(keptEmail)
    expect(window.location.pathname).toBe('/')
  })

  test('Forgot Password keeps the email', async () => {
    const { user } = await renderApp('/')
    await enterEmail(user, KABIR)
    await user.click(await screen.findByRole('link', { name: 'Forgot Password' }))
    expect(await screen.findByRole('button', { name: 'Send' })).toBeEnabled()
    expect(screen.getByLabelText('Work email')).toHaveValue(KABIR)
  })
})

describe('active session on another device', () => {
  const ELSEWHERE = 'exists-elsewhere@lekha.example'

  test('ends the other session and signs in again', async () => {
    const { user, world } = await renderApp('/')
    await enterEmail(user, ELSEWHERE)
    const dialog = await dialogOf('activeSessionError')
    expect(dialog).toHaveTextContent(
      'Active sessions exist, Do you want to continue to a new session?',
    )
    await press(user, 'Continue')
    expect(await screen.findByText('Please login again')).toBeInTheDocument()
    expect([...world.sessions.values()].filter(({ email }) => email === ELSEWHERE)).toEqual([])
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    await enterPassword(user)
    await waitFor(() => expect(window.location.pathname).toBe('/bankstatement'))
  })

  /** Kabir's browser was closed without logout, with two stored jobs and a result. */
  async function closedByKabir() {
    const store = createTestAppStore()
    await signInAs(store, KABIR)
    await saveJob(aRunningJob({ id: 'runs', transactionId: 'tx-1' }))
    await saveJob(aDoneJob({ id: 'done' }))
    await storeResult(blobStoreOnDisk, 'done', { data: [1] })
    closeTab(store)
    clearSessionFlag()
  }
  const jobsOnDisk = async () => (await storedJobs.readAll(KABIR)).map(({ id }) => id).toSorted()

  test('keeps the jobs and results of the same user', async () => {
    await closedByKabir()
    const { user } = await renderApp('/')
    await enterEmail(user, KABIR.toUpperCase())
    const dialog = await dialogOf('activeSessionError')
    expect(dialog).toHaveTextContent('Your 2 jobs in this browser are kept.')
    await press(user, 'Continue')
    expect(await screen.findByText('Please login again')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Continue' }))
    await enterPassword(user)
    expect(await screen.findByRole('button', { name: /^Jobs \d$/ })).toBeInTheDocument()
    expect(await jobsOnDisk()).toEqual(['done', 'runs'])
    expect(await readStoredResult(blobStoreOnDisk, 'done')).not.toBeNull()
  })

  test('lists how much work of another user will be deleted, without names', async () => {
    await closedByKabir()
    const { user } = await renderApp('/')
    await enterEmail(user, ELSEWHERE)
    const dialog = await dialogOf('activeSessionError')
    const list = within(dialog).getByRole('list')
    expect(list).toHaveTextContent('1 running job')
    expect(list).toHaveTextContent('1 finished job with files and results')
    expect(dialog).not.toHaveTextContent(/kabir|Payslip_Sep/i)
    await press(user, 'Continue')
    expect(await screen.findByText('Please login again')).toBeInTheDocument()
    expect(await jobsOnDisk()).toEqual([])
  })

  test('stays on the page when the user declines', async () => {
    const { user, world } = await renderApp('/')
    await enterEmail(user, ELSEWHERE)
    await dialogOf('activeSessionError')
    await press(user, 'Cancel')
    expect(world.sessions.size).toBe(1)
    expect(screen.getByLabelText('Work email')).toHaveValue(ELSEWHERE)
  })

  test('is reported at the password step too', async () => {
    const { user } = await renderApp('/')
    await enterEmail(user, 'login-elsewhere@lekha.example')
    await enterPassword(user)
    await dialogOf('activeSessionError')
    await press(user, 'Continue')
    expect(await screen.findByText('Please login again')).toBeInTheDocument()
    expect(screen.getByLabelText('Password')).toHaveValue('')
  })
})
