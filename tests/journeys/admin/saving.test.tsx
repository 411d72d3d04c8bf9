import { screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { expect } from 'vitest'
import { queryApi } from '#shared/platform/queryCache/queryApi.ts'
import { sandboxServer } from '#tests/sandbox/testServer.ts'
import { deferred } from '#tests/support/deferred.ts'
import { test } from '#tests/support/sandboxTest.ts'
import { getField, fill, press } from '#tests/support/userActions.ts'
import {
  button,
  editService,
  openServices,
  panel,
  RENT_SLIP,
  rows,
  captureRequests,
} from './servicesSteps.ts'

const PATH = '*/master/V1/service-management'
const DESCRIPTION = { Description: 'Reads every earning of a payslip' }

const toast = (text: string) => screen.findByText(text, { selector: '.Toastify *' })
const recordOf = (name: string) => {
  const record = [...sandboxServer.world.services.values()].find((service) => service.name === name)
  if (record === undefined) throw new Error(`no service ${name}`)
  return record
}

/**
 * Delays the next call of this method, before or after the sandbox has handled it, until the returned function is
 * called.
 */
function holdNext(method: 'GET' | 'POST' | 'PUT'): () => void {
  const response = deferred()
  let isFirst = true
  sandboxServer.use(
    http.all(PATH, async ({ request }) => {
      if (request.method !== method || !isFirst) return
      isFirst = false
      await response.promise
    }),
  )
  return response.resolve
}

test('a save that ends after the user left does not navigate back', async () => {
  const { user } = await openServices()
  const letGo = holdNext('POST')
  await press(user, 'Add Service')
  await panel('Add Service')
  await fill(user, RENT_SLIP)
  await press(user, 'Save')
  await waitFor(() => expect(screen.getByRole('button', { name: 'Close' })).toBeDisabled())
  await press(user, 'Admin')
  await user.click(await screen.findByRole('link', { name: 'Client Management' }))
  const question = await screen.findByRole('alertdialog', {
    name: 'Leave while saving?',
  })
  await user.click(within(question).getByRole('button', { name: 'Leave' }))
  await screen.findByRole('heading', { name: 'Client Management' })
  letGo()
  await toast('Service created')
  expect(window.location.pathname).toBe('/admin/client')
})

test('a save that ends on another URL of the list does not change that URL', async () => {
  const { user } = await openServices()
  const letGo = holdNext('PUT')
  await editService(user, 'payslip')
  await fill(user, DESCRIPTION)
  await press(user, 'Save')
  await user.type(screen.getByRole('searchbox'), 'slip')
  await waitFor(() => expect(window.location.search).toContain('q=slip'))
  letGo()
  await toast('Service updated')
  expect(window.location.search).toContain('q=slip')
  expect(await screen.findByRole('button', { name: 'Edit' })).toBeVisible()
})

test('a save keeps and reports fields that someone else changed meanwhile', async () => {
  const { user } = await openServices()
  const sent = captureRequests()
  await user.click(screen.getByRole('link', { name: 'payslip' }))
  await panel('payslip')
  recordOf('payslip').isActive = false
  await press(user, 'Edit')
  expect(await screen.findByText(/Someone else has changed: Status/)).toBeVisible()
  await fill(user, DESCRIPTION)
  await press(user, 'Save')
  await toast('Service updated')
  expect(sent.filter((call) => call !== 'GET').map(({ method }) => method)).toEqual(['PUT'])
  expect(recordOf('payslip').isActive).toBe(false)
  const status = () => rows().find(([name]) => name === 'payslip')?.[1]
  await waitFor(() => expect(status()).toBe('Inactive'))
})

test('a list request sent before a save does not overwrite the saved record', async () => {
  const { user, store } = await openServices()
  await user.click(screen.getByRole('link', { name: 'payslip' }))
  await panel('payslip')
  // The response is created before the save and arrives after it.
  const before = structuredClone([...sandboxServer.world.services.values()])
  const response = deferred()
  let listRequests = 0
  sandboxServer.use(
    http.get(PATH, async () => {
      listRequests += 1
      await response.promise
      return Response.json({ data: before })
    }),
  )
  await press(user, 'Edit')
  await waitFor(() => expect(listRequests).toBe(1))
  await fill(user, { 'Service name': 'payslipTwo' })
  await press(user, 'Save')
  await toast('Service updated')
  response.resolve()
  await Promise.all(store.dispatch(queryApi.util.getRunningQueriesThunk()))
  const names = () => rows().map(([name]) => name)
  await waitFor(() => expect(names()).toContain('payslipTwo'))
  expect(names()).not.toContain('payslip')
})

test('the focus is never lost: Edit, failed save, Cancel, save and Close', async () => {
  const { user } = await openServices()
  await editService(user, 'payslip')
  expect(getField('Service name')).toHaveFocus()
  await fill(user, { 'Service name': 'server-error' })
  await press(user, 'Save')
  await screen.findByText('Internal Server Error', { selector: '.Toastify *' })
  await waitFor(() => expect(button('Save')).toHaveFocus())
  expect(getField('Service name')).toHaveValue('server-error')

  await press(user, 'Cancel')
  await user.click(await screen.findByRole('button', { name: 'Discard changes' }))
  await waitFor(() => expect(screen.getByRole('heading', { name: 'payslip' })).toHaveFocus())

  await press(user, 'Edit')
  await fill(user, DESCRIPTION)
  await press(user, 'Save')
  await toast('Service updated')
  await waitFor(() => expect(screen.getByRole('heading', { name: 'payslip' })).toHaveFocus())
  await press(user, 'Close')
  await waitFor(() => expect(screen.getByRole('link', { name: 'payslip' })).toHaveFocus())

  await press(user, 'Add Service')
  await panel('Add Service')
  await press(user, 'Close')
  await waitFor(() => expect(button('Add Service')).toHaveFocus())
})

test('holding Enter does not save', async () => {
  const { user } = await openServices()
  const sent = captureRequests()
  await editService(user, 'payslip')
  await fill(user, DESCRIPTION)
  sent.length = 0
  await user.click(getField('Description'))
  await user.keyboard('{Enter>4}')
  // The first of the five is a separate press and goes to Save; repeats do nothing.
  await toast('Service updated')
  expect(sent.filter((call) => call !== 'GET')).toHaveLength(1)
})

test('Next in an empty new record stops at the first missing field', async () => {
  const { user } = await openServices()
  await press(user, 'Add Service')
  await panel('Add Service')
  await press(user, 'Save')
  await toast('please fill all the mandatory fields')
  expect(screen.getByText('Please enter a valid service name')).toBeVisible()
  expect(getField('Service name')).toHaveFocus()
})

test('a new record is visible although the current search does not match it', async () => {
  const { user } = await openServices('/admin/service?q=pay')
  await press(user, 'Add Service')
  await panel('Add Service')
  await fill(user, RENT_SLIP)
  await press(user, 'Save')
  await toast('Service created')
  await waitFor(() => expect(rows().map(([name]) => name)).toContain('rentSlip'))
  await waitFor(() => expect(window.location.search).toBe(''))
})

test('a URL without a record id opens no record', async () => {
  await openServices('/admin/service?open=')
  expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument()
})
