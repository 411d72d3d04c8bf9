import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect } from 'vitest'
import { sandboxServer } from '#tests/sandbox/testServer.ts'
import { renderApp } from '#tests/support/renderApp.tsx'
import { test } from '#tests/support/sandboxTest.ts'
import { press } from '#tests/support/userActions.ts'
import { names, panel, VIDYA } from './clientsSteps.ts'

const open = async (path = '/admin/client') => renderApp(path, { as: VIDYA })
const all = (type: 'Client' | 'subClient') =>
  [...sandboxServer.world.clients.values()]
    .filter(({ clientInfo }) => clientInfo.clientType === type)
    .map(({ profile }) => profile.organizationName)
const search = () => screen.getByRole('searchbox', { name: 'Search organization or code' })

test('the list has the specified columns and numbers its rows in display order', async () => {
  const { user } = await open()
  const table = await screen.findByRole('table', { name: 'Clients List' })
  await screen.findByRole('link', { name: 'View Kaveri Microfinance' })
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((head) => head.textContent),
  ).toEqual(['S.No', 'Organization', 'ClientCode', 'Status', 'Actions'])
  expect(names()).toEqual(all('Client'))
  expect(screen.getByRole('heading', { name: `Clients List${all('Client').length}` })).toBeVisible()
  const inactive = screen.getByRole('link', { name: 'View Saraswat Gold Finance' }).closest('tr')
  expect(inactive).toHaveTextContent('SGFInactive')

  await user.click(screen.getByRole('button', { name: 'Organization' }))
  await waitFor(() => expect(names()[0]).toBe(all('Client').toSorted()[0]))
  const numbers = within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[0]?.textContent)
  expect(numbers).toEqual(all('Client').map((_, index) => String(index + 1)))
  expect(window.location.search).toBe('?sort=organization')
})

test.each([
  ['an organization', 'gold', ['Saraswat Gold Finance']],
  ['a code', 'nlh', ['Northline Housing']],
])('search finds %s', async (_, text, expected) => {
  const { user } = await open()
  await screen.findByRole('link', { name: 'View Kaveri Microfinance' })
  await user.type(search(), text)
  await waitFor(() => expect(names()).toEqual(expected))
  await waitFor(() => expect(window.location.search).toBe(`?q=${text}`))
})

test('shows a message and a way back when nothing matches', async () => {
  const { user } = await open('/admin/client?q=zzz')
  expect(await screen.findByText('No client matches this search')).toBeVisible()
  await press(user, 'Reset')
  await waitFor(() => expect(names()).toEqual(all('Client')))
  expect(window.location.search).toBe('')
})

test('the switch shows the other type, and the URL keeps type, search, order and record', async () => {
  const { user, store } = await open()
  await screen.findByRole('link', { name: 'View Kaveri Microfinance' })
  await user.click(screen.getByRole('radio', { name: 'Sub Clients' }))
  await waitFor(() => expect(names()).toEqual(all('subClient')))
  await user.type(search(), 'kaveri')
  await waitFor(() => expect(window.location.search).toBe('?type=sub&q=kaveri'))
  const link = screen.getByRole('link', { name: 'View Kaveri Hosur Branch' })
  await waitFor(() => expect(link).toHaveAttribute('href', expect.stringContaining('q=kaveri')))
  await user.click(link)
  await panel('Kaveri Hosur Branch')
  const { search: savedSearch } = window.location

  cleanup()
  await renderApp(`/admin/client${savedSearch}`, { store })
  await panel('Kaveri Hosur Branch')
  expect(screen.getByRole('radio', { name: 'Sub Clients' })).toBeChecked()
  expect(search()).toHaveValue('kaveri')
  expect(names()).toEqual(['Kaveri Hosur Branch', 'Kaveri Thanjavur Branch'])
  window.history.back()
  await waitFor(() => expect(window.location.search).not.toContain('open='))
})

test('Enter on a row opens its record', async () => {
  const { user } = await open()
  const link = await screen.findByRole('link', { name: 'View Pinnacle Home Loans' })
  link.closest('tr')?.focus()
  await user.keyboard('{ArrowDown}{Enter}')
  expect(await panel('Kaveri Microfinance')).toBeVisible()
})

