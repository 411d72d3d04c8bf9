import { screen, waitFor, within } from '@testing-library/react'
import { expect } from 'vitest'
import { sandboxServer } from '#tests/sandbox/testServer.ts'
import { renderApp } from '#tests/support/renderApp.tsx'
import { test } from '#tests/support/sandboxTest.ts'
import { getField, fill, press } from '#tests/support/userActions.ts'
import {
  addClient,
  ADDRESS,
  CONTACT,
  fillSteps,
  names,
  panel,
  PROFILE,
  VIDYA,
  captureRequests,
} from './clientsSteps.ts'

const open = async (path = '/admin/client?open=new') => renderApp(path, { as: VIDYA })
const MANDATORY = 'please fill all the mandatory fields'

const BODY = {
  clientInfo: { clientType: 'Client' },
  profile: {
    subClientOf: '',
    subscriptionType: 'Trial',
    organizationName: 'Konkan Coastal Finance',
    clientCode: 'KCF',
    clientCustomUrl: 'https://konkan.example',
  },
  contact: {
    contactPerson: 'Anil Naik',
    emailId: 'anil.naik@konkan.example',
    contactNumber: '9822011223',
  },
  address: {
    addressOne: '12 Beach Road',
    addressTwo: '',
    landMark: 'Near the harbour',
    city: 'Ratnagiri',
    pincode: '415612',
    state: 'Maharashtra',
    country: 'India',
  },
}

