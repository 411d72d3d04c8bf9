import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect } from 'vitest'
import type { AccountEmail } from '#tests/sandbox/accounts.ts'
import { sandboxServer } from '#tests/sandbox/testServer.ts'
import { renderApp } from '#tests/support/renderApp.tsx'
import { test } from '#tests/support/sandboxTest.ts'
import { getField, fill, press } from '#tests/support/userActions.ts'
import {
  addService,
  button,
  editService,
  openServices,
  panel,
  RENT_SLIP,
  RENT_SLIP_BODY,
  rows,
  captureRequests,
} from './servicesSteps.ts'

const toast = (text: string | RegExp) => screen.findByText(text, { selector: '.Toastify *' })
const recordOf = (name: string) =>
  [...sandboxServer.world.services.values()].find((service) => service.name === name)
const idOf = (name: string) => recordOf(name)?.serviceId ?? 'none'

test('the list has its columns and row numbers, and can be searched by name, type and description', async () => {
  const { user } = await openServices()
  const list = screen.getByRole('table', { name: 'Service List' })
  expect(
    within(list)
      .getAllByRole('columnheader')
      .map((head) => head.textContent),
  ).toEqual(['Service', 'Status'])
  expect(rows()).toHaveLength(16)
  expect(rows()[0]).toEqual(['bankStatement', 'Active'])
  expect(rows().at(-1)).toEqual(['cashFlow', 'Inactive'])

  const search = screen.getByRole('searchbox', { name: 'Search services' })
  await user.type(search, 'kyc')
  await waitFor(() => expect(rows().map(([name]) => name)).toEqual(['DAV', 'companyChecks', 'UAN']))
  expect(screen.getByText('3 of 16 match.')).toBeVisible()
  await waitFor(() => expect(window.location.search).toBe('?q=kyc'))
  await user.clear(search)
  await user.type(search, 'passport')
  expect(await screen.findByText('No service matches this search')).toBeVisible()
  await press(user, 'Reset')
  await waitFor(() => expect(rows()).toHaveLength(16))
  expect(window.location.search).toBe('')
})

test('adds a service with the exact body, a toast and a row in the list', async () => {
  const { user } = await openServices()
  const sent = captureRequests()
  await press(user, 'Add Service')
  const form = await panel('Add Service')
  expect(window.location.search).toBe('?open=new')
  expect(within(form).queryByText('Status')).toBeNull()
  await fill(user, { ...RENT_SLIP, Description: '  Reads rent receipts ' })
  const summary = within(form).getByRole('region', { name: 'What will be created' })
  expect(within(summary).getByText('Reads rent receipts')).toBeVisible()
  await press(user, 'Save')
  expect(await toast('Service created')).toBeVisible()
  expect(sent).toEqual([{ method: 'POST', query: '', body: RENT_SLIP_BODY }])
  await waitFor(() => expect(window.location.search).toBe(''))
  await waitFor(() => expect(rows().at(-1)).toEqual(['rentSlip', 'Active']))
})

test('a record is read-only until Edit, and only changed fields are sent', async () => {
  const { user } = await openServices()
  const sent = captureRequests()
  await user.click(screen.getByRole('link', { name: 'payslip' }))
  await panel('payslip')
  expect(window.location.search).toBe(`?open=${idOf('payslip')}`)
  for (const label of Object.keys(RENT_SLIP)) expect(getField(label)).toHaveAttribute('readonly')
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
  expect(screen.queryByText(/^Will change/)).toBeNull()

  await press(user, 'Edit')
  expect(button('Save')).toBeDisabled()
  await fill(user, { Description: 'Reads slips' })
  const summary = screen.getByRole('region', { name: 'What will change' })
  expect(summary).toHaveTextContent(/Reads earnings.*to Reads slips/)
  expect(await screen.findByText('Will change: Description')).toBeVisible()
  await press(user, 'Save')
  expect(await toast('Service updated')).toBeVisible()
  expect(sent).toEqual([
    'GET', // Edit loads the current record
    {
      method: 'PUT',
      query: `?service_id=${idOf('payslip')}`,
      body: {
        name: 'payslip',
        description: 'Reads slips',
        serviceType: 'Financial Services',
        endPointDocument: 'https://docs.lekha.example/payslip',
      },
    },
  ])
  const row = () => screen.getByRole('row', { name: /payslip/ })
  await waitFor(() => expect(row()).toHaveTextContent('Reads slips'))
  await waitFor(() => expect(button('Edit')).toBeVisible())
})

