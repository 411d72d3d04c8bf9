import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect } from 'vitest'
import { sandboxServer } from '#tests/sandbox/testServer.ts'
import { renderApp } from '#tests/support/renderApp.tsx'
import { test } from '#tests/support/sandboxTest.ts'
import { getField, fill, press } from '#tests/support/userActions.ts'
import {
  edit,
  panel,
  pick,
  record,
  saveEdit,
  service,
  switchOff,
  VIDYA,
  captureRequests,
} from './usersSteps.ts'

const open = async (path = '/admin/user') => renderApp(path, { as: VIDYA })
const PRIYA = 'priya.venkatesh@kaveri.example'
const NUMBER = 'Contact number (optional)'
const UNLISTED =
  'This user has no service list and sees every service. If you save changes, the user sees only the services chosen under Services.'
const OWN_ADDRESS = 'You are signed in with this address. Another administrator can change it.'

const query = (email = PRIYA) => `?user_id=${record(email).userId}`
const data = () => ({
  clientId: record(PRIYA).clientId,
  clientCode: 'KVM',
  username: 'Priya Venkatesh',
  emailId: PRIYA,
  contactNumber: '9845077120',
  privilege: 'User',
})
const savedServices = () => [service('bankStatement'), service('payslip'), service('form26')]
const chip = (name: string) => within(screen.getByRole('row', { name: new RegExp(name) }))

test('a record is read-only until Edit and shows no password', async () => {
  const { user } = await open()
  await user.click(await screen.findByRole('link', { name: 'Priya Venkatesh' }))
  const form = await panel('Priya Venkatesh')
  expect(window.location.search).toBe(`?open=${record(PRIYA).userId}`)
  expect(getField('Client')).toHaveValue('Kaveri Microfinance (KVM)')
  for (const label of ['Client', 'User name', 'Email', NUMBER])
    expect(getField(label)).toHaveAttribute('readonly')
  expect(getField('Privilege')).toBeDisabled()
  expect(within(form).getByRole('radio', { name: 'Inactive' })).toBeDisabled()
  expect(screen.queryByLabelText('Password')).not.toBeInTheDocument()
  await press(user, 'Next')
  await screen.findByText('Step 2 of 2')
  for (const box of screen.getAllByRole('checkbox')) expect(box).toBeDisabled()
  expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument()

  await press(user, 'Edit')
  expect(screen.getByRole('checkbox', { name: 'Payslip' })).toBeEnabled()
  await press(user, 'User Details')
  expect(await screen.findByLabelText('User name')).not.toHaveAttribute('readonly')
  expect(screen.queryByLabelText('Password')).not.toBeInTheDocument()
})

test('sends changed details as an update with the whole record but no status', async () => {
  const sent = captureRequests()
  const { user } = await open()
  await edit(user, 'Priya Venkatesh')
  await fill(user, { 'User name': 'Priya Venkatesan', [NUMBER]: '9845077121' })
  await user.selectOptions(getField('Privilege'), 'ClientAdmin')
  await press(user, 'Next')
  await screen.findByText('Step 2 of 2')
  await user.click(screen.getByRole('checkbox', { name: 'PAN' }))
  const summary = screen.getByRole('region', { name: 'What will change' })
  expect(summary).toHaveTextContent(/User name\s*from Priya Venkatesh\s*to Priya Venkatesan/)
  expect(summary).not.toHaveTextContent('Email')
  await press(user, 'Save')
  expect(await screen.findByText('User updated')).toBeVisible()
  expect(sent).toEqual([
    {
      method: 'PUT',
      query: query(),
      body: {
        update_data: {
          ...data(),
          username: 'Priya Venkatesan',
          contactNumber: '9845077121',
          privilege: 'ClientAdmin',
        },
        service: expect.arrayContaining([...savedServices(), service('pancard')]),
      },
    },
  ])
  expect(await screen.findByRole('link', { name: 'Priya Venkatesan' })).toBeVisible()
  expect(screen.queryByText('User status updated')).not.toBeInTheDocument()
  expect(await screen.findByRole('button', { name: 'Edit' })).toBeVisible()
})

test('sends a removed contact number as an empty text', async () => {
  const sent = captureRequests()
  const { user } = await open()
  await edit(user, 'Priya Venkatesh')
  await fill(user, { [NUMBER]: '' })
  await saveEdit(user)
  expect(await screen.findByText('User updated')).toBeVisible()
  expect(sent[0]?.body).toEqual({
    update_data: { ...data(), contactNumber: '' },
    service: savedServices(),
  })
  expect(record(PRIYA).contactNumber).toBe('')
})

