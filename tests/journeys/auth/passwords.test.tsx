import { fireEvent, screen, waitFor } from '@testing-library/react'
import { http } from 'msw'
import { describe, expect } from 'vitest'
import { SESSION_KEYS } from '#shared/platform/session/storage/storageKeys.ts'
import type { DialogName } from '#shared/platform/store/dialogNames.ts'
import { SANDBOX_PASSWORD } from '#tests/sandbox/accounts.ts'
import { mailCode } from '#tests/sandbox/codes.ts'
import { hasSession } from '#tests/sandbox/sessions.ts'
import { sandboxServer } from '#tests/sandbox/testServer.ts'
import { deferred } from '#tests/support/deferred.ts'
import { renderApp, signInAs } from '#tests/support/renderApp.tsx'
import { test } from '#tests/support/sandboxTest.ts'
import { createTestAppStore } from '#tests/support/stores.ts'
import { press } from '#tests/support/userActions.ts'
import { dialogOf, enterEmail, enterPassword, fill } from './steps.ts'

const KABIR = 'kabir.sethi@kaveri.example'
const NEXT = 'Better#2027'

describe('forgot password', () => {
  test('sends the link and confirms it with a toast', async () => {
    const { user, world } = await renderApp('/forgotPassword')
    const send = await screen.findByRole('button', { name: 'Send' })
    expect(send).toBeDisabled()
    await fill(user, { 'Work email': KABIR })
    await user.click(send)
    expect(
      await screen.findByText(
        'Please check your inbox / We have send a reset link to reset you password',
      ),
    ).toBeInTheDocument()
    expect(screen.getByRole('heading', { name: 'Check your inbox' })).toBeVisible()
    expect(world.inbox[0]).toMatchObject({ to: KABIR, subject: 'Set a new password' })
    await press(user, 'Use another email')
    expect(screen.getByLabelText('Work email')).toHaveValue(KABIR)
    await press(user, 'Send')
    expect(await dialogOf('linkAlreadySent')).toBeVisible()
  })

  test.each<[email: string, name: DialogName]>([
    ['nobody@new.example', 'noEmailError'],
    ['link-sent@lekha.example', 'linkAlreadySent'],
    ['server-error@lekha.example', 'internalError'],
    ['odd-error@lekha.example', 'checkEmailError'],
    ['no-answer@lekha.example', 'checkEmailError'],
  ])('%s opens %s', async (email, name) => {
    const { user } = await renderApp('/forgotPassword')
    await fill(user, { 'Work email': email })
    await press(user, 'Send')
    expect(await dialogOf(name)).toBeVisible()
    await user.keyboard('{Escape}')
    expect(screen.getByLabelText('Work email')).toHaveValue(email)
  })
})

test('confirms the email that was entered', async () => {
  const response = deferred()
  sandboxServer.use(http.post('*/master/V1/set-password', async () => response.promise))
  const { user, world } = await renderApp('/forgotPassword')
  await fill(user, { 'Work email': KABIR })
  await press(user, 'Send')
  const email = screen.getByLabelText('Work email')
  await screen.findByRole('button', { name: 'Sending…' })
  await user.type(email, 'x')
  expect(email).toHaveValue(KABIR)
  // A change of the field while the response is pending.
  fireEvent.change(email, { target: { value: 'nobody@new.example' } })
  response.resolve()
  await screen.findByRole('heading', { name: 'Check your inbox' })
  expect(world.inbox[0]).toMatchObject({ to: KABIR })
  expect(screen.getByText(KABIR)).toBeVisible()
  await waitFor(() => expect(screen.getByRole('main')).toHaveFocus())
})