test('switches the status off and on in a separate call', async () => {
  const { user } = await openServices()
  const sent = captureRequests()
  const query = `?service_id=${idOf('gstr')}`
  await editService(user, 'gstr')
  await user.click(screen.getByRole('radio', { name: 'Inactive' }))
  expect(screen.getByText(/It is no longer offered/)).toBeVisible()
  await press(user, 'Save')
  expect(await toast('Service status updated')).toBeVisible()
  await waitFor(() => expect(rows()).toContainEqual(['gstr', 'Inactive']))
  await press(user, 'Edit')
  await user.click(screen.getByRole('radio', { name: 'Active' }))
  await press(user, 'Save')
  await waitFor(() => expect(rows()).toContainEqual(['gstr', 'Active']))
  expect(sent).toEqual([
    'GET',
    { method: 'DELETE', query, body: { isActive: false } },
    'GET',
    { method: 'DELETE', query, body: { isActive: true } },
  ])
})

test('sends both calls when both change, and retries only the one that failed', async () => {
  const { user } = await openServices()
  sandboxServer.use(
    http.delete(
      '*/master/V1/service-management',
      () => HttpResponse.json({ detail: 'It is in use' }, { status: 409 }),
      { once: true },
    ),
  )
  const sent = captureRequests()
  await editService(user, 'gstr')
  await fill(user, { Description: 'GST returns' })
  await user.click(screen.getByRole('radio', { name: 'Inactive' }))
  await press(user, 'Save')
  expect(await toast('Service updated')).toBeVisible()
  expect(await toast('It is in use')).toBeVisible()
  const row = () => screen.getByRole('row', { name: /gstr/ })
  await waitFor(() => expect(row()).toHaveTextContent('GST returnsActive'))
  const summary = await screen.findByRole('region', { name: 'What will change' })
  expect(within(summary).queryByText('Description')).toBeNull()

  await press(user, 'Save')
  expect(await toast('Service status updated')).toBeVisible()
  expect(sent.map((call) => (call === 'GET' ? call : call.method))).toEqual([
    'GET',
    'PUT',
    'DELETE',
    'DELETE',
  ])
})

test('rejects a duplicate and keeps the form', async () => {
  const { user } = await openServices()
  await addService(user, { 'Service name': 'payslip' })
  expect(await toast('Service already exist')).toBeVisible()
  expect(getField('Service name')).toHaveValue('payslip')
  expect(getField('Description')).toHaveValue('Reads rent receipts')
  await fill(user, { 'Service name': 'rentSlip' })
  await press(user, 'Save')
  expect(await toast('Service created')).toBeVisible()
})

test('rejects the name of another service in an edit too', async () => {
  const { user } = await openServices()
  await editService(user, 'gstr')
  await fill(user, { 'Service name': 'payslip' })
  await press(user, 'Save')
  expect(await toast('Service already exist')).toBeVisible()
  expect(getField('Service name')).toHaveValue('payslip')
  expect(recordOf('gstr')).toBeDefined()
})

test.each([
  ['Service name', '', 'Please enter a valid service name'],
  ['Description', '  ', 'Please enter a valid service description'],
  ['Service type', '', 'Please enter a valid service type'],
  ['Endpoint document', 'no address', 'Please enter a valid URL'],
])('%s as %o shows "%s" beside its field, which gets the focus', async (label, text, message) => {
  const { user } = await openServices()
  const sent = captureRequests()
  await addService(user, { [label]: text })
  expect(await toast('please fill all the mandatory fields')).toBeVisible()
  expect(getField(label)).toHaveAccessibleDescription(message)
  expect(getField(label)).toBeInvalid()
  await waitFor(() => expect(getField(label)).toHaveFocus())
  expect(sent).toEqual([])
})

/** The sandbox's responses to these names (tests/sandbox/magic.ts); shell §8, "Admin stores". */
test.each([
  ['string-detail', 'Sandbox: the detail is this string'],
  ['array-detail', 'Sandbox: the first of two details'],
  ['no-detail', 'The server rejected this without giving a reason.'],
])(
  'shows the server’s message as a toast when a save is answered with %s, and keeps the entered values',
  async (name, line) => {
    const { user } = await openServices()
    await addService(user, { 'Service name': name })
    expect(await toast(line)).toBeVisible()
    expect(getField('Service name')).toHaveValue(name)
    expect(getField('Endpoint document')).toHaveValue(RENT_SLIP['Endpoint document'])
    await waitFor(() => expect(button('Save')).toBeEnabled())
  },
)

