import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect } from 'vitest'
import { toClientRecord } from '#tests/sandbox/records/client.ts'
import { sandboxServer } from '#tests/sandbox/testServer.ts'
import { renderApp } from '#tests/support/renderApp.tsx'
import { test } from '#tests/support/sandboxTest.ts'
import { getField, fill, press } from '#tests/support/userActions.ts'
import { edit, panel, VIDYA, captureRequests } from './clientsSteps.ts'

const KAVERI = 'Kaveri Microfinance'
const open = async (path = '/admin/client') => renderApp(path, { as: VIDYA })

/** The record as currently stored. */
function stored(code: string) {
  const client = sandboxServer.world.clients.get(code)
  if (client === undefined) throw new Error(`there is no client ${code}`)
  return structuredClone(toClientRecord(client))
}

/** Goes to the last step, with the summary and Save. */
async function save(user: Awaited<ReturnType<typeof open>>['user'], last = 'Service Info') {
  await press(user, last)
  await user.click(await screen.findByRole('button', { name: 'Save' }))
}

const row = (name: string) => screen.getByRole('link', { name: `View ${name}` }).closest('tr')

test('a record is read-only until Edit, and its code and type cannot be changed', async () => {
  const { user } = await open()
  await user.click(await screen.findByRole('link', { name: `View ${KAVERI}` }))
  await panel(KAVERI)
  expect(window.location.search).toBe(`?open=${stored('KVM').clientId}`)
  expect(row(KAVERI)).toHaveAttribute('aria-current', 'true')
  expect(getField('Organization name')).toHaveAttribute('readonly')
  expect(getField('Subscription type')).toBeDisabled()
  expect(screen.getByRole('radio', { name: 'Inactive' })).toBeDisabled()
  expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument()

  await press(user, 'Edit')
  expect(screen.getByText('Step 1 of 4')).toBeVisible()
  expect(getField('Organization name')).not.toHaveAttribute('readonly')
  expect(getField('Subscription type')).toBeEnabled()
  expect(getField('Client code')).toHaveAttribute('readonly')
  expect(getField('Client code')).toHaveAccessibleDescription('Cannot be changed.')
  expect(screen.getByRole('radio', { name: 'Sub-client' })).toBeDisabled()
  expect(screen.getByText('The type cannot be changed later.')).toBeVisible()
})

test('sends changed fields as one update of that record and lists them in the summary', async () => {
  const sent = captureRequests()
  const { user } = await open()
  const { clientId, profile, contact, address, service } = stored('KVM')
  await edit(user, KAVERI)
  await fill(user, { 'Organization name': 'Kaveri Finance' })
  await press(user, 'Address Info')
  await screen.findByLabelText('City')
  await fill(user, { City: 'Mysuru' })
  await press(user, 'Service Info')
  const summary = await screen.findByRole('region', { name: 'What will change' })
  expect(
    within(summary)
      .getAllByRole('definition')
      .map((one) => one.textContent),
  ).toEqual([`from ${KAVERI}to Kaveri Finance`, `from ${address.city}to Mysuru`])
  expect(sent).toEqual([])

  await press(user, 'Save')
  expect(await screen.findByText('Client updated')).toBeVisible()
  expect(sent).toEqual([
    {
      method: 'PUT',
      query: `?client_id=${clientId}`,
      body: {
        profile: { ...profile, organizationName: 'Kaveri Finance' },
        contact,
        address: { ...address, city: 'Mysuru' },
        service,
      },
    },
  ])
  expect(await panel('Kaveri Finance')).toBeVisible()
  await waitFor(() => expect(row('Kaveri Finance')).toBeInTheDocument())
  expect(await screen.findByRole('button', { name: 'Edit' })).toBeEnabled()
  expect(screen.queryByText('Client status updated')).not.toBeInTheDocument()
})

