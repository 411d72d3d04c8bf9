import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { LazyCombobox } from '#shared/ui/combobox/LazyCombobox.tsx'

const OPTIONS = [
  { value: '', label: 'All Organizations' },
  { value: 'PIN', label: 'PIN', description: 'Pinnacle Home Loans' },
]

it('shows its value before its code has loaded, and passes the focus on', async () => {
  const onChange = vi.fn<(value: string) => void>()
  const user = userEvent.setup()
  render(<LazyCombobox id="client" label="Client" options={OPTIONS} value="" onChange={onChange} />)
  const field = () => screen.getByRole('combobox', { name: 'Client' })
  expect(field()).toHaveValue('All Organizations')
  expect(field()).toHaveAttribute('aria-busy', 'true')
  field().focus()
  await waitFor(() => expect(field()).not.toHaveAttribute('aria-busy'))
  expect(field()).toHaveFocus()
  await user.clear(field())
  await user.keyboard('pin{Enter}')
  expect(onChange.mock.calls).toEqual([['PIN']])
})

it('keeps text typed before its code has loaded', async () => {
  vi.resetModules() // its code is still to come
  const { LazyCombobox: Fresh } = await import('#shared/ui/combobox/LazyCombobox.tsx')
  const onChange = vi.fn<(value: string) => void>()
  const user = userEvent.setup()
  render(<Fresh id="client" label="Client" options={OPTIONS} value="" onChange={onChange} />)
  const field = () => screen.getByRole('combobox', { name: 'Client' })
  expect(field()).toHaveAttribute('aria-busy', 'true')
  fireEvent.focus(field())
  fireEvent.change(field(), { target: { value: 'pin' } })
  expect(field()).toHaveValue('pin')
  await waitFor(() => expect(field()).not.toHaveAttribute('aria-busy'))
  expect(field()).toHaveValue('pin')
  expect(field()).toHaveFocus()
  expect(screen.getByRole('option')).toHaveTextContent('Pinnacle Home Loans')
  await user.keyboard('{Enter}')
  expect(onChange.mock.calls).toEqual([['PIN']])
})