test('shows a dialog when a save gets no response, and keeps the entered values', async () => {
  const { user } = await openServices()
  await addService(user, { 'Service name': 'no-answer' })
  const dialog = await screen.findByRole('alertdialog')
  expect(dialog).toHaveTextContent('Unable to connect to the server!')
  await user.click(within(dialog).getAllByRole('button')[0] ?? dialog)
  expect(getField('Service name')).toHaveValue('no-answer')
})

test('shows Session Timedout when a save finds that the session has ended', async () => {
  const { user } = await openServices()
  await addService(user, { 'Service name': 'unauthorized' })
  expect(await screen.findByRole('alertdialog', { name: /Session Timedout/ })).toBeVisible()
})

test.each(['no-record', 'misfit'])(
  'reloads the list after a creation answered with %s',
  async (name) => {
    const { user } = await openServices()
    const sent = captureRequests()
    await addService(user, { 'Service name': name })
    expect(await toast('Service created')).toBeVisible()
    await waitFor(() => expect(rows()).toContainEqual([name, 'Active']))
    expect(sent.at(-1)).toBe('GET')
  },
)

test('asks before unsaved changes are left by a link, Close or Cancel', async () => {
  const { user } = await openServices()
  await editService(user, 'gstr')
  await fill(user, { Description: 'GST returns' })
  for (const leave of [
    () => user.click(screen.getByRole('link', { name: 'payslip' })),
    () => press(user, 'Close'),
    () => press(user, 'Cancel'),
  ]) {
    await leave()
    const dialog = await screen.findByRole('alertdialog', { name: /Leave without saving/ })
    await user.click(within(dialog).getByRole('button', { name: 'Keep editing' }))
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    expect(getField('Description')).toHaveValue('GST returns')
  }
  await user.click(screen.getByRole('link', { name: 'payslip' }))
  await user.click(await screen.findByRole('button', { name: 'Discard changes' }))
  await panel('payslip')
  await user.click(screen.getByRole('link', { name: 'gstr' }))
  await panel('gstr')
  expect(getField('Description')).toHaveValue('Fetches GST returns with an OTP')
})

test('a URL restores search, sort order and the open record', async () => {
  await openServices(`/admin/service?q=pay&sort=-service&open=${idOf('payslip')}`)
  await panel('payslip')
  expect(rows()).toEqual([['payslip', 'Active']])
  expect(screen.getByRole('searchbox', { name: 'Search services' })).toHaveValue('pay')
  expect(screen.getByRole('row', { current: true })).toHaveTextContent('payslip')
})

test('reports a URL of an unknown service', async () => {
  await openServices('/admin/service?open=service-9999')
  expect(
    within(await panel('Service')).getByText(/that this link points to is not in the list/),
  ).toBeVisible()
})

test('204 shows No data found and explains the first step', async () => {
  await renderApp('/admin/service', { as: 'list-empty@lekha.example' })
  expect(await toast('No data found')).toBeVisible()
  expect(screen.getByText('No services yet')).toBeVisible()
})

test.each<[AccountEmail, RegExp]>([
  ['list-server-error@lekha.example', /./],
  ['list-array-detail@lekha.example', /^Sandbox: the first of two details\.$/],
  ['list-misfit@lekha.example', /^The server sent an unexpected response/],
])('shows a toast and a notice with Try again when the list fails with %s', async (who, line) => {
  const { user } = await renderApp('/admin/service', { as: who })
  const notice = await screen.findByRole('button', { name: 'Try again' })
  const message = notice.closest('.table-notice')?.querySelector('p span')?.textContent ?? ''
  expect(message).toMatch(line)
  // The toast says what the server said; the line ends it with a full stop.
  const inToast = (content: string) => `${content.replace(/\.$/, '')}.` === message
  expect(await screen.findByText(inToast, { selector: '.Toastify *' })).toBeVisible()
  sandboxServer.use(
    http.get('*/master/V1/service-management', () =>
      HttpResponse.json([{ serviceId: 's', name: 'payslip', isActive: true }]),
    ),
  )
  await user.click(notice)
  expect(await screen.findByRole('link', { name: 'payslip' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

test('shows the dialog and keeps the notice when the list gets no response', async () => {
  const { user } = await renderApp('/admin/service', { as: 'list-no-answer@lekha.example' })
  const dialog = await screen.findByRole('alertdialog')
  expect(dialog).toHaveTextContent('Unable to connect to the server!')
  await user.click(within(dialog).getAllByRole('button')[0] ?? dialog)
  await waitFor(() => expect(dialog).not.toBeInTheDocument())
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
})
