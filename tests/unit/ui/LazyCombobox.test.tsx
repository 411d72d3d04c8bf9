import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { LazyCombobox } from '#shared/ui/LazyCombobox.tsx'

const OPTIONS = [
  { value: '', label: 'All Organizations' },
  { value: 'PIN', label: 'PIN', line: 'Pinnacle Home Loans' },
]

it('stands there with its value before its code, and hands the focus on', async () => {
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
