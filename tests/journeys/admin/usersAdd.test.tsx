import { screen, waitFor, within } from '@testing-library/react'
import { expect } from 'vitest'
import { signIn } from '#features/auth/signIn/PasswordStep.tsx'
import { PASSWORD_MESSAGE } from '#shared/platform/lib/passwordRules.ts'
import { SANDBOX_PASSWORD } from '#tests/sandbox/accounts.ts'
import { sandboxServer } from '#tests/sandbox/testServer.ts'
import { renderApp } from '#tests/support/renderApp.tsx'
import { test } from '#tests/support/sandboxTest.ts'
import { createTestAppStore } from '#tests/support/stores.ts'
import { getField, fill, press } from '#tests/support/userActions.ts'
import {
  addUser,
  fillDetails,
  names,
  panel,
  pick,
  record,
  SANDHYA,
  service,
  switchOff,
  VIDYA,
  captureRequests,
} from './usersSteps.ts'

const open = async (path = '/admin/user?open=new') => renderApp(path, { as: VIDYA })
const MANDATORY = 'please fill all the mandatory fields'
const { 'Contact number (optional)': _, ...NO_NUMBER } = SANDHYA

const kaveri = () => sandboxServer.world.clients.get('KVM')?.clientId
const data = () => ({
  clientId: kaveri(),
  clientCode: 'KVM',
  username: 'Sandhya Pillai',
  emailId: 'sandhya.pillai@kaveri.example',
  privilege: 'User',
  password: SANDBOX_PASSWORD,
})