test('sends a changed status in its own call and nothing else', async () => {
  const sent = captureRequests()
  const { user } = await open()
  await edit(user, KAVERI)
  await user.click(screen.getByRole('radio', { name: 'Inactive' }))
  expect(
    screen.getByText(
      'Its users and those of its sub-clients can no longer sign in. Nothing is deleted.',
    ),
  ).toBeVisible()
  await save(user)
  expect(await screen.findByText('Client status updated')).toBeVisible()
  const query = `?client_id=${stored('KVM').clientId}`
  expect(sent).toEqual([{ method: 'DELETE', query, body: { isActive: false } }])
  await waitFor(() => expect(row(KAVERI)).toHaveTextContent('Inactive'))
  expect(stored('KVM').isActive).toBe(false)
  expect(screen.queryByText('Client updated')).not.toBeInTheDocument()
})

test('sends both calls and shows both toasts when details and status change', async () => {
  const sent = captureRequests()
  const { user } = await open()
  await edit(user, 'Himgiri Rural Bank')
  await user.click(screen.getByRole('radio', { name: 'Active' }))
  await fill(user, { 'Custom URL': 'https://himgiri.example/portal' })
  await save(user)
  expect(await screen.findByText('Client updated')).toBeVisible()
  expect(await screen.findByText('Client status updated')).toBeVisible()
  expect(sent.map(({ method }) => method)).toEqual(['PUT', 'DELETE'])
  expect(stored('HRB')).toMatchObject({
    isActive: true,
    profile: { clientCustomUrl: 'https://himgiri.example/portal' },
  })
})

test('saves only the status again when it fails after the update', async () => {
  const { user } = await open()
  await edit(user, KAVERI)
  await user.click(screen.getByRole('radio', { name: 'Inactive' }))
  await fill(user, { 'Organization name': 'Kaveri Finance' })
  sandboxServer.use(
    http.delete(
      '*/master/V1/client-management',
      () => HttpResponse.json({ detail: 'Try that later.' }, { status: 409 }),
      { once: true },
    ),
  )
  await save(user)
  expect(await screen.findByText('Client updated')).toBeVisible()
  expect(await screen.findByText('Try that later.')).toBeVisible()
  const summary = screen.getByRole('region', { name: 'What will change' })
  expect(within(summary).getAllByRole('definition')).toHaveLength(1)

  const sent = captureRequests()
  await press(user, 'Save')
  expect(await screen.findByText('Client status updated')).toBeVisible()
  expect(sent.map(({ method }) => method)).toEqual(['DELETE'])
})

test.each([
  ['string-detail', 'Sandbox: the detail is this string'],
  ['array-detail', 'Sandbox: the first of two details'],
  ['Deccan Auto Credit', 'Client Already exist'],
])(
  'shows the dialog for an update that fails with %s and keeps the entered values',
  async (name, toast) => {
    const { user } = await open()
    await edit(user, KAVERI)
    await fill(user, { 'Organization name': name })
    await save(user)
    expect(await screen.findByText(toast)).toBeVisible()
    expect(screen.getByRole('region', { name: 'What will change' })).toHaveTextContent(name)
    expect(stored('KVM').profile.organizationName).toBe(KAVERI)
    expect(row(KAVERI)).toBeInTheDocument()
  },
)

test('reports an update without a response and keeps the entered values', async () => {
  const { user } = await open()
  await edit(user, KAVERI)
  await fill(user, { 'Organization name': 'no-answer' })
  await save(user)
  expect(
    await screen.findByRole('alertdialog', { name: /Unable to connect to the server!/ }),
  ).toBeVisible()
  await press(user, 'OK')
  expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled()
})

test('users cannot deactivate their own organization', async () => {
  const { user } = await open()
  await edit(user, 'Lekha Analytics')
  expect(screen.getByRole('radio', { name: 'Inactive' })).toBeDisabled()
  expect(
    screen.getByText('This is your own organization. If it were inactive, you could not sign in.'),
  ).toBeVisible()
})

