import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, vi } from 'vitest'
import { AUTOLOGOUT_KEY } from '#shared/platform/session/end/sessionEnd.ts'
import type { AccountEmail } from '#tests/sandbox/accounts.ts'
import { sandboxServer } from '#tests/sandbox/testServer.ts'
import { renderApp } from '#tests/support/renderApp.tsx'
import { test } from '#tests/support/sandboxTest.ts'

const KABIR = 'kabir.sethi@kaveri.example'
const heading = async (name: string) => screen.findByRole('heading', { name, level: 1 })
const open = async (path: string, as: AccountEmail) => {
  const app = await renderApp(path, { as })
  await screen.findByRole('button', { name: 'Menu' })
  return app
}

test('Solutions lists the account’s groups and services, marks the current one and opens another', async () => {
  const { user } = await open('/payslip', KABIR)
  await user.click(screen.getByRole('button', { name: 'Solutions' }))
  const panel = await screen.findByRole('group', { name: 'Solutions' })
  expect(
    within(panel)
      .getAllByRole('heading')
      .map(({ textContent }) => textContent),
  ).toEqual(['Financial Services', 'ID Extraction', 'KYC'])
  expect(within(panel).getAllByRole('listitem')).toHaveLength(14)
  expect(within(panel).getByRole('link', { current: 'page' })).toHaveTextContent('Payslip')
  await user.click(within(panel).getByRole('link', { name: /GSTR/ }))
  expect(await heading('GSTR analyzer')).toBeVisible()
  expect(screen.queryByRole('group', { name: 'Solutions' })).toBeNull()
})

test.each(['/idextracter/aadhar', '/idextracter/aadhaar'])(
  'Solutions opens Aadhaar by the menu’s spelling and marks it at %s',
  async (path) => {
    const { user } = await open(path, KABIR)
    await user.click(screen.getByRole('button', { name: 'Solutions' }))
    const panel = await screen.findByRole('group', { name: 'Solutions' })
    const current = within(panel).getByRole('link', { current: 'page' })
    expect(current).toHaveTextContent('Aadhaar')
    expect(current).toHaveAttribute('href', '/idextracter/aadhaar')
  },
)

test('Solutions of a user with one service lists only that one', async () => {
  const { user } = await open('/home', 'isha.gupta@deccan.example')
  await user.click(screen.getByRole('button', { name: 'Solutions' }))
  expect(
    within(await screen.findByRole('group', { name: 'Solutions' }))
      .getAllByRole('link')
      .map((link) => link.textContent?.trim()),
  ).toEqual([
    'PayslipEarnings and deductions',
    'New applicantAll documents of one person',
    'ApplicantsResults, compared with each other',
    'History of filesHow a file was made',
    'Write to support',
  ])
})

test('a menu closes with Escape, which restores the focus, and with a click outside', async () => {
  const { user } = await open('/home', KABIR)
  const button = screen.getByRole('button', { name: 'Solutions' })
  await user.click(button)
  await screen.findByRole('group', { name: 'Solutions' })
  await user.tab()
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('group', { name: 'Solutions' })).toBeNull()
  expect(button).toHaveFocus()
  await user.click(button)
  await user.click(await heading('Home'))
  expect(screen.queryByRole('group', { name: 'Solutions' })).toBeNull()
})

test('arrow keys open a menu and move between its links, and Tab closes it', async () => {
  const { user } = await open('/home', 'vidya.iyer@lekha.example')
  screen.getByRole('button', { name: 'Admin' }).focus()
  await user.keyboard('{ArrowDown}')
  expect(await screen.findByRole('group', { name: 'Admin' })).toBeVisible()
  await user.keyboard('{ArrowDown}{ArrowDown}')
  expect(screen.getByRole('link', { name: 'Service Management' })).toHaveFocus()
  await user.keyboard('{ArrowUp}')
  expect(screen.getByRole('link', { name: 'Client Management' })).toHaveFocus()
  await user.tab({ shift: true })
  await user.tab({ shift: true })
  expect(screen.queryByRole('group', { name: 'Admin' })).toBeNull()
})

test.each([
  ['vidya.iyer@lekha.example', ['Client Management', 'Service Management', 'User Management']],
  ['rohan.kulkarni@kaveri.example', ['User Management']],
] as const)('the Admin menu of %s: %j', async (email, links) => {
  const { user } = await open('/home', email)
  await user.click(screen.getByRole('button', { name: 'Admin' }))
  const panel = await screen.findByRole('group', { name: 'Admin' })
  expect(
    within(panel)
      .getAllByRole('link')
      .map((link) => link.textContent?.trim()),
  ).toEqual(links)
})

test('a User has no Admin menu', async () => {
  await open('/home', KABIR)
  expect(screen.queryByRole('button', { name: 'Admin' })).toBeNull()
})

