import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, vi } from 'vitest'
import { sandboxServer } from '#tests/sandbox/testServer.ts'
import { renderApp } from '#tests/support/renderApp.tsx'
import { test } from '#tests/support/sandboxTest.ts'
import { getField, fill, press } from '#tests/support/userActions.ts'
import {
  edit,
  LAKSHMI,
  names,
  panel,
  record,
  ROHAN,
  SANDHYA,
  saveEdit,
  service,
  switchOff,
  captureRequests,
} from './usersSteps.ts'

const open = async (path = '/admin/user') => renderApp(path, { as: ROHAN })
const PRIYA = 'priya.venkatesh@kaveri.example'
const privileges = () =>
  within(getField('Privilege'))
    .getAllByRole('option')
    .map((one) => one.textContent)

/** Replaces the response of the clients list. */
const clientsAnswer = (answer: () => Response) =>
  sandboxServer.use(http.get('*/master/V1/client-management', answer))

test('shows only the users of the own client, without filter and sorting by code', async () => {
  await open('/admin/user?client=DAC')
  await screen.findByRole('link', { name: 'Rohan Kulkarni' })
  const own = [...sandboxServer.world.users.values()].filter(
    ({ clientCode, isMagic }) => clientCode === 'KVM' && isMagic !== true,
  )
  expect(names().toSorted()).toEqual(own.map(({ username }) => username).toSorted())
  expect(screen.queryByRole('combobox', { name: 'Organization' })).not.toBeInTheDocument()
  const head = screen.getByRole('columnheader', { name: 'ClientCode' })
  expect(within(head).queryByRole('button')).not.toBeInTheDocument()
})

test('hides users of other clients even if the server sends them', async () => {
  sandboxServer.use(
    http.get('*/master/V1/user-management', () =>
      HttpResponse.json({
        data: ['KVM', 'DAC'].map((clientCode) => ({
          userId: clientCode,
          clientId: clientCode,
          clientCode,
          username: `One of ${clientCode}`,
          emailId: 'one@x.example',
          privilege: 'User',
          isActive: true,
        })),
      }),
    ),
  )
  await open()
  await screen.findByRole('link', { name: 'One of KVM' })
  expect(names()).toEqual(['One of KVM'])
})

test('a new user belongs to the own client and has the privilege User', async () => {
  const sent = captureRequests()
  const { user } = await open()
  await screen.findByRole('link', { name: 'Rohan Kulkarni' })
  await press(user, 'Add User')
  await panel()
  expect(getField('Client')).toHaveValue('Kaveri Microfinance (KVM)')
  expect(getField('Client')).toHaveAttribute('readonly')
  expect(screen.getByText('You manage the users of your own client.')).toBeVisible()
  expect(privileges()).toEqual(['User'])
  expect(getField('Privilege')).toBeDisabled()
  await fill(user, SANDHYA)
  await press(user, 'Next')
  await user.click(await screen.findByRole('checkbox', { name: 'PAN' }))
  await press(user, 'Save')
  expect(await screen.findByText('User created')).toBeVisible()
  expect(sent[0]?.body).toMatchObject({
    input_data: { clientId: record(ROHAN).clientId, clientCode: 'KVM', privilege: 'User' },
    service: [service('pancard')],
  })
  await waitFor(() => expect(names()).toContain('Sandhya Pillai'))
})

test('offers all services of the client and does not mark inactive ones', async () => {
  switchOff('payslip')
  const onServiceRequest = vi.fn()
  sandboxServer.use(http.get('*/master/V1/service-management', () => onServiceRequest()))
  const sent = captureRequests()
  const { user } = await open('/admin/user?open=new')
  await panel()
  await fill(user, SANDHYA)
  await press(user, 'Next')
  expect(await screen.findByRole('checkbox', { name: 'Payslip' })).toBeEnabled()
  await press(user, 'All')
  await press(user, 'Save')
  expect(await screen.findByText('User created')).toBeVisible()
  expect(sent[0]?.body).toMatchObject({ service: { length: 14 } })
  expect(onServiceRequest).not.toHaveBeenCalled()
})

test('the ClientAdmin of a sub-client assigns the parent’s services', async () => {
  const sent = captureRequests()
  const { user } = await renderApp('/admin/user?open=new', { as: LAKSHMI })
  await panel()
  expect(getField('Client')).toHaveValue('Kaveri Hosur Branch (KVH)')
  await fill(user, SANDHYA)
  await press(user, 'Next')
  expect(
    await screen.findByText('A sub-client inherits its services from Kaveri Microfinance.'),
  ).toBeVisible()
  await user.click(screen.getByRole('checkbox', { name: 'Payslip' }))
  await press(user, 'Save')
  expect(await screen.findByText('User created')).toBeVisible()
  expect(sent[0]?.body).toMatchObject({ input_data: { clientCode: 'KVH' } })
})

test('an edit cannot assign a privilege above ClientAdmin', async () => {
  const sent = captureRequests()
  const { user } = await open()
  await edit(user, 'Priya Venkatesh')
  expect(privileges()).toEqual(['User', 'ClientAdmin'])
  expect(getField('Client')).toHaveAttribute('readonly')
  await user.selectOptions(getField('Privilege'), 'ClientAdmin')
  await saveEdit(user)
  expect(await screen.findByText('User updated')).toBeVisible()
  expect(sent[0]?.body).toMatchObject({ update_data: { privilege: 'ClientAdmin' } })
  expect(record(PRIYA).privilege).toBe('ClientAdmin')
})