test('a sub-client shows its parent’s services and can be moved to another parent', async () => {
  const sent = captureRequests()
  const { user } = await open('/admin/client?type=sub')
  await edit(user, 'Kaveri Hosur Branch')
  expect(screen.getByText('Step 1 of 3')).toBeVisible()
  const parent = screen.getByRole('combobox', { name: 'Parent client' })
  expect(parent).toHaveValue(KAVERI)
  expect(
    screen.getByText(/^Inherits its services: Bank statement, Payslip, .* and UAN\.$/),
  ).toBeVisible()
  await user.clear(parent)
  await user.type(parent, 'TPP')
  await user.click(await screen.findByRole('option', { name: /Trellis Payroll Partners/ }))
  await save(user, 'Address Info')
  expect(await screen.findByText('Client updated')).toBeVisible()
  expect(sent[0]?.body).toMatchObject({
    profile: { subClientOf: stored('TPP').clientId, clientCode: 'KVH' },
    service: [],
  })
})

test('the last service of a client cannot be removed, and an inactive one is marked', async () => {
  const { world } = sandboxServer
  const inactiveService = [...world.services.values()].find(({ isActive }) => !isActive)
  const client = world.clients.get('KVM')
  if (client === undefined || inactiveService === undefined)
    throw new Error('the seeds have changed')
  client.service = [{ serviceId: inactiveService.serviceId, serviceName: inactiveService.name }]
  const { user } = await open()
  await edit(user, KAVERI)
  await press(user, 'Service Info')
  const box = await screen.findByRole('checkbox', { name: /Inactive/ })
  expect(box).toBeChecked()
  await user.click(box)
  expect(await screen.findByText('Choose at least one service.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled()
  await user.click(screen.getByRole('checkbox', { name: 'PAN' }))
  await press(user, 'Save')
  expect(await screen.findByText('Client updated')).toBeVisible()
  expect(stored('KVM').service.map(({ serviceName }) => serviceName)).toEqual(['pancard'])
})

test('offers to retry when the list of services cannot be loaded', async () => {
  sandboxServer.use(
    http.get(
      '*/master/V1/service-management',
      () => HttpResponse.json({ detail: 'Services are asleep' }, { status: 500 }),
      { once: true },
    ),
  )
  const { user } = await open()
  await edit(user, 'Trellis Payroll Partners')
  await fill(user, { 'Organization name': 'Trellis Partners' })
  await press(user, 'Service Info')
  const notice = await screen.findByRole('alert')
  expect(notice).toHaveTextContent('Services are asleep')
  expect(screen.getByRole('checkbox', { name: 'Payslip' })).toBeChecked()
  expect(screen.queryByRole('checkbox', { name: 'GSTR analyzer' })).not.toBeInTheDocument()
  await user.click(within(notice).getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('checkbox', { name: 'GSTR analyzer' })).not.toBeChecked()
  await press(user, 'Profile Info')
  expect(await screen.findByLabelText('Organization name')).toHaveValue('Trellis Partners')
})

test('opens another record only after unsaved changes are discarded', async () => {
  const { user } = await open()
  await edit(user, KAVERI)
  await fill(user, { 'Organization name': 'Kaveri X' })
  await user.click(screen.getByRole('link', { name: 'View Deccan Auto Credit' }))
  const dialog = await screen.findByRole('alertdialog', { name: /Leave without saving/ })
  await user.click(within(dialog).getByRole('button', { name: 'Keep editing' }))
  expect(getField('Organization name')).toHaveValue('Kaveri X')

  await user.click(screen.getByRole('link', { name: 'View Deccan Auto Credit' }))
  await user.click(await screen.findByRole('button', { name: 'Discard changes' }))
  await panel('Deccan Auto Credit')
  expect(getField('Organization name')).toHaveValue('Deccan Auto Credit')
  await waitFor(() => expect(row('Deccan Auto Credit')).toHaveAttribute('aria-current', 'true'))
})

test('Cancel restores the saved record', async () => {
  const { user } = await open()
  await edit(user, KAVERI)
  await fill(user, { 'Organization name': 'Kaveri X' })
  await press(user, 'Cancel')
  await user.click(await screen.findByRole('button', { name: 'Discard changes' }))
  await waitFor(() => expect(getField('Organization name')).toHaveAttribute('readonly'))
  expect(getField('Organization name')).toHaveValue(KAVERI)
})