test('creates a user in two steps with the specified request body', async () => {
  const sent = captureRequests()
  const { user, store } = await open('/admin/user')
  await screen.findByRole('link', { name: 'Kabir Sethi' })
  await press(user, 'Add User')
  await waitFor(() => expect(window.location.search).toBe('?open=new'))
  const form = await panel()
  expect(within(form).getByText('Step 1 of 2')).toBeVisible()
  await fillDetails(user)
  expect(screen.getByText('Choose at least one service.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled()
  await user.click(screen.getByRole('checkbox', { name: 'Payslip' }))
  const summary = screen.getByRole('region', { name: 'What will be created' })
  expect(summary).toHaveTextContent('Kaveri Microfinance')
  expect(summary).toHaveTextContent('sandhya.pillai@kaveri.example')
  expect(summary).not.toHaveTextContent(SANDBOX_PASSWORD)
  expect(sent).toEqual([])

  await press(user, 'Save')
  expect(await screen.findByText('User created')).toBeVisible()
  expect(sent).toEqual([
    {
      method: 'POST',
      query: '',
      body: {
        input_data: { ...data(), contactNumber: '9845099887' },
        service: [service('payslip')],
      },
    },
  ])
  await waitFor(() => expect(window.location.search).toBe(''))
  expect(names()).toContain('Sandhya Pillai')
  await waitFor(() =>
    expect(screen.queryByRole('region', { name: 'Add User' })).not.toBeInTheDocument(),
  )
  expect(JSON.stringify(store.getState())).not.toContain(SANDBOX_PASSWORD)

  const theirs = createTestAppStore()
  const result = await theirs.dispatch(
    signIn({ email: 'sandhya.pillai@kaveri.example', password: SANDBOX_PASSWORD }),
  )
  expect(result.kind).toBe('signedIn')
  expect(theirs.getState().session.user).toMatchObject({ clientCode: 'KVM', services: ['payslip'] })
})

test('omits an empty contact number', async () => {
  const sent = captureRequests()
  const { user } = await open()
  await addUser(user, NO_NUMBER)
  expect(await screen.findByText('User created')).toBeVisible()
  expect(sent[0]?.body).toEqual({ input_data: data(), service: [service('payslip')] })
})

test('a ProductAdmin can assign every privilege', async () => {
  const sent = captureRequests()
  const { user } = await open()
  await panel()
  const privilege = screen.getByRole('combobox', { name: 'Privilege' })
  expect(
    within(privilege)
      .getAllByRole('option')
      .map((one) => one.textContent),
  ).toEqual(['User', 'ClientAdmin', 'ProductAdmin'])
  await user.selectOptions(privilege, 'ClientAdmin')
  await addUser(user)
  expect(await screen.findByText('User created')).toBeVisible()
  expect(sent[0]?.body).toMatchObject({ input_data: { privilege: 'ClientAdmin' } })
})

test('the client determines the offered services, and another client resets the selection', async () => {
  const { user } = await open()
  await fillDetails(user)
  await press(user, 'All')
  const all = screen.getAllByRole('checkbox')
  expect(all).toHaveLength(14)
  for (const box of all) expect(box).toBeChecked()

  await press(user, 'User Details')
  await pick(user, 'Client', 'Trellis Siliguri Desk')
  await press(user, 'Services')
  await screen.findByText('Step 2 of 2')
  expect(
    screen.getByText('A sub-client inherits its services from Trellis Payroll Partners.'),
  ).toBeVisible()
  const boxes = screen.getAllByRole('checkbox')
  expect(boxes.map((box) => box.closest('li')?.textContent)).toEqual([
    'Payslip',
    'UAN',
    'PAN',
    'Aadhaar',
    'Address verification',
  ])
  for (const box of boxes) expect(box).not.toBeChecked()
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled()
})

test('inactive services are marked and can be assigned', async () => {
  switchOff('payslip')
  const sent = captureRequests()
  const { user } = await open()
  await fillDetails(user)
  expect(await screen.findByRole('checkbox', { name: /^Payslip.*Inactive$/ })).toBeEnabled()
  expect(screen.getAllByText(/Inactive/, { selector: 'label *' })).toHaveLength(1)
  await press(user, 'All')
  await press(user, 'Save')
  expect(await screen.findByText('User created')).toBeVisible()
  expect(sent[0]?.body).toMatchObject({ service: expect.arrayContaining([service('payslip')]) })
  expect(record('sandhya.pillai@kaveri.example').services).toHaveLength(14)
})

test('finds a client by text pasted into the closed field', async () => {
  const { user } = await open()
  await panel()
  screen.getByRole('combobox', { name: 'Client' }).focus()
  await user.paste('hosur')
  const list = await screen.findByRole('listbox')
  expect(within(list).getAllByRole('option')).toHaveLength(1)
  await user.keyboard('{Enter}')
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: 'Client' })).toHaveValue('Kaveri Hosur Branch'),
  )
})

test('does not offer inactive clients', async () => {
  const { user } = await open()
  await panel()
  const box = screen.getByRole('combobox', { name: 'Client' })
  await user.click(box)
  await user.type(box, 'gold finance')
  expect(screen.queryByRole('option', { name: /^Saraswat Gold Finance/ })).not.toBeInTheDocument()
})

test('shows the message of each invalid field and focuses the first one', async () => {
  const { user } = await open()
  await panel()
  await pick(user, 'Client', 'Kaveri Microfinance')
  const invalid = {
    'User name': ['Ravi', 'Please enter a valid user name , min 5 char'],
    Email: ['sandhya@kaveri', 'Please enter a valid email address'],
    'Contact number (optional)': ['98450', 'Please enter a valid phone number'],
    Password: ['lekha2026', PASSWORD_MESSAGE],
  } as const
  for (const [label, [text]] of Object.entries(invalid)) await fill(user, { [label]: text })
  await press(user, 'Next')
  expect(await screen.findByText(MANDATORY)).toBeVisible()
  for (const [label, [, message]] of Object.entries(invalid))
    expect(getField(label)).toHaveAccessibleDescription(expect.stringContaining(message))
  expect(getField('User name')).toHaveFocus()
  expect(screen.getByText('Step 1 of 2')).toBeVisible()
})

