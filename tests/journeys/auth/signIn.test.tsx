import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { describe, expect, vi } from 'vitest'
import { App } from '#app/App.tsx'
import type { DialogName } from '#shared/platform/store/dialogNames.ts'
import { sandboxServer } from '#tests/sandbox/testServer.ts'
import { deferred } from '#tests/support/deferred.ts'
import { renderApp } from '#tests/support/renderApp.tsx'
import { test } from '#tests/support/sandboxTest.ts'
import { createTestAppStore } from '#tests/support/stores.ts'
import { press } from '#tests/support/userActions.ts'
import { dialogOf, enterEmail, enterPassword } from './steps.ts'

const KABIR = 'kabir.sethi@kaveri.example'

describe('the steps and the history of the browser', () => {
  const idx = () => (window.history.state as { idx: number }).idx // set by the router

  test('Back on the password step leads to the email, Forward to the password again', async () => {
    const { user } = await renderApp('/')
    await enterEmail(user, KABIR)
    await user.type(await screen.findByLabelText('Password'), 'half of it')
    window.history.back()
    expect(await screen.findByLabelText('Work email')).toHaveValue(KABIR)
    expect(screen.getByRole('checkbox', { name: /I have read the/ })).toBeChecked()
    expect(window.location.pathname).toBe('/')
    window.history.forward()
    expect(await screen.findByLabelText('Password')).toHaveValue('')
    expect(screen.getByText(KABIR)).toBeVisible()
    await press(user, 'Change')
    expect(await screen.findByLabelText('Work email')).toHaveValue(KABIR)
  })

  test('no step is left in the history after signing in, and the requested page opens', async () => {
    const { user } = await renderApp('/payslip')
    await screen.findByLabelText('Work email')
    const before = idx()
    await enterEmail(user, KABIR)
    await screen.findByLabelText('Password')
    expect(idx()).toBe(before + 1)
    await enterPassword(user)
    await waitFor(() => expect(window.location.pathname).toBe('/payslip'))
    expect(idx()).toBe(before)
  })

  test('Back while the login is under way does not leave the portal', async () => {
    const response = deferred()
    sandboxServer.use(
      http.post('*/master/V1/login', async () => {
        await response.promise // then the sandbox responds
      }),
    )
    const { user } = await renderApp('/')
    await screen.findByLabelText('Work email')
    const before = idx()
    await enterEmail(user, KABIR)
    await enterPassword(user)
    window.history.back()
    await screen.findByLabelText('Work email')
    response.resolve()
    await waitFor(() => expect(window.location.pathname).toBe('/bankstatement'))
    expect(idx()).toBe(before)
  })

  test('the password step of an earlier page asks for the email first', async () => {
    const { user } = await renderApp('/')
    await enterEmail(user, KABIR)
    await screen.findByLabelText('Password')
    const entry = idx()
    cleanup() // a reload
    render(<App store={createTestAppStore()} />)
    await enterEmail(user, KABIR)
    expect(await screen.findByLabelText('Password')).toBeVisible()
    expect(idx()).toBe(entry)
  })
})