test('an empty list shows a toast and explains the first step', async () => {
  await renderApp('/admin/client', { as: 'list-empty@lekha.example' })
  expect(await screen.findByText('No data found')).toBeVisible()
  expect(screen.getByText('No clients yet')).toBeVisible()
  expect(screen.getByText(/Add the first organization/)).toBeVisible()
})

test.each([
  ['list-server-error@lekha.example', /./],
  ['list-array-detail@lekha.example', /^Sandbox: the first of two details\.$/],
  ['list-misfit@lekha.example', /^The server sent an unexpected response/],
] as const)('%s: shows a toast and a notice with Try again', async (as, text) => {
  await renderApp('/admin/client', { as })
  const notice = await screen.findByRole('alert')
  const line = within(notice).getByText(text, { selector: 'span' })
  expect(line).toBeVisible()
  // The toast says what the server said; the notice ends it with a full stop.
  const message = line.textContent.replace(/\.$/, '')
  const inToast = (content: string) => content.replace(/\.$/, '') === message
  expect(await screen.findByText(inToast, { selector: '.Toastify *' })).toBeVisible()
  expect(within(notice).getByRole('button', { name: 'Try again' })).toBeEnabled()
  expect(screen.queryByText('No clients yet')).not.toBeInTheDocument()
})

test('shows the dialog when there is no response, and Try again loads the list', async () => {
  const failed = http.get('*/master/V1/client-management', () => HttpResponse.error(), {
    once: true,
  })
  sandboxServer.use(failed)
  const { user } = await open()
  expect(
    await screen.findByRole('alertdialog', { name: /Unable to connect to the server!/ }),
  ).toBeVisible()
  await press(user, 'OK')
  await press(user, 'Try again')
  await waitFor(() => expect(names()).toEqual(all('Client')))
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('returning shows the cached list at once and reports a failed refresh', async () => {
  const { user } = await open()
  await screen.findByRole('link', { name: 'View Kaveri Microfinance' })
  await user.click(screen.getByRole('link', { name: 'Lekha' }))
  await waitFor(() => expect(window.location.pathname).toBe('/home'))
  sandboxServer.use(
    http.get(
      '*/master/V1/client-management',
      () => HttpResponse.json({ detail: 'Not now' }, { status: 500 }),
      { once: true },
    ),
  )
  window.history.back()
  expect(await screen.findByRole('link', { name: 'View Kaveri Microfinance' })).toBeVisible()
  const notice = await screen.findByRole('alert')
  expect(notice).toHaveTextContent(/^Not now\. This list is from \d\d:\d\d\.Try again$/)
  expect(names()).toEqual(all('Client'))
})

test('shows Session Timedout when the session has ended', async () => {
  sandboxServer.use(
    http.get('*/master/V1/client-management', () => new HttpResponse(null, { status: 401 })),
  )
  await open()
  expect(await screen.findByRole('alertdialog', { name: /Session Timedout/ })).toBeVisible()
})

test('reports a URL of an unknown client', async () => {
  const { user } = await open('/admin/client?open=client-9999')
  expect(
    await screen.findByText(/The client that this link points to is not in the list/),
  ).toBeVisible()
  await press(user, 'Close')
  await waitFor(() => expect(window.location.search).toBe(''))
})

test('a link to a sub-client opens its list, and the type switch still works', async () => {
  const sub = [...sandboxServer.world.clients.values()].find(
    ({ clientInfo }) => clientInfo.clientType === 'subClient',
  )
  const { user } = await open(`/admin/client?open=${sub?.clientId}`)
  await screen.findByRole('link', { name: `View ${sub?.profile.organizationName}` })
  expect(screen.getByRole('radio', { name: 'Sub Clients' })).toBeChecked()
  await user.click(screen.getByRole('radio', { name: 'Clients' }))
  expect(await screen.findByRole('link', { name: 'View Kaveri Microfinance' })).toBeVisible()
  expect(window.location.search).toBe(`?open=${sub?.clientId}&type=client`)
})