test('creates a client in four steps with the specified request body', async () => {
  const sent = captureRequests()
  const { user } = await open('/admin/client')
  await screen.findByRole('link', { name: 'View Kaveri Microfinance' })
  await press(user, 'Add Client')
  await waitFor(() => expect(window.location.search).toBe('?open=new'))
  const form = await panel()
  expect(within(form).getByText('Step 1 of 4')).toBeVisible()
  expect(within(form).getByText('Next: contact')).toBeVisible()
  expect(within(form).getByText('Cannot be changed later.')).toBeVisible()
  expect(within(form).getByText('14 days from today.')).toBeVisible()
  await fillSteps(user)
  await press(user, 'Next')
  expect(await screen.findByText('Choose at least one service.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled()
  await user.click(await screen.findByRole('checkbox', { name: 'Payslip' }))
  const summary = screen.getByRole('region', { name: 'What will be created' })
  expect(summary).toHaveTextContent('Konkan Coastal Finance')
  expect(summary).toHaveTextContent('Ratnagiri')
  // The default values are created too.
  expect(summary).toHaveTextContent('Client typeClient')
  expect(summary).toHaveTextContent('Subscription typeTrial')
  expect(summary).not.toHaveTextContent('Address line two')
  expect(sent).toEqual([])

  await press(user, 'Save')
  expect(await screen.findByText('Client created')).toBeVisible()
  const payslip = sandboxServer.world.clients.get('KCF')?.service
  expect(payslip).toEqual([{ serviceId: expect.any(String), serviceName: 'payslip' }])
  expect(sent).toEqual([{ method: 'POST', query: '', body: { ...BODY, service: payslip } }])
  await waitFor(() => expect(window.location.search).toBe(''))
  await waitFor(() => expect(names()).toContain('Konkan Coastal Finance'))
  await waitFor(() =>
    expect(screen.queryByRole('region', { name: 'Add Client' })).not.toBeInTheDocument(),
  )
})

test('creates a sub-client with its parent’s services in three steps and then shows its list', async () => {
  const sent = captureRequests()
  const { user } = await open()
  await panel()
  await user.click(screen.getByRole('radio', { name: 'Sub-client' }))
  expect(await screen.findByText('Step 1 of 3')).toBeVisible()
  await fill(user, PROFILE)
  await press(user, 'Next')
  expect(await screen.findByText('field is mandatory select one')).toBeVisible()
  expect(await screen.findByText(MANDATORY)).toBeVisible()
  const parent = screen.getByRole('combobox', { name: 'Parent client' })
  expect(parent).toHaveFocus()

  await user.type(parent, 'gold')
  // Saraswat Gold Finance is inactive, so it cannot be a parent.
  expect(screen.queryByRole('option', { name: /Saraswat/ })).not.toBeInTheDocument()
  await user.clear(parent)
  await user.type(parent, 'trellis')
  await user.click(await screen.findByRole('option', { name: /Trellis Payroll Partners/ }))
  expect(await screen.findByText(/^Inherits its services: Payslip, .+ and .+\.$/)).toBeVisible()
  await press(user, 'Next')
  await screen.findByLabelText('Contact person')
  await fill(user, CONTACT)
  await press(user, 'Next')
  await screen.findByLabelText('Address line one')
  await fill(user, ADDRESS)
  expect(screen.getByRole('region', { name: 'What will be created' })).toHaveTextContent(
    'Trellis Payroll Partners',
  )
  await press(user, 'Save')
  expect(await screen.findByText('Client created')).toBeVisible()
  const parentId = sandboxServer.world.clients.get('TPP')?.clientId
  expect(sent[0]?.body).toEqual({
    ...BODY,
    clientInfo: { clientType: 'subClient' },
    profile: { ...BODY.profile, subClientOf: parentId },
    service: [],
  })
  await waitFor(() => expect(window.location.search).toBe('?type=sub'))
  await waitFor(() => expect(names()).toContain('Konkan Coastal Finance'))
})

test('changing the type clears the values of the other type', async () => {
  const { user } = await open()
  await fillSteps(user)
  await press(user, 'Next')
  await user.click(await screen.findByRole('checkbox', { name: 'Payslip' }))
  await press(user, 'Profile Info')
  await user.click(await screen.findByRole('radio', { name: 'Sub-client' }))
  expect(screen.queryByRole('button', { name: 'Service Info' })).not.toBeInTheDocument()
  await user.type(screen.getByRole('combobox', { name: 'Parent client' }), 'kaveri micro')
  await user.click(await screen.findByRole('option', { name: /Kaveri Microfinance/ }))

  await user.click(screen.getByRole('radio', { name: 'Client' }))
  expect(screen.queryByRole('combobox', { name: 'Parent client' })).not.toBeInTheDocument()
  await press(user, 'Service Info')
  expect(await screen.findByRole('checkbox', { name: 'Payslip' })).not.toBeChecked()
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled()
  await press(user, 'Profile Info')
  await user.click(await screen.findByRole('radio', { name: 'Sub-client' }))
  expect(screen.getByRole('combobox', { name: 'Parent client' })).toHaveValue('')
})

test('Profile Info: shows the message of each empty field and focuses the first one', async () => {
  const { user } = await open()
  await panel()
  await press(user, 'Next')
  expect(await screen.findByText(MANDATORY)).toBeVisible()
  for (const [label, message] of [
    ['Organization name', 'Please enter a valid Organization name'],
    ['Client code', 'Please enter a valid client code'],
    ['Custom URL', 'Please enter a valid URL'],
  ] as const)
    expect(getField(label)).toHaveAccessibleDescription(message)
  expect(getField('Organization name')).toHaveFocus()
  expect(screen.getByText('Step 1 of 4')).toBeVisible()
})

test('Contact Info: all three fields are mandatory and the first missing one gets the focus', async () => {
  const { user } = await open()
  await panel()
  await fill(user, PROFILE)
  await press(user, 'Next')
  await fill(user, { 'Contact person': '', Email: 'anil.naik', 'Contact number': '98220' })
  await press(user, 'Next')
  for (const message of [
    'Please enter a valid contact name',
    'Please enter a valid email address',
    'Please enter a valid phone number',
  ])
    expect(await screen.findByText(message)).toBeVisible()
  expect(getField('Contact person')).toHaveFocus()
  expect(screen.getByText('Step 2 of 4')).toBeVisible()
})

test('Address Info: every field except line two is mandatory', async () => {
  const { user } = await open()
  await panel()
  await fill(user, PROFILE)
  await press(user, 'Next')
  await screen.findByLabelText('Contact person')
  await fill(user, CONTACT)
  await press(user, 'Next')
  await screen.findByLabelText('Address line one')
  await user.clear(getField('Country')) // India until another one is typed (L50)
  await press(user, 'Next')
  for (const what of ['address', 'land mark', 'city', 'pincode', 'state name', 'country'])
    expect(await screen.findByText(`Please enter a valid ${what}`)).toBeVisible()
  expect(getField('Address line one')).toHaveFocus()
  expect(getField('Address line two (optional)')).toBeValid()
})

test.each([
  ['string-detail', 'Sandbox: the detail is this string'],
  ['array-detail', 'Sandbox: the first of two details'],
  ['Kaveri Microfinance', 'Client Already exist'],
])('shows the dialog for a creation that fails with %s and keeps the form', async (name, toast) => {
  const { user } = await open()
  await addClient(user, { ...PROFILE, 'Organization name': name })
  expect(await screen.findByText(toast)).toBeVisible()
  expect(screen.getByRole('checkbox', { name: 'Payslip' })).toBeChecked()
  await press(user, 'Profile Info')
  expect(await screen.findByLabelText('Organization name')).toHaveValue(name)
  expect(sandboxServer.world.clients.has('KCF')).toBe(false)

  await fill(user, { 'Organization name': 'Konkan Coastal Finance' })
  await press(user, 'Service Info')
  await press(user, 'Save')
  expect(await screen.findByText('Client created')).toBeVisible()
})

test('reports a creation without a response and keeps the form', async () => {
  const { user } = await open()
  await addClient(user, { ...PROFILE, 'Organization name': 'no-answer' })
  expect(
    await screen.findByRole('alertdialog', { name: /Unable to connect to the server!/ }),
  ).toBeVisible()
  await press(user, 'OK')
  expect(screen.getByRole('checkbox', { name: 'Payslip' })).toBeChecked()
})

test('shows Session Timedout when the session has ended', async () => {
  const { user } = await open()
  await addClient(user, { ...PROFILE, 'Organization name': 'unauthorized' })
  expect(await screen.findByRole('alertdialog', { name: /Session Timedout/ })).toBeVisible()
})

test.each(['no-record', 'misfit'])(
  'reloads the list after a creation answered with %s',
  async (name) => {
    const { user } = await open()
    await addClient(user, { ...PROFILE, 'Organization name': name })
    expect(await screen.findByText('Client created')).toBeVisible()
    await waitFor(() => expect(names()).toContain(name))
  },
)

test('asks before entered values are discarded', async () => {
  const { user } = await open()
  await panel()
  await fill(user, { 'Organization name': 'Konkan' })
  await press(user, 'Close')
  const dialog = await screen.findByRole('alertdialog', { name: /Leave without saving/ })
  await user.click(within(dialog).getByRole('button', { name: 'Keep editing' }))
  expect(getField('Organization name')).toHaveValue('Konkan')
  // The list beside the form can be searched and switched.
  await user.click(screen.getByRole('radio', { name: 'Sub Clients' }))
  await waitFor(() => expect(names()).toContain('Kaveri Hosur Branch'))
  expect(getField('Organization name')).toHaveValue('Konkan')

  await press(user, 'Close')
  await user.click(await screen.findByRole('button', { name: 'Discard changes' }))
  await waitFor(() => expect(window.location.search).toBe('?type=sub'))
  await waitFor(() =>
    expect(screen.queryByRole('region', { name: 'Add Client' })).not.toBeInTheDocument(),
  )
})