test('the narrow menu has the same entries as the wide bar', async () => {
  const { user } = await open('/home', 'vidya.iyer@lekha.example')
  await user.click(screen.getByRole('button', { name: 'Menu' }))
  const sheet = await screen.findByRole('dialog', { name: 'Menu' })
  for (const name of [/^Home/, /^Payslip/, /^Aadhaar/, /^UAN/, 'Client Management', 'Support'])
    expect(within(sheet).getByRole('link', { name })).toBeInTheDocument()
  await user.click(within(sheet).getByRole('link', { name: /^Form 26AS/ }))
  expect(await heading('Form 26AS')).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Menu' })).toBeNull())
})

test('a trial shows its remaining days and files, a paid client nothing', async () => {
  await open('/home', 'meera.nair@pinnaclehome.example')
  const pill = await screen.findByRole('group', { name: 'Free trial' })
  expect(pill).toHaveTextContent('9 Days Left14 files left')
})

test('a paid client has no trial badge', async () => {
  const { store } = await open('/home', KABIR)
  await waitFor(() => expect(store.getState().session.subscription?.type).toBe('Paid'))
  expect(screen.queryByRole('group', { name: 'Free trial' })).toBeNull()
})

test('the last hour has a live countdown, and at zero the details are loaded again', async () => {
  vi.useFakeTimers({
    shouldAdvanceTime: true,
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  })
  let loads = 0
  sandboxServer.use(
    http.get('*/subscription-details', () => {
      loads += 1
      const minutes = loads === 1 ? 2 : 0
      return HttpResponse.json({
        profile: { subscriptionType: 'Trial' },
        days: 0,
        hours: 0,
        minutes,
        seconds: 0,
        filesCount: 1,
      })
    }),
  )
  await open('/home', 'tara.menon@udyam.example')
  const pill = await screen.findByRole('group', { name: 'Free trial' })
  expect(pill).toHaveTextContent(/0[12]:\d\d/)
  expect(pill).toHaveTextContent('1 file left')
  await vi.advanceTimersByTimeAsync(90_000)
  expect(pill).toHaveTextContent(/00:[23]\d/)
  expect(loads).toBe(1)
  await vi.advanceTimersByTimeAsync(31_000)
  await waitFor(() => expect(loads).toBe(2))
  await waitFor(() => expect(screen.queryByRole('group', { name: 'Free trial' })).toBeNull())
})

test('Log Out ends the session on the server and locally, with a toast on the sign-in page', async () => {
  const { user, store, world } = await open('/home', KABIR)
  await user.click(screen.getByRole('button', { name: /Kabir Sethi/ }))
  await user.click(await screen.findByRole('button', { name: 'Log Out' }))
  expect(await heading('Sign in')).toBeVisible()
  expect(await screen.findByText('Logout successful')).toBeInTheDocument()
  expect([...world.sessions.values()].some(({ email }) => email === KABIR)).toBe(false)
  expect([store.getState().session.user, document.cookie]).toEqual([null, ''])
  expect(window.localStorage.getItem(AUTOLOGOUT_KEY)).not.toBeNull()
})

test('shows a spinner over the page while logging out', async () => {
  let answer = () => {}
  const response = new Promise<void>((resolve) => {
    answer = resolve
  })
  sandboxServer.use(http.post('*/logout', async () => response))
  const { user } = await open('/home', KABIR)
  await user.click(screen.getByRole('button', { name: /Kabir Sethi/ }))
  await user.click(await screen.findByRole('button', { name: 'Log Out' }))
  expect(await screen.findByText('Logging out…')).toBeVisible()
  answer()
  expect(await heading('Sign in')).toBeVisible()
  expect(screen.queryByText('Logging out…')).toBeNull()
})

test('a failed logout is reported and keeps the session', async () => {
  const { user } = await open('/home', 'logout-odd-error@lekha.example')
  await user.click(screen.getByRole('button', { name: /Logout Fault/ }))
  await user.click(await screen.findByRole('button', { name: 'Log Out' }))
  expect(await screen.findByRole('alertdialog', { name: 'Log out failed' })).toBeInTheDocument()
  expect(document.cookie).toContain('lekha-active')
})

test('the profile menu opens Change Password', async () => {
  const { user } = await open('/home', KABIR)
  await user.click(screen.getByRole('button', { name: /Kabir Sethi/ }))
  await user.click(await screen.findByRole('link', { name: 'Change Password' }))
  expect(await heading('Change password')).toHaveFocus()
})

test('the footer shows year and company and opens the terms', async () => {
  const { user } = await open('/home', KABIR)
  const footer = screen.getByRole('contentinfo')
  expect(footer).toHaveTextContent(`© ${new Date().getFullYear()} Lekha Analytics Private Limited`)
  await user.click(within(footer).getByRole('button', { name: 'Terms and Conditions' }))
  expect(await screen.findByRole('dialog', { name: /Terms and Conditions/ })).toBeInTheDocument()
})

test('shows support and the skip link', async () => {
  await open('/home', KABIR)
  expect(screen.getByRole('link', { name: 'Support' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^mailto:support@/),
  )
  expect(screen.getByRole('link', { name: 'Skip to main content' })).toHaveAttribute(
    'href',
    '#main',
  )
})
