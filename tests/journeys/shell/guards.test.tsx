import { screen, waitFor } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { expect } from 'vitest'
import { recordActivity } from '#shared/platform/session/end/lastActivity.ts'
import { AUTOLOGOUT_KEY } from '#shared/platform/session/end/sessionEnd.ts'
import { loadSubscription } from '#shared/platform/session/services/loadSubscription.ts'
import { clearSessionFlag } from '#shared/platform/session/storage/sessionFlag.ts'
import { SESSION_KEYS } from '#shared/platform/session/storage/storageKeys.ts'
import { SANDBOX_PASSWORD, type AccountEmail } from '#tests/sandbox/accounts.ts'
import { sandboxServer } from '#tests/sandbox/testServer.ts'
import type { World } from '#tests/sandbox/world.ts'
import { renderApp, signInAs } from '#tests/support/renderApp.tsx'
import { test } from '#tests/support/sandboxTest.ts'
import { createTestAppStore, blobStoreOnDisk } from '#tests/support/stores.ts'
import { enterEmail, enterPassword } from '../auth/steps.ts'

const CHECK = '*/master/V1/verify/access-token'
const KABIR = 'kabir.sethi@kaveri.example'
const TRIAL = 'meera.nair@pinnaclehome.example'
const PRODUCT_ADMIN = 'vidya.iyer@lekha.example'
const CLIENT_ADMIN = 'rohan.kulkarni@kaveri.example'
const PAYSLIP_ONLY = 'isha.gupta@deccan.example'

const heading = async (name: string) => screen.findByRole('heading', { name, level: 1 })
const at = () => window.location.pathname
/** The ClientAdmin becomes a User. */
function demote({ users }: World) {
  const user = users.get(CLIENT_ADMIN)
  if (user !== undefined) user.privilege = 'User'
}

/** Where each kind of visitor ends up (shell §2, "Route guards"): requested path, final path, title. */
const VISITS: [string, AccountEmail | null, string, string][] = [
  ['/home', null, '/', 'Sign in'],
  ['/admin/client', null, '/', 'Sign in'],
  ['/login', null, '/', 'Sign in'],
  ['/no/such/page', null, '/', 'Sign in'],
  ['/', KABIR, '/bankstatement', 'Bank statement'],
  ['/login', KABIR, '/bankstatement', 'Bank statement'],
  ['/forgotPassword', PAYSLIP_ONLY, '/payslip', 'Payslip'],
  ['/no/such/page', KABIR, '/home', 'Home'],
  ['/.//evil.example', KABIR, '/home', 'Home'],
  ['/menupage', KABIR, '/menupage', 'Services'],
  ['/changePassword', KABIR, '/changePassword', 'Change password'],
  ['/outputbankstatement', KABIR, '/outputbankstatement', 'Analysis Output'],
  ['/admin/client', PRODUCT_ADMIN, '/admin/client', 'Client Management'],
  ['/admin/client', CLIENT_ADMIN, '/home', 'Home'],
  ['/admin/user', CLIENT_ADMIN, '/admin/user', 'User Management'],
  ['/admin/client', KABIR, '/home', 'Home'],
  ['/admin/user', KABIR, '/home', 'Home'],
  ['/', 'aparna.rao@pinnaclehome.example', '/dav/uploadfile', 'Digital address verification'],
  ['/', 'pin.uan.u102@pinnaclehome.example', '/uan', 'UAN automation'],
  ['/', 'pin.cc.u103@pinnaclehome.example', '/companychecks/uploadfile', 'Company checks'],
]
test.each(VISITS)(
  '%s opened by %s (null: a guest) leads to %s',
  async (path, who, reached, title) => {
    await renderApp(path, who === null ? {} : { as: who })
    expect(await heading(title)).toBeVisible()
    await waitFor(() => expect(at()).toBe(reached))
    await waitFor(() => expect(document.title).toContain(title))
  },
)

test.each(['/dav/form?referenceId=1', '/solutions/kyc/dav/form', '/uan/form?id=1'])(
  '%s is open to everyone',
  async (path) => {
    await renderApp(path)
    // The first step takes the place of the heading of the page that loads.
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toBeVisible())
    expect(screen.queryByRole('contentinfo') === null).toBe(path.startsWith('/uan'))
  },
)