test('a new user needs a client', async () => {
  const { user } = await open()
  await panel()
  await fill(user, SANDHYA)
  await press(user, 'Next')
  expect(await screen.findByText('field is mandatory select one')).toBeVisible()
  expect(screen.getByRole('combobox', { name: 'Client' })).toHaveFocus()
})

test('hides the password until Show password', async () => {
  const { user } = await open()
  await panel()
  expect(getField('Password')).toHaveAttribute('type', 'password')
  await press(user, 'Show')
  expect(getField('Password')).toHaveAttribute('type', 'text')
})

test.each([
  ['string-detail', 'Sandbox: the detail is this string'],
  ['array-detail', 'Sandbox: the first of two details'],
])('shows the dialog for a creation that fails with %s and keeps the form', async (name, toast) => {
  const { user } = await open()
  await addUser(user, { ...SANDHYA, 'User name': name })
  expect(await screen.findByText(toast)).toBeVisible()
  expect(screen.getByRole('checkbox', { name: 'Payslip' })).toBeChecked()
  await press(user, 'User Details')
  expect(await screen.findByLabelText('User name')).toHaveValue(name)
  expect(getField('Password')).toHaveValue(SANDBOX_PASSWORD)
})

test('reports an existing email and accepts another one', async () => {
  const { user } = await open()
  await addUser(user, { ...SANDHYA, Email: 'kabir.sethi@kaveri.example' })
  expect(await screen.findByText('Data Already exist')).toBeVisible()
  expect(record('kabir.sethi@kaveri.example').username).toBe('Kabir Sethi')
  await press(user, 'User Details')
  await screen.findByLabelText('Email')
  await fill(user, { Email: 'sandhya.pillai@kaveri.example' })
  await press(user, 'Services')
  await press(user, 'Save')
  expect(await screen.findByText('User created')).toBeVisible()
})

test('reports a creation without a response and keeps the form', async () => {
  const { user } = await open()
  await addUser(user, { ...SANDHYA, 'User name': 'no-answer' })
  expect(
    await screen.findByRole('alertdialog', { name: 'Unable to connect to the server!' }),
  ).toBeVisible()
  await press(user, 'OK')
  expect(screen.getByRole('checkbox', { name: 'Payslip' })).toBeChecked()
})

test('shows Session Timedout when the session has ended', async () => {
  const { user } = await open()
  await addUser(user, { ...SANDHYA, 'User name': 'unauthorized' })
  expect(await screen.findByRole('alertdialog', { name: 'Session Timedout' })).toBeVisible()
})

test.each(['no-record', 'misfit'])(
  'reloads the list after a creation answered with %s',
  async (name) => {
    const { user } = await open()
    await addUser(user, { ...SANDHYA, 'User name': name })
    expect(await screen.findByText('User created')).toBeVisible()
    await waitFor(() => expect(names()).toContain(name))
  },
)

test('asks before entered values are discarded', async () => {
  const { user } = await open()
  await panel()
  await fill(user, { 'User name': 'Sandhya' })
  await press(user, 'Close')
  const dialog = await screen.findByRole('alertdialog', { name: 'Leave without saving?' })
  await user.click(within(dialog).getByRole('button', { name: 'Keep editing' }))
  expect(getField('User name')).toHaveValue('Sandhya')
  // The list beside the form can be searched.
  await user.type(screen.getByRole('searchbox', { name: 'Search users' }), 'kabir')
  await waitFor(() =>
    expect(screen.getByRole('link', { name: 'Kabir Sethi' })).toHaveAttribute(
      'href',
      expect.stringContaining('q=kabir'),
    ),
  )
  expect(getField('User name')).toHaveValue('Sandhya')

  await press(user, 'Close')
  await user.click(await screen.findByRole('button', { name: 'Discard changes' }))
  await waitFor(() => expect(window.location.search).toBe('?q=kabir'))
  await waitFor(() =>
    expect(screen.queryByRole('region', { name: 'Add User' })).not.toBeInTheDocument(),
  )
})