describe('reset link', () => {
  const open = async () => {
    const { code } = mailCode(sandboxServer.world, 'reset', KABIR)
    return { code, ...(await renderApp(`/forgotPassword/setPassword/${code}`)) }
  }
  const choose = async (user: Awaited<ReturnType<typeof open>>['user']) => {
    await fill(user, { 'New password': NEXT, 'Confirm new password': NEXT })
    await press(user, 'Set password')
  }

  test('sets the password, clears the storage and allows signing in with it', async () => {
    const { user, world } = await open()
    window.localStorage.setItem(SESSION_KEYS.session, '{"user":"somebody"}')
    await choose(user)
    expect(await dialogOf('passwordChanged')).toBeVisible()
    expect(window.location.pathname).toBe('/')
    expect(window.localStorage.getItem(SESSION_KEYS.session)).toBeNull()
    await press(user, 'Login')
    expect(world.users.get(KABIR)?.password).toBe(NEXT)
    await enterEmail(user, KABIR)
    await enterPassword(user, NEXT)
    await waitFor(() => expect(window.location.pathname).toBe('/bankstatement'))
  })

  test('logs out the signed-in user, on the server too', async () => {
    const isha = 'isha.gupta@deccan.example'
    const store = createTestAppStore()
    await signInAs(store, isha)
    const { code } = mailCode(sandboxServer.world, 'reset', KABIR)
    // A mailed link opens in a new tab, which knows the user only from the browser's storage.
    const { user, world } = await renderApp(`/forgotPassword/setPassword/${code}`)
    await choose(user)
    expect(await dialogOf('passwordChanged')).toBeVisible()
    expect(hasSession(world, isha)).toBe(false)
    expect(window.localStorage.getItem(SESSION_KEYS.session)).toBeNull()
  })

  test('requires a strong password in both fields', async () => {
    const { user } = await open()
    await fill(user, { 'New password': 'weak', 'Confirm new password': 'other' })
    expect(screen.getByLabelText('New password')).toHaveAccessibleDescription(
      expect.stringContaining('Password must have: ≥8 characters'),
    )
    expect(screen.getByLabelText('Confirm new password')).toHaveAccessibleDescription(
      'Passwords does not match.',
    )
    expect(screen.getByRole('button', { name: 'Set password' })).toBeDisabled()
  })

  test('reports an expired link on load and offers a new one', async () => {
    const { user } = await renderApp('/forgotPassword/setPassword/expired')
    await dialogOf('resetPasswordExpiry')
    expect(screen.queryByLabelText('New password')).not.toBeInTheDocument()
    await press(user, 'Get a new link')
    expect(await screen.findByRole('heading', { name: 'Forgot your password?' })).toBeVisible()
    expect(window.location.pathname).toBe('/forgotPassword')
  })

  test('rejects a code that cannot be sent in a header, without a request', async () => {
    const sent: string[] = []
    sandboxServer.use(
      http.post('*/verify/access-token', ({ request }) => void sent.push(request.url)),
    )
    await renderApp(`/forgotPassword/setPassword/${encodeURIComponent('कोड')}`)
    expect(await dialogOf('resetPasswordExpiry')).toBeVisible()
    expect(await screen.findByText('This link no longer works')).toBeInTheDocument()
    expect(sent).toEqual([])
  })

  test('reports a link that expires while the form is filled', async () => {
    const { user, world } = await open()
    await screen.findByLabelText('New password')
    world.advance(31 * 60_000)
    await choose(user)
    expect(await dialogOf('resetPasswordExpiry')).toBeVisible()
    expect(world.users.get(KABIR)?.password).toBe(SANDBOX_PASSWORD)
    expect(screen.queryByLabelText('New password')).not.toBeInTheDocument()
  })

  test.each<[code: string, name: DialogName]>([
    ['server-error', 'internalError'],
    ['odd-error', 'resetPasswordError'],
    ['no-answer', 'resetPasswordError'],
    ['unauthorized', 'resetPasswordExpiry'],
  ])('code %s opens %s', async (code, name) => {
    const { user } = await renderApp(`/forgotPassword/setPassword/${code}`)
    expect(await dialogOf(name)).toBeVisible()
    if (name === 'resetPasswordExpiry') return
    await user.keyboard('{Escape}')
    await press(user, 'Try again')
    expect(await dialogOf(name)).toBeVisible()
  })
})

describe('change password', () => {
  const open = async () => renderApp('/changePassword', { as: KABIR })
  const change = async (user: Awaited<ReturnType<typeof open>>['user'], current: string) => {
    await fill(user, {
      'Current password': current,
      'New password': NEXT,
      'Confirm new password': NEXT,
    })
    await press(user, 'Change password')
  }

  test('changes the password, confirms it and logs out', async () => {
    const { user, world, store } = await open()
    await change(user, SANDBOX_PASSWORD)
    expect(await dialogOf('passwordUpdated')).toBeVisible()
    expect(world.users.get(KABIR)?.password).toBe(NEXT)
    expect(world.sessions.size).toBe(1) // only another account's session
    expect(store.getState().session.user).toBeNull()
    await press(user, 'Login')
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible()
    expect(window.location.pathname).toBe('/')
  })

  test('requires the current password, a strong new one and its confirmation', async () => {
    const { user } = await open()
    const button = await screen.findByRole('button', { name: 'Change password' })
    expect(button).toHaveAccessibleDescription('Enter your current password.')
    await fill(user, { 'Current password': 'x' })
    expect(button).toHaveAccessibleDescription('Choose a password that meets all four rules.')
    await fill(user, { 'New password': NEXT })
    expect(button).toHaveAccessibleDescription('Enter the new password again.')
    await fill(user, { 'Confirm new password': `${NEXT}!` })
    expect(button).toHaveAccessibleDescription('Passwords does not match.')
    await fill(user, { 'Confirm new password': NEXT })
    expect(button).toBeEnabled()
  })

  test('Back returns to /bankstatement', async () => {
    const { user } = await open()
    await user.click(await screen.findByRole('link', { name: 'Back' }))
    await waitFor(() => expect(window.location.pathname).toBe('/bankstatement'))
  })

  test.each<[current: string, name: DialogName]>([
    ['Wrong@2026', 'wrongchangePassword'],
    ['server-error', 'internalError'],
    ['odd-error', 'changePasswordError'],
    ['no-answer', 'uploadFailed'],
  ])('current password %s opens %s, and the button is enabled again', async (current, name) => {
    const { user, world } = await open()
    await change(user, current)
    expect(await dialogOf(name)).toBeVisible()
    await user.keyboard('{Escape}')
    expect(screen.getByLabelText('Current password')).toHaveFocus()
    expect(screen.getByRole('button', { name: 'Change password' })).toBeEnabled()
    expect(world.users.get(KABIR)?.password).toBe(SANDBOX_PASSWORD)
  })

  test('shows notAuthenticated when the session has ended', async () => {
    const { user, store } = await open()
    await change(user, 'unauthorized')
    expect(await dialogOf('notAuthenticated')).toBeVisible()
    expect(store.getState().session.user).toBeNull()
    expect(screen.queryByRole('button', { name: 'Change password' })).not.toBeInTheDocument()
  })

  test('logs out locally even if the logout call fails', async () => {
    const { user, store } = await renderApp('/changePassword', {
      as: 'logout-odd-error@lekha.example',
    })
    await change(user, SANDBOX_PASSWORD)
    expect(await dialogOf('passwordUpdated')).toBeVisible()
    expect(store.getState().session.user).toBeNull()
  })
})
