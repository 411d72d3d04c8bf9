import { screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { describe, expect } from 'vitest'
import type { DialogName } from '#shared/platform/store/dialogNames.ts'
import { sandboxServer } from '#tests/sandbox/testServer.ts'
import { renderApp } from '#tests/support/renderApp.tsx'
import { test } from '#tests/support/sandboxTest.ts'
import { press } from '#tests/support/userActions.ts'
import { dialogOf, enterEmail, enterPassword, fill } from './steps.ts'

const GOOD = {
  Name: 'Asha Rao',
  'Work email': 'asha@rao.example',
  'Contact number': '9845012345',
  Password: 'Secret#1',
  'Confirm password': 'Secret#1',
}
type User = Awaited<ReturnType<typeof renderApp>>['user']

async function fillAll(user: User, change: Partial<typeof GOOD> = {}) {
  await fill(user, { ...GOOD, ...change })
  await user.click(screen.getByRole('checkbox', { name: /I have read the/ }))
}

describe('form', () => {
  test.each([
    ['Name', 'Asha 2', 'Username should not contain special characters/Numbers'],
    ['Work email', 'asha@rao', 'Enter an valid email'],
    ['Contact number', '98450', 'Contact Number should be 10 digits only.'],
    [
      'Password',
      'secret',
      'Password must have: ≥8 characters, 1 uppercase, 1 number, 1 special character.',
    ],
    ['Confirm password', 'Secret#2', 'Passwords does not match.'],
  ] as const)('%s %j shows: %s', async (label, text, message) => {
    const { user } = await renderApp('/signup')
    await fillAll(user, { [label]: text })
    const field = screen.getByLabelText(label)
    expect(field).toBeInvalid()
    expect(field).toHaveAccessibleDescription(expect.stringContaining(message))
    expect(screen.getByRole('button', { name: 'Sign up' })).toBeDisabled()
  })

  test('ticks off the password rules while typing', async () => {
    const { user } = await renderApp('/signup')
    const field = await screen.findByLabelText('Password')
    const done = () =>
      within(screen.getByRole('list', { name: 'Password rules' }))
        .getAllByRole('listitem')
        .filter((rule) => rule.textContent.endsWith(', done')).length
    for (const [text, count] of [
      ['s', 0],
      ['S', 1],
      ['1', 2],
      ['#', 3],
      ['abcd', 4],
    ] as const) {
      await user.type(field, text)
      expect(done()).toBe(count)
    }
  })

  test('explains why the button is disabled, including the terms', async () => {
    const { user } = await renderApp('/signup')
    const button = await screen.findByRole('button', { name: 'Sign up' })
    expect(button).toHaveAccessibleDescription('Enter your name.')
    await fill(user, GOOD)
    expect(button).toHaveAccessibleDescription('Accept the terms to sign up.')
    await user.click(screen.getByRole('checkbox', { name: /I have read the/ }))
    expect(button).toBeEnabled()
  })

  test('shows no notice to a visitor who was not redirected', async () => {
    await renderApp('/signup')
    expect(await screen.findByRole('heading', { name: 'Create an account' })).toBeVisible()
    expect(screen.queryByText(/not registered with us/)).not.toBeInTheDocument()
  })
})

describe('submission', () => {
  test('sends the mail, and its link verifies the email and allows signing in', async () => {
    const { user, world } = await renderApp('/signup')
    await fillAll(user)
    await press(user, 'Sign up')
    expect(await dialogOf('signupEmailSent')).toBeVisible()
    await press(user, 'Login')
    await waitFor(() => expect(window.location.pathname).toBe('/'))
    expect(world.users.get('asha@rao.example')).toMatchObject({
      username: 'Asha Rao',
      privilege: 'User',
      contactNumber: '9845012345',
      verified: false,
    })

    const link = world.inbox[0]?.link ?? ''
    expect(link).toMatch(/^\/signup\//)
    window.history.pushState(null, '', link)
    window.dispatchEvent(new PopStateEvent('popstate'))
    await press(user, 'Verify')
    expect(await dialogOf('emailVerified')).toBeVisible()
    await press(user, 'Login')
    expect(await screen.findByRole('heading', { name: 'Sign in' })).toBeVisible()

    await enterEmail(user, 'asha@rao.example')
    await enterPassword(user, 'Secret#1')
    await waitFor(() => expect(window.location.pathname).toBe('/bankstatement'))
  })

  test.each<[email: string, name: DialogName]>([
    ['kabir.sethi@kaveri.example', 'emailAlreadyExists'],
    ['server-error@lekha.example', 'internalError'],
    ['odd-error@lekha.example', 'registerUserError'],
    ['no-answer@lekha.example', 'registerUserError'],
  ])('%s opens %s and keeps the entered values', async (email, name) => {
    const { user } = await renderApp('/signup')
    await fillAll(user, { 'Work email': email })
    await press(user, 'Sign up')
    const dialog = await dialogOf(name)
    expect(dialog).toBeVisible()
    expect(screen.getByLabelText('Work email')).toHaveValue(email)
    expect(screen.getByLabelText('Name')).toHaveValue('Asha Rao')
  })
})

describe('link of the sign-up mail', () => {
  test('sends nothing before Verify is pressed', async () => {
    const { world } = await renderApp('/signup/any-code')
    expect(await screen.findByRole('button', { name: 'Verify' })).toBeEnabled()
    expect(world.users.get('nisha.verma@deccan.example')?.verified).toBe(false)
  })

  test.each<[code: string, name: DialogName]>([
    ['never-sent', 'signupEmailVerifyError'],
    ['server-error', 'internalError'],
    ['odd-error', 'signupEmailVerifyError'],
    ['no-answer', 'signupEmailVerifyError'],
  ])('code %s opens %s', async (code, name) => {
    const { user } = await renderApp(`/signup/${code}`)
    await press(user, 'Verify')
    expect(await dialogOf(name)).toBeVisible()
    await user.keyboard('{Escape}')
    expect(screen.getByRole('button', { name: 'Verify' })).toBeEnabled()
  })

  test('rejects a code that cannot be sent in a header, without a request', async () => {
    const sent: string[] = []
    sandboxServer.use(
      http.post('*/mail-verification', ({ request }) => void sent.push(request.url)),
    )
    const { user } = await renderApp(`/signup/${encodeURIComponent('कोड')}`)
    await press(user, 'Verify')
    expect(await dialogOf('signupEmailVerifyError')).toBeVisible()
    expect(sent).toEqual([])
  })
})
