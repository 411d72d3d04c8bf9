import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect } from 'vitest'
import { sandboxServer } from '#tests/sandbox/testServer.ts'
import { renderApp } from '#tests/support/renderApp.tsx'
import { test } from '#tests/support/sandboxTest.ts'
import { press } from '#tests/support/userActions.ts'
import { names, panel, pick, record, VIDYA } from './usersSteps.ts'

const open = async (path = '/admin/user') => renderApp(path, { as: VIDYA })
const findUser = () => screen.findByRole('link', { name: 'Kabir Sethi' })
const KAVERI = /^(Kabir|Rohan|Esha|Priya|Manjunath|Bhavana|Naveen)/

test('the list has the specified columns and all users', async () => {
  await open()
  await findUser()
  expect(screen.getByRole('heading', { name: 'User Management', level: 1 })).toBeVisible()
  expect(screen.getByRole('heading', { name: /Users List/ })).toHaveTextContent('55')
  const heads = screen.getAllByRole('columnheader').map((head) => head.textContent)
  expect(heads).toEqual(['ClientCode', 'User', 'Status', 'Actions'])
  const row = within(screen.getByRole('row', { name: /Naveen Kumar/ }))
  expect(row.getByText('KVM')).toBeVisible()
  expect(row.getByText('naveen.kumar@kaveri.example')).toBeVisible()
  expect(row.getByText('Inactive')).toBeVisible()
})

test('View in a user’s actions opens the record', async () => {
  const { user } = await open()
  await user.click(await screen.findByRole('link', { name: 'View Priya Venkatesh' }))
  expect(await panel('Priya Venkatesh')).toBeVisible()
  expect(new URLSearchParams(window.location.search).get('open')).toBe(
    record('priya.venkatesh@kaveri.example').userId,
  )
})

test.each([
  ['a name', 'priya venk', ['Priya Venkatesh']],
  ['an email', 'bhavana.reddy@', ['Bhavana Reddy']],
  ['a client code', 'SGB', ['Shreya Hegde']],
  ['a number', '9487032211', ['Murali Krishnan']],
])('search finds a user by %s', async (_name, text, expected) => {
  const { user } = await open()
  await findUser()
  await user.type(screen.getByRole('searchbox', { name: 'Search users' }), text)
  await waitFor(() => expect(names()).toEqual(expected))
  await waitFor(() => expect(new URLSearchParams(window.location.search).get('q')).toBe(text))
})

test('the filter shows the users of one client and stays in the URL until All Organizations', async () => {
  const { user } = await open()
  await findUser()
  const filter = screen.getByRole('combobox', { name: 'Organization' })
  expect(filter).toHaveValue('All Organizations')
  await pick(user, 'Organization', 'Kaveri Microfinance')
  await waitFor(() => expect(window.location.search).toBe('?client=KVM'))
  await waitFor(() => expect(names()).toHaveLength(7))
  for (const name of names()) expect(name).toMatch(KAVERI)
  await pick(user, 'Organization', 'All Organizations')
  await waitFor(() => expect(window.location.search).toBe(''))
  await waitFor(() => expect(names()).toHaveLength(55))
})

test('a shared link restores filter, order and record', async () => {
  const id = record('priya.venkatesh@kaveri.example').userId
  await open(`/admin/user?client=KVM&sort=-username&open=${id}`)
  await panel('Priya Venkatesh')
  expect(screen.getByRole('combobox', { name: 'Organization' })).toHaveValue('Kaveri Microfinance')
  expect(names()[0]).toBe('Rohan Kulkarni')
  expect(screen.getByRole('row', { name: /Priya Venkatesh/ })).toHaveAttribute(
    'aria-current',
    'true',
  )
})

test('a ProductAdmin can sort by client code', async () => {
  const { user } = await open()
  await findUser()
  await user.click(screen.getByRole('button', { name: 'ClientCode' }))
  await waitFor(() => expect(window.location.search).toBe('?sort=clientCode'))
  await waitFor(() => expect(names()[0]).toBe('Mahendra Rathore'))
})

test('a client code without users can be filtered and shows that nothing matches', async () => {
  const { user } = await open('/admin/user?client=XYZ')
  expect(await screen.findByText('No user matches these filters')).toBeVisible()
  expect(screen.getByText('There are 55 users in total.')).toBeVisible()
  expect(screen.getByRole('combobox', { name: 'Organization' })).toHaveValue('XYZ')
  await press(user, 'Reset')
  await waitFor(() => expect(window.location.search).toBe(''))
  expect(await findUser()).toBeVisible()
})

test('reports an unknown user id and lets it be closed', async () => {
  const { user } = await open('/admin/user?open=user-9999')
  expect(await screen.findByText('No such user')).toBeVisible()
  await press(user, 'Close')
  await waitFor(() => expect(window.location.search).toBe(''))
  expect(screen.queryByText('No such user')).not.toBeInTheDocument()
})

test('an empty list shows a toast and explains the first step', async () => {
  await renderApp('/admin/user', { as: 'list-empty@lekha.example' })
  expect(await screen.findByText('No users yet')).toBeVisible()
  expect(await screen.findByText('No data found')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Add User' })).toBeEnabled()
})

test('shows the first of several error details as a toast', async () => {
  await renderApp('/admin/user', { as: 'list-array-detail@lekha.example' })
  // The toast and the notice.
  expect(await screen.findByText('Sandbox: the first of two details')).toBeVisible()
  expect(screen.getByText('Sandbox: the first of two details.')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
})

test('shows the dialog and a notice when there is no response', async () => {
  const { user } = await renderApp('/admin/user', { as: 'list-no-answer@lekha.example' })
  await screen.findByRole('alertdialog', { name: 'Unable to connect to the server!' })
  await press(user, 'OK')
  expect(await screen.findByRole('alert')).toHaveTextContent('Unable to connect to the server!')
})

test('reports an invalid response and does not show an empty list', async () => {
  await renderApp('/admin/user', { as: 'list-misfit@lekha.example' })
  expect(await screen.findByRole('alert')).toHaveTextContent('userList')
  expect(screen.queryByText('No users yet')).not.toBeInTheDocument()
})

test('shows a failed list in the record’s panel too, and retrying loads both', async () => {
  let isFixed = false
  sandboxServer.use(
    http.get('*/master/V1/user-management', () =>
      isFixed ? undefined : HttpResponse.json({ detail: 'Later, please.' }, { status: 503 }),
    ),
  )
  const { user } = await open(`/admin/user?open=${record('isha.gupta@deccan.example').userId}`)
  expect(await screen.findByText('The user could not be loaded')).toBeVisible()
  expect(screen.getByRole('alert')).toHaveTextContent('Later, please.')
  isFixed = true
  await user.click(screen.getAllByRole('button', { name: 'Try again' })[0] ?? document.body)
  expect(await panel('Isha Gupta')).toBeVisible()
})