describe('email step', () => {
  test('explains why Continue is disabled, and enables it with a valid email and the terms', async () => {
    const { user } = await renderApp('/')
    const button = await screen.findByRole('button', { name: 'Continue' })
    expect(button).toBeDisabled()
    expect(button).toHaveAccessibleDescription('Enter your work email to continue.')

    const email = screen.getByLabelText('Work email')
    await user.type(email, 'kabir@')
    expect(email).toHaveAttribute('aria-invalid', 'false')
    await user.tab()
    expect(email).toHaveAccessibleDescription('Please enter a valid Email id.')
    await user.clear(email)
    await user.type(email, KABIR)
    expect(email).not.toHaveAccessibleDescription()
    expect(button).toHaveAccessibleDescription('Accept the terms to continue.')

    await user.click(screen.getByRole('checkbox', { name: /I have read the/ }))
    expect(button).toBeEnabled()
    expect(screen.queryByText('Accept the terms to continue.')).not.toBeInTheDocument()
  })

  test('opens the terms, which a button and Escape close', async () => {
    const { user } = await renderApp('/')
    const link = await screen.findByRole('button', { name: 'Terms and Conditions' })
    await user.click(link)
    const dialog = await screen.findByRole('dialog', { name: 'Terms and Conditions' })
    const titles = within(dialog).getAllByRole('heading', { level: 3 })
    expect(titles.map((title) => title.textContent)).toEqual([
      'Registration',
      'One account per user',
      'Correct information',
      'No sharing of credentials',
      'Privacy',
      'Limitation of liability',
    ])
    await user.keyboard('{Escape}')
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    await user.click(link)
    const foot = await screen.findAllByRole('button', { name: 'Close' })
    await user.click(foot[0] ?? link)
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    expect(screen.getByRole('checkbox', { name: /I have read the/ })).not.toBeChecked()
  })

  test('ignores the response for an email that has changed meanwhile', async () => {
    const response = deferred()
    sandboxServer.use(http.post('*/master/V1/validate-mail', async () => response.promise))
    const { user } = await renderApp('/')
    await enterEmail(user, KABIR)
    const email = screen.getByLabelText('Work email')
    await screen.findByRole('button', { name: 'Checking your email…' })
    await user.type(email, 'x')
    expect(email).toHaveValue(KABIR)
    expect(screen.getByRole('checkbox', { name: /I have read the/ })).toBeDisabled()
    // A change of the field while the response is pending.
    fireEvent.change(email, { target: { value: 'nobody@new.example' } })
    response.resolve()
    expect(await screen.findByRole('heading', { name: 'Enter your password' })).toBeVisible()
    expect(screen.getByText(KABIR)).toBeVisible()
  })

  test('ignores a response that arrives after the user left the page', async () => {
    const response = deferred()
    const onRequest = vi.fn<(request: Request) => void>()
    sandboxServer.use(
      http.post('*/master/V1/validate-mail', async ({ request }) => {
        onRequest(request)
        await response.promise // then the sandbox responds
      }),
    )
    const { user } = await renderApp('/')
    await enterEmail(user, 'nobody@new.example')
    await waitFor(() => expect(onRequest).toHaveBeenCalled())
    await user.click(screen.getByRole('link', { name: 'Create an account' }))
    await user.type(await screen.findByLabelText('Name'), 'Asha')
    await waitFor(() => expect(onRequest.mock.calls[0]?.[0].signal.aborted).toBe(true))
    response.resolve()
    expect(screen.getByLabelText('Name')).toHaveValue('Asha')
  })

  test('sends an unknown email to the prefilled sign-up form without putting it into the URL', async () => {
    const { user } = await renderApp('/')
    await enterEmail(user, 'nobody@new.example')
    expect(await screen.findByRole('heading', { name: 'Create an account' })).toBeVisible()
    expect(window.location.pathname + window.location.search).toBe('/signup?newuser')
    expect(
      screen.getByText(
        'Provided email address is not registered with us. Please signup to continue our services.',
      ),
    ).toBeVisible()
    expect(screen.getByLabelText('Work email')).toHaveValue('nobody@new.example')
    await waitFor(() => expect(JSON.stringify(window.history.state)).not.toContain('nobody'))
  })

  test.each<[email: string, name: DialogName]>([
    ['rate-limited@lekha.example', 'rateLimitExceeded'],
    ['blocked@lekha.example', 'userBlocked'],
    ['farid.khan@deccan.example', 'userBlocked'],
    ['server-error@lekha.example', 'internalError'],
    ['odd-error@lekha.example', 'validateMailError'],
    ['no-answer@lekha.example', 'validateMailError'],
    ['garbled@lekha.example', 'validateMailError'],
  ])('%s opens %s', async (email, name) => {
    const { user } = await renderApp('/')
    await enterEmail(user, email)
    expect(await dialogOf(name)).toBeVisible()
    await user.keyboard('{Escape}')
    expect(screen.getByLabelText('Work email')).toHaveValue(email)
    expect(screen.getByLabelText('Work email')).toHaveFocus()
    expect(screen.getByRole('button', { name: 'Continue' })).toBeEnabled()
  })
})