/** D24. */
test.each([
  '/bankpassbook',
  '/form26as',
  '/idextracter/pan',
  '/dav/uploadfile',
  '/companychecks/uploadfile',
  '/uan',
])('shows the demo page to a trial user at %s', async (path) => {
  const { user } = await renderApp(path, { as: TRIAL })
  expect(await heading('Free trial - Coming Soon')).toBeVisible()
  const notify = screen.getByRole('checkbox', { name: 'Notify me when Launched' })
  expect(notify).toBeChecked()
  await user.click(notify)
  expect(notify).not.toBeChecked()
  expect(screen.getByRole('link', { name: 'Book a demo' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^https:/),
  )
})

test('reports a service that the account does not have and offers a way back', async () => {
  const { user } = await renderApp('/gstr', { as: PAYSLIP_ONLY })
  expect(await screen.findByText('GSTR analyzer is not part of your account')).toBeVisible()
  await user.click(screen.getByRole('link', { name: 'See my services' }))
  expect(await heading('Services')).toBeVisible()
})

test('/idextracter/passport is not a service', async () => {
  await renderApp('/idextracter/passport', { as: KABIR })
  expect(await screen.findByText('Unknown service type')).toBeVisible()
})

test('shows no page before the session check has passed', async () => {
  let answer = () => {}
  const response = new Promise<void>((resolve) => (answer = resolve))
  const store = createTestAppStore()
  await signInAs(store, KABIR)
  sandboxServer.use(
    http.post(CHECK, async () => {
      await response
      return HttpResponse.json({})
    }),
  )
  await renderApp('/home', { store })
  expect(await screen.findByText('Loading the page')).toBeInTheDocument()
  expect(screen.queryByRole('heading', { name: 'Home' })).toBeNull()
  answer()
  expect(await heading('Home')).toBeVisible()
})

test('removes the Admin menu on the next page after the privilege was revoked', async () => {
  const { user, world } = await renderApp('/home', { as: CLIENT_ADMIN })
  await heading('Home')
  expect(screen.getByRole('button', { name: 'Admin' })).toBeVisible()
  demote(world)
  await user.click(screen.getByRole('link', { name: 'All services' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Admin' })).toBeNull())
})

test('an admin page that the server now refuses returns to Home', async () => {
  const store = createTestAppStore()
  await signInAs(store, CLIENT_ADMIN)
  const { world } = await renderApp('/admin/user', { store })
  demote(world)
  expect(await heading('Home')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Admin' })).toBeNull()
})

test('checks the session on every navigation', async () => {
  let checks = 0
  sandboxServer.use(
    http.post(CHECK, () => {
      checks += 1
      return HttpResponse.json({})
    }),
  )
  const { user } = await renderApp('/home', { as: KABIR })
  await heading('Home')
  const before = checks
  await user.click(screen.getByRole('link', { name: 'All services' }))
  await heading('Services')
  expect(checks).toBeGreaterThan(before)
})

const signInHere = async (user: UserEvent, email: AccountEmail = KABIR) => {
  await heading('Sign in')
  await enterEmail(user, email)
  await enterPassword(user)
}

test.each<[AccountEmail, string, string]>([
  [PAYSLIP_ONLY, '/idextracter/pan', '/payslip'],
  [KABIR, '/idextracter/pan', '/idextracter/pan'],
])('%s requests %s as a guest and signs in to %s', async (email, requestedPath, path) => {
  const { user } = await renderApp(requestedPath)
  await signInHere(user, email)
  await waitFor(() => expect(at()).toBe(path))
})

test('after Session Timedout, sign-in returns to the open page without storing its search', async () => {
  const { user, world, store } = await renderApp('/admin/user?q=rao%40kaveri.example', {
    as: CLIENT_ADMIN,
  })
  await heading('User Management')
  world.sessions.clear()
  await store.dispatch(loadSubscription())
  await screen.findByText('Start with your work email.')
  await user.click(await screen.findByRole('button', { name: 'Login' }))
  await heading('Sign in')
  expect(window.history.state).toMatchObject({ usr: { from: '/admin/user' } }) // for a reload
  expect(JSON.stringify(window.history.state)).not.toContain('rao')
  await signInHere(user, CLIENT_ADMIN)
  expect(await heading('User Management')).toBeVisible()
  expect(window.location.search).toBe('?q=rao%40kaveri.example')
})

test('after Log Out, sign-in opens the landing page', async () => {
  const { user } = await renderApp('/payslip', { as: KABIR })
  await heading('Payslip')
  await user.click(screen.getByRole('button', { name: /Kabir/ }))
  await user.click(await screen.findByRole('button', { name: 'Log Out' }))
  await signInHere(user)
  await waitFor(() => expect(at()).toBe('/bankstatement'))
})

test('Back closes a dialog of the previous page', async () => {
  const { user } = await renderApp('/home', { as: KABIR })
  await heading('Home')
  await user.click(screen.getByRole('link', { name: 'All services' }))
  await heading('Services')
  await user.click(screen.getByRole('button', { name: 'Terms and Conditions' }))
  await screen.findByRole('dialog', { name: 'Terms and Conditions' })
  window.history.back()
  expect(await heading('Home')).toBeVisible()
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('a user who was redirected on arrival returns to that page after sign-in', async () => {
  const { user } = await renderApp('/payslip?again=1')
  await heading('Sign in')
  await user.type(screen.getByLabelText('Work email'), KABIR)
  await user.click(screen.getByRole('checkbox'))
  await user.click(screen.getByRole('button', { name: 'Continue' }))
  await user.type(await screen.findByLabelText('Password'), SANDBOX_PASSWORD)
  await user.click(screen.getByRole('button', { name: 'Log in' }))
  expect(await heading('Payslip')).toBeVisible()
  expect(at() + window.location.search).toBe('/payslip?again=1')
})

test('an expired session shows the dialog, removes the page, and Login opens sign-in', async () => {
  const store = createTestAppStore()
  await signInAs(store, KABIR)
  sandboxServer.world.sessions.clear()
  const { user } = await renderApp('/home', { store })
  const dialog = await screen.findByRole('alertdialog', { name: /Session Timedout/ })
  expect(screen.queryByRole('heading', { name: 'Home' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Login' }))
  await waitFor(() => expect(dialog).not.toBeInTheDocument())
  expect(await heading('Sign in')).toBeVisible()
})

test('a session check without a response offers to retry and does not log out', async () => {
  const store = createTestAppStore()
  await signInAs(store, KABIR)
  sandboxServer.use(http.post(CHECK, () => HttpResponse.error()))
  const { user } = await renderApp('/home', { store })
  expect(await screen.findByText('Unable to connect to the server!')).toBeVisible()
  sandboxServer.use(http.post(CHECK, () => HttpResponse.json({})))
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await heading('Home')).toBeVisible()
})

test('a reload restores the user from the browser’s session', async () => {
  const first = createTestAppStore()
  await signInAs(first, KABIR)
  await waitFor(() => expect(window.localStorage.getItem('lekha-session')).not.toBeNull())
  await renderApp('/home')
  expect(await heading('Home')).toBeVisible()
  expect(screen.getByRole('button', { name: /Kabir Sethi/ })).toBeVisible()
})

test.each(['/', '/dav/form', '/payslip'])(
  'a browser that was closed without logout restores nothing after half an hour at %s',
  async (path) => {
    await signInAs(createTestAppStore(), KABIR)
    await blobStoreOnDisk.put(new File(['%PDF-1.7'], 'Payslip.pdf'), 'dropped')
    clearSessionFlag()
    recordActivity(Date.now() - 31 * 60_000)
    await renderApp(path)
    await waitFor(async () => expect(await blobStoreOnDisk.get('dropped')).toBeUndefined())
    expect(window.localStorage.getItem(SESSION_KEYS.session)).toBeNull()
  },
)

test('a logout in another tab clears this tab and opens sign-in', async () => {
  const { store } = await renderApp('/home', { as: KABIR })
  await heading('Home')
  window.dispatchEvent(new StorageEvent('storage', { key: AUTOLOGOUT_KEY, newValue: '1' }))
  expect(await heading('Sign in')).toBeVisible()
  expect([store.getState().session.user, document.cookie, at()]).toEqual([null, '', '/'])
})
