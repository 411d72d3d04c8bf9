import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { Combobox } from '#shared/ui/combobox/Combobox.tsx'

const CLIENTS = [
  { value: '', label: 'All Organizations' },
  { value: 'PIN', label: 'PIN', description: 'Pinnacle Home Loans' },
  { value: 'KVM', label: 'KVM', description: 'Kaveri Microfinance' },
  { value: 'DAC', label: 'DAC', description: 'Deccan Auto Credit' },
]

type ScreenProps = { start?: string; disabled?: boolean; onChange?: (value: string) => void }

function Clients({ start = '', disabled, onChange }: ScreenProps) {
  const [value, setValue] = useState(start)
  return (
    <>
      <Combobox
        id="client"
        label="Client"
        options={CLIENTS}
        value={value}
        disabled={disabled}
        onChange={(next) => {
          setValue(next)
          onChange?.(next)
        }}
      />
      <button type="button">Next</button>
      <output aria-label="Value">{value}</output>
    </>
  )
}

function show(props: ScreenProps = {}) {
  const onChange = vi.fn<(value: string) => void>()
  render(<Clients {...props} onChange={onChange} />)
  return { user: userEvent.setup(), onChange }
}

const field = () => screen.getByRole('combobox', { name: 'Client' })
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)

describe('opening', () => {
  it('shows all with the selected one marked, also for screen readers', async () => {
    const { user } = show({ start: 'KVM' })
    expect(field()).toHaveValue('KVM')
    expect(field()).toHaveAttribute('aria-expanded', 'false')
    await user.click(field())
    expect(field()).toHaveAttribute('aria-expanded', 'true')
    expect(options()).toHaveLength(4)
    const chosen = screen.getByRole('option', { selected: true })
    expect(chosen).toHaveTextContent('KVMKaveri Microfinance')
    expect(field()).toHaveAttribute('aria-activedescendant', chosen.id)
    expect(screen.getByRole('listbox', { name: 'Client' })).toContainElement(chosen)
  })

  it('opens and closes by its button and stays shut when it is disabled', async () => {
    const { user } = show()
    await user.click(screen.getByRole('button', { name: 'Show the options' }))
    expect(options()).toHaveLength(4)
    await user.click(screen.getByRole('button', { name: 'Hide the options' }))
    expect(options()).toHaveLength(0)
  })

  it('does nothing while it is disabled', async () => {
    const { user } = show({ disabled: true })
    await user.click(field())
    await user.click(screen.getByRole('button', { name: 'Show the options' }))
    expect(options()).toHaveLength(0)
    expect(field()).toBeDisabled()
  })
})

describe('selection', () => {
  it('filters by label and description while typing, and Enter selects the first', async () => {
    const { user, onChange } = show()
    await user.click(field())
    await user.keyboard('kaveri mic')
    expect(options()).toEqual(['KVMKaveri Microfinance'])
    expect(onChange).not.toHaveBeenCalled()
    await user.keyboard('{Enter}')
    expect(onChange.mock.calls).toEqual([['KVM']])
    expect(field()).toHaveValue('KVM')
    expect(options()).toHaveLength(0)
  })

  it('keeps the first match of a typed text at the first arrow, and goes on at the second', async () => {
    const { user, onChange } = show({ start: 'PIN' })
    await user.tab()
    await user.keyboard('KVM{ArrowDown}{Enter}')
    expect(onChange.mock.calls).toEqual([['KVM']])
    await user.clear(field())
    await user.keyboard('i{ArrowDown}{ArrowDown}{Enter}')
    expect(onChange.mock.lastCall).toEqual(['PIN'])
  })

  it('opens at the selected one by an arrow and wraps around', async () => {
    const { user, onChange } = show({ start: 'PIN' })
    await user.tab()
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{Enter}')
    expect(onChange.mock.calls).toEqual([['']])
    expect(field()).toHaveValue('All Organizations')
  })

  it('selects by click, and can select the empty value', async () => {
    const { user, onChange } = show({ start: 'DAC' })
    await user.click(field())
    await user.click(screen.getByRole('option', { name: /All Organizations/ }))
    expect(onChange.mock.calls).toEqual([['']])
    await user.click(field())
    await user.click(screen.getByRole('option', { name: /All Organizations/ }))
    expect(onChange).toHaveBeenCalledOnce()
  })

  it('selects the option that the text names on blur', async () => {
    const { user, onChange } = show()
    await user.click(field())
    await user.keyboard('dac')
    await user.tab()
    expect(onChange.mock.calls).toEqual([['DAC']])
    expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus()
  })
})

describe('going back', () => {
  it.each([['{Escape}'], ['{Tab}']])('%s restores the selected option', async (key) => {
    const { user, onChange } = show({ start: 'PIN' })
    await user.click(field())
    await user.keyboard('kav')
    await user.keyboard(key)
    expect(field()).toHaveValue('PIN')
    expect(options()).toHaveLength(0)
    expect(onChange).not.toHaveBeenCalled()
  })

  it('handles its first Escape and passes the next one on', async () => {
    const outer = vi.fn()
    window.addEventListener('keydown', outer)
    const { user } = show({ start: 'PIN' })
    await user.click(field())
    await user.keyboard('{Escape}')
    expect(outer).not.toHaveBeenCalled()
    await user.keyboard('{Escape}')
    expect(outer).toHaveBeenCalledOnce()
    expect(screen.getByRole('status', { name: 'Value' })).toHaveTextContent('PIN')
    window.removeEventListener('keydown', outer)
  })

  it('says that nothing matches and Enter then chooses nothing', async () => {
    const { user, onChange } = show({ start: 'PIN' })
    await user.click(field())
    await user.keyboard('zzz')
    expect(options()).toHaveLength(0)
    expect(screen.getAllByText('Nothing matches “zzz”. Try fewer letters.')).toHaveLength(2)
    await user.keyboard('{Enter}')
    expect(field()).toHaveValue('zzz')
    expect(onChange).not.toHaveBeenCalled()
    await user.tab()
    expect(field()).toHaveValue('PIN')
  })
})