test('explains why a ProductAdmin cannot be edited', async () => {
  record(PRIYA).privilege = 'ProductAdmin'
  const { user } = await open()
  await user.click(await screen.findByRole('link', { name: 'Priya Venkatesh' }))
  await panel('Priya Venkatesh')
  expect(getField('Privilege')).toHaveValue('ProductAdmin')
  expect(screen.getByRole('button', { name: 'Edit' })).toBeDisabled()
  expect(screen.getByText('Only a ProductAdmin can change a ProductAdmin.')).toBeVisible()
})

test('users cannot deactivate themselves or lower their own privilege', async () => {
  const { user } = await open()
  await edit(user, 'Rohan Kulkarni')
  expect(screen.getByText('You cannot deactivate your own account.')).toBeVisible()
  expect(screen.getByRole('radio', { name: 'Inactive' })).toBeDisabled()
  expect(getField('Privilege')).toBeDisabled()
  expect(getField('Email')).toHaveAttribute('readonly')
  expect(getField('Email')).toHaveAccessibleDescription(
    'You are signed in with this address. Another administrator can change it.',
  )
})

test('a link to another client’s user does not open the record', async () => {
  await open(`/admin/user?open=${record('isha.gupta@deccan.example').userId}`)
  expect(await screen.findByText('No such user')).toBeVisible()
  expect(screen.queryByText('Isha Gupta')).not.toBeInTheDocument()
})

test('shows the server’s message as a toast when it rejects a save, and keeps the form', async () => {
  const { user } = await open()
  await edit(user, 'Priya Venkatesh')
  await fill(user, { 'User name': 'Priya Venkatesan' })
  // A ProductAdmin moves the user to another client meanwhile.
  record(PRIYA).clientId = record('isha.gupta@deccan.example').clientId
  await saveEdit(user)
  expect(
    await screen.findByText('A ClientAdmin manages users of the own client only.'),
  ).toBeVisible()
  await press(user, 'User Details')
  expect(await screen.findByLabelText('User name')).toHaveValue('Priya Venkatesan')
})

test.each([
  ['cannot be loaded', () => new HttpResponse(null, { status: 500 })],
  ['does not contain the own client', () => new HttpResponse(null, { status: 204 })],
])(
  'a clients list that %s still shows the users, and adding explains what is missing',
  async (_name, answer) => {
    let isFixed = false
    sandboxServer.use(
      http.get('*/master/V1/client-management', () => (isFixed ? undefined : answer())),
    )
    const { user } = await open('/admin/user?open=new')
    expect(await screen.findByText('Your client KVM could not be loaded')).toBeVisible()
    await waitFor(() => expect(names()).toContain('Priya Venkatesh'))
    isFixed = true
    await press(user, 'Try again')
    await panel()
    expect(getField('Client')).toHaveValue('Kaveri Microfinance (KVM)')
  },
)

test('a ClientAdmin without access to the clients list can add users to the own client', async () => {
  clientsAnswer(() => HttpResponse.json({ detail: 'Forbidden' }, { status: 403 }))
  record(ROHAN).services = record(PRIYA).services
  const sent = captureRequests()
  const { user } = await open('/admin/user?open=new')
  await panel()
  expect(getField('Client')).toHaveValue('KVM (KVM)')
  await fill(user, SANDHYA)
  await press(user, 'Next')
  await user.click(await screen.findByRole('checkbox', { name: 'Payslip' }))
  await press(user, 'Save')
  expect(await screen.findByText('User created')).toBeVisible()
  expect(sent[0]?.body).toMatchObject({
    input_data: { clientId: record(ROHAN).clientId, clientCode: 'KVM' },
    service: [service('payslip')],
  })
})

test('services that were loaded before can still be changed without the clients list', async () => {
  clientsAnswer(() => new HttpResponse(null, { status: 500 }))
  const sent = captureRequests()
  const { user } = await open()
  await edit(user, 'Priya Venkatesh')
  const notice = screen.getByText(
    'The clients could not be loaded, so their services cannot be offered.',
  )
  expect(notice).toBeVisible()
  await press(user, 'Next')
  await screen.findByText('Step 2 of 2')
  expect(screen.getAllByRole('checkbox')).toHaveLength(3)
  await user.click(screen.getByRole('checkbox', { name: 'Payslip' }))
  await press(user, 'Save')
  expect(await screen.findByText('User updated')).toBeVisible()
  expect(sent[0]?.body).toMatchObject({ service: [service('bankStatement'), service('form26')] })
})

test('a user with all services keeps them without the clients list', async () => {
  clientsAnswer(() => new HttpResponse(null, { status: 500 }))
  record(PRIYA).services = null
  const { user } = await open()
  await user.click(await screen.findByRole('link', { name: 'Priya Venkatesh' }))
  await panel('Priya Venkatesh')
  expect(screen.getByRole('button', { name: 'Edit' })).toBeDisabled()
  expect(
    screen.getByText('This user’s services are unknown because their client could not be found.'),
  ).toBeVisible()
})