test('omits a contact number that was never set', async () => {
  const sent = captureRequests()
  const { user } = await open()
  await edit(user, 'Bhavana Reddy')
  await fill(user, { 'User name': 'Bhavana R' })
  await saveEdit(user)
  expect(await screen.findByText('User updated')).toBeVisible()
  expect(sent[0]?.body).toMatchObject({
    update_data: expect.not.objectContaining({ contactNumber: expect.anything() }),
  })
})

test('sends a changed status in its own call and nothing else', async () => {
  const sent = captureRequests()
  const { user } = await open()
  await edit(user, 'Priya Venkatesh')
  await user.click(screen.getByRole('radio', { name: 'Inactive' }))
  expect(
    screen.getByText('They cannot sign in. If they are signed in, they are signed out.'),
  ).toBeVisible()
  await saveEdit(user)
  expect(await screen.findByText('User status updated')).toBeVisible()
  expect(sent).toEqual([{ method: 'DELETE', query: query(), body: { isActive: false } }])
  expect(screen.queryByText('User updated')).not.toBeInTheDocument()
  expect(chip('Priya Venkatesh').getByText('Inactive')).toBeVisible()
  expect(record(PRIYA).isActive).toBe(false)

  await press(user, 'Edit')
  await press(user, 'User Details')
  await user.click(await screen.findByRole('radio', { name: 'Active' }))
  await saveEdit(user)
  await waitFor(() => expect(sent[1]?.body).toEqual({ isActive: true }))
  await waitFor(() => expect(chip('Priya Venkatesh').getByText('Active')).toBeVisible())
})

test('sends both calls when details and status change', async () => {
  const sent = captureRequests()
  const { user } = await open()
  await edit(user, 'Priya Venkatesh')
  await fill(user, { 'User name': 'Priya Venkatesan' })
  await user.click(screen.getByRole('radio', { name: 'Inactive' }))
  await saveEdit(user)
  expect(await screen.findByText('User updated')).toBeVisible()
  expect(await screen.findByText('User status updated')).toBeVisible()
  expect(sent.map(({ method }) => method)).toEqual(['PUT', 'DELETE'])
})

test('Save is disabled until something changes', async () => {
  const { user } = await open()
  await edit(user, 'Priya Venkatesh')
  await fill(user, { 'User name': 'Priya' })
  await fill(user, { 'User name': 'Priya Venkatesh' })
  await press(user, 'Next')
  await screen.findByText('Step 2 of 2')
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled()
  expect(screen.getAllByText('Nothing has been changed yet.')[0]).toBeVisible()
})

test('another client replaces the selected services by its own offer', async () => {
  const sent = captureRequests()
  const { user } = await open()
  await edit(user, 'Priya Venkatesh')
  await pick(user, 'Client', 'Trellis Payroll Partners')
  await press(user, 'Next')
  await screen.findByText('Step 2 of 2')
  expect(screen.getByText('Choose at least one service.')).toBeVisible()
  expect(screen.getAllByRole('checkbox')).toHaveLength(5)
  await user.click(screen.getByRole('checkbox', { name: 'UAN' }))
  await press(user, 'Save')
  expect(await screen.findByText('User updated')).toBeVisible()
  const clientId = sandboxServer.world.clients.get('TPP')?.clientId
  expect(sent[0]?.body).toEqual({
    update_data: { ...data(), clientId, clientCode: 'TPP' },
    service: [service('UAN')],
  })
  expect(chip('Priya Venkatesh').getByText('TPP')).toBeVisible()
})

test('reports an existing email and keeps the form', async () => {
  const { user } = await open()
  await edit(user, 'Priya Venkatesh')
  await fill(user, { Email: 'kabir.sethi@kaveri.example' })
  await saveEdit(user)
  expect(await screen.findByText('Data Already exist')).toBeVisible()
  await press(user, 'User Details')
  expect(await screen.findByLabelText('Email')).toHaveValue('kabir.sethi@kaveri.example')
  expect(record(PRIYA).username).toBe('Priya Venkatesh')
})

test('a user without a service list has all services, and an edit explains that it creates a list', async () => {
  const sent = captureRequests()
  record(PRIYA).services = null
  const { user } = await open()
  await user.click(await screen.findByRole('link', { name: 'Priya Venkatesh' }))
  await panel('Priya Venkatesh')
  expect(screen.getByRole('note')).toHaveTextContent(UNLISTED)
  await press(user, 'Edit')
  await fill(user, { 'User name': 'Priya Venkatesan' })
  await press(user, 'Next')
  await screen.findByText('Step 2 of 2')
  expect(screen.getByRole('note')).toHaveTextContent(UNLISTED)
  const boxes = screen.getAllByRole('checkbox')
  expect(boxes).toHaveLength(14)
  for (const box of boxes) expect(box).toBeChecked()
  await press(user, 'Save')
  expect(await screen.findByText('User updated')).toBeVisible()
  expect(sent[0]?.body).toMatchObject({ service: { length: 14 } })
  // It has a list now.
  await waitFor(() => expect(screen.queryByRole('note')).not.toBeInTheDocument())
})

