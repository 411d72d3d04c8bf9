import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { Segmented } from '#shared/ui/components/fields/Segmented.tsx'

const KINDS = [
  { value: 'Client', label: 'Client' },
  { value: 'subClient', label: 'Sub-client' },
] as const

function Kind({ isReadOnly = false }: { isReadOnly?: boolean }) {
  const [kind, setKind] = useState<'Client' | 'subClient'>('Client')
  return (
    <Segmented
      label="Client type"
      options={KINDS}
      value={kind}
      onChange={setKind}
      isReadOnly={isReadOnly}
    />
  )
}

it('is a group of radios that a click or an arrow moves', async () => {
  const user = userEvent.setup()
  render(<Kind />)
  expect(screen.getByRole('radiogroup', { name: 'Client type' })).toBeInTheDocument()
  await user.click(screen.getByText('Sub-client'))
  expect(screen.getByRole('radio', { name: 'Sub-client' })).toBeChecked()
  await user.keyboard('{ArrowLeft}')
  expect(screen.getByRole('radio', { name: 'Client' })).toBeChecked()
})

it('shows its value and cannot be changed while read-only', async () => {
  const user = userEvent.setup()
  render(<Kind isReadOnly />)
  await user.click(screen.getByText('Sub-client'))
  expect(screen.getByRole('radio', { name: 'Client' })).toBeChecked()
  expect(screen.getByRole('radiogroup')).toHaveAttribute('aria-readonly', 'true')
})
