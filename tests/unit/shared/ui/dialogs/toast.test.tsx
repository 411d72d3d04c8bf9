import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { showToast } from '#shared/platform/dialogs/toast.ts'
import { ToastHost } from '#shared/ui/dialogs/toasts/ToastHost.tsx'
import { renderOverPage } from './renderOverPage.tsx'

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
})

const pass = (ms: number) => act(async () => vi.advanceTimersByTimeAsync(ms))
const toast = (...args: Parameters<typeof showToast>) => act(() => showToast(...args))

it('shows a line for 3 seconds', async () => {
  renderOverPage(<ToastHost />)
  toast('success', 'Login successful')
  expect(await screen.findByRole('status')).toHaveTextContent('Login successful')
  await pass(2_500)
  expect(screen.getByText('Login successful')).toBeVisible()
  await pass(700)
  await waitFor(() => expect(screen.queryByText('Login successful')).not.toBeInTheDocument())
})

it('shows several at a time, each with its own clock', async () => {
  renderOverPage(<ToastHost />)
  toast('success', 'Client created')
  await screen.findByText('Client created')
  await pass(2_000)
  toast('error', 'Data Already exist')
  await screen.findByText('Data Already exist')
  await pass(1_500)
  await waitFor(() => expect(screen.queryByText('Client created')).not.toBeInTheDocument())
  expect(screen.getByText('Data Already exist')).toBeVisible()
})

it('shows an equal text once, and keeps it longer', async () => {
  renderOverPage(<ToastHost />)
  toast('error', 'please fill all the mandatory fields')
  await screen.findByText('please fill all the mandatory fields')
  await pass(2_000)
  toast('error', 'please fill all the mandatory fields')
  await pass(2_000)
  expect(screen.getAllByText('please fill all the mandatory fields')).toHaveLength(1)
  await pass(1_500)
  await waitFor(() =>
    expect(screen.queryByText('please fill all the mandatory fields')).not.toBeInTheDocument(),
  )
})

it('disappears when clicked', async () => {
  renderOverPage(<ToastHost />)
  toast('success', 'User updated', 'top-start')
  const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime })
  await user.click(await screen.findByText('User updated'))
  await waitFor(() => expect(screen.queryByText('User updated')).not.toBeInTheDocument())
})

it('shows the server’s text as text', async () => {
  renderOverPage(<ToastHost />)
  toast('error', '<b>No data found</b>')
  expect(await screen.findByText('<b>No data found</b>')).toBeVisible()
})

describe('without its library', () => {
  const load = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))

  it('shows plain texts one after the other', async () => {
    renderOverPage(<ToastHost load={load} />)
    toast('success', 'Logout successful')
    toast('success', 'Please login again')
    expect(await screen.findByRole('status')).toHaveTextContent('Logout successful')
    await pass(3_000)
    expect(screen.getByRole('status')).toHaveTextContent('Please login again')
    await pass(3_000)
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
  })
})