test('does not show that notice for a user with a service list, even an empty one', async () => {
  record(PRIYA).services = []
  const { user } = await open()
  await edit(user, 'Priya Venkatesh')
  expect(screen.queryByRole('note')).not.toBeInTheDocument()
})

test('a user without a list can be edited while a service is inactive', async () => {
  switchOff('payslip')
  const { user } = await open()
  await edit(user, 'Vidya Iyer')
  await fill(user, { [NUMBER]: '9845011111' })
  await press(user, 'Next')
  expect(await screen.findByRole('checkbox', { name: /^Payslip.*Inactive$/ })).toBeChecked()
  await press(user, 'Save')
  expect(await screen.findByText('User updated')).toBeVisible()
  expect(record(VIDYA)).toMatchObject({ contactNumber: '9845011111', services: { length: 14 } })
})

test.each([
  ['fails', () => HttpResponse.json({ detail: 'Not today.' }, { status: 403 })],
  ['gets no response', () => HttpResponse.error()],
])('a services list that %s marks no service, and the user can be saved', async (_name, answer) => {
  switchOff('payslip')
  let serviceRequests = 0
  sandboxServer.use(
    http.get('*/master/V1/service-management', () => {
      serviceRequests += 1
      return answer()
    }),
  )
  const { user } = await open()
  await edit(user, 'Priya Venkatesh')
  await press(user, 'Next')
  await user.click(await screen.findByRole('checkbox', { name: 'PAN' }))
  await waitFor(() => expect(serviceRequests).toBeGreaterThan(0))
  expect(screen.queryByText(/Inactive/, { selector: 'label *' })).not.toBeInTheDocument()
  expect(screen.queryByText('Not today.')).not.toBeInTheDocument()
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  await press(user, 'Save')
  expect(await screen.findByText('User updated')).toBeVisible()
})

test('a service that the client no longer has stays visible and can be removed', async () => {
  const sent = captureRequests()
  const kaveri = sandboxServer.world.clients.get('KVM')
  if (kaveri !== undefined)
    kaveri.service = kaveri.service.filter(({ serviceName }) => serviceName !== 'form26')
  const { user } = await open()
  await edit(user, 'Priya Venkatesh')
  await press(user, 'Next')
  await user.click(await screen.findByRole('checkbox', { name: /Form 26AS.*No longer offered/ }))
  await press(user, 'Save')
  expect(await screen.findByText('User updated')).toBeVisible()
  expect(sent[0]?.body).toMatchObject({ service: [service('bankStatement'), service('payslip')] })
})

test('users cannot deactivate themselves or lower their own privilege', async () => {
  const { user } = await open()
  await edit(user, 'Vidya Iyer')
  expect(screen.getByText('You cannot deactivate your own account.')).toBeVisible()
  expect(screen.getByRole('radio', { name: 'Inactive' })).toBeDisabled()
  expect(screen.getByText('You cannot change your own privilege.')).toBeVisible()
  expect(getField('Privilege')).toBeDisabled()
  expect(getField('User name')).toBeEnabled()
})

test('users cannot change their own email but can change a colleague’s', async () => {
  const { user } = await open()
  await edit(user, 'Vidya Iyer')
  expect(getField('Email')).toHaveAttribute('readonly')
  expect(getField('Email')).toHaveAccessibleDescription(OWN_ADDRESS)
  await user.type(getField('Email'), 'x')
  expect(getField('Email')).toHaveValue(VIDYA)

  await press(user, 'Cancel')
  await edit(user, 'Priya Venkatesh')
  expect(getField('Email')).not.toHaveAttribute('readonly')
  expect(screen.queryByText(OWN_ADDRESS)).not.toBeInTheDocument()
})

test('Cancel discards the changes', async () => {
  const { user } = await open()
  await edit(user, 'Priya Venkatesh')
  await fill(user, { 'User name': 'Somebody Else' })
  await press(user, 'Cancel')
  await user.click(await screen.findByRole('button', { name: 'Discard changes' }))
  await waitFor(() => expect(getField('User name')).toHaveValue('Priya Venkatesh'))
  expect(getField('User name')).toHaveAttribute('readonly')
})
