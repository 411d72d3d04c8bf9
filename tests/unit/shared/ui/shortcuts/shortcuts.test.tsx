import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useRef } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearSessionFlag, setSessionFlag } from '#shared/platform/session/storage/sessionFlag.ts'
import { setCharacterKeysEnabled } from '#shared/ui/shortcuts/characterKeys.ts'
import type { ShortcutSet } from '#shared/ui/shortcuts/shortcutSet.ts'
import { ShortcutsProvider } from '#shared/ui/shortcuts/ShortcutsProvider.tsx'
import { useShortcuts } from '#shared/ui/shortcuts/useShortcuts.ts'

const PAGE: ShortcutSet<string> = {
  title: 'Page',
  groups: [
    { label: 'Next', shortcuts: [{ combo: 'J', command: 'next', allowsRepeat: true }] },
    { label: 'Reject', shortcuts: [{ combo: 'R', command: 'reject' }] },
    { label: 'Send', shortcuts: [{ combo: 'Ctrl+Enter', command: 'send', scope: 'both' }] },
    { label: 'Leave the field', shortcuts: [{ combo: 'Esc', command: 'leave', scope: 'field' }] },
    { label: 'Open the row', shortcuts: [{ combo: 'Enter', command: null }] },
  ],
}
const PHOTO: ShortcutSet<string> = {
  title: 'Photo',
  groups: [{ label: 'Turn', shortcuts: [{ combo: '[', command: 'turn' }] }],
}

type PartProps = { onCommand: (command: string) => void; isOn?: boolean }

function Page({ onCommand, isOn = true }: PartProps) {
  useShortcuts(PAGE, onCommand, { isEnabled: isOn })
  return <input aria-label="Comment" />
}

function Photo({ onCommand }: PartProps) {
  const dialog = useRef<HTMLDivElement>(null)
  useShortcuts(PHOTO, onCommand, { within: dialog })
  return (
    <div ref={dialog} role="dialog" aria-modal="true" aria-label="Photo">
      <button type="button">Close the photo</button>
    </div>
  )
}

const heard = vi.fn<(command: string) => void>()
beforeEach(setSessionFlag)
afterEach(() => {
  heard.mockReset()
  setCharacterKeysEnabled(true)
  clearSessionFlag()
})

test('shortcuts work wherever the focus is, in a field only those for fields', async () => {
  const user = userEvent.setup()
  render(<Page onCommand={heard} />, { wrapper: ShortcutsProvider })
  await user.keyboard('jr{Escape}{Control>}{Enter}{/Control}')
  expect(heard.mock.calls.flat()).toEqual(['next', 'reject', 'send'])

  heard.mockReset()
  await user.click(screen.getByLabelText('Comment'))
  await user.keyboard('jr?{Control>}{Enter}{/Control}{Escape}')
  expect(heard.mock.calls.flat()).toEqual(['send', 'leave'])
  expect(screen.getByLabelText('Comment')).toHaveValue('jr?')
})

test('a held key acts once, unless it navigates', async () => {
  const user = userEvent.setup()
  render(<Page onCommand={heard} />, { wrapper: ShortcutsProvider })
  await user.keyboard('{j>3/}{r>3/}')
  expect(heard.mock.calls.flat()).toEqual(['next', 'next', 'next', 'reject'])
})

test('under a dialog only its own shortcuts work and are listed', async () => {
  const user = userEvent.setup()
  render(
    <>
      <Page onCommand={heard} />
      <Photo onCommand={heard} />
    </>,
    { wrapper: ShortcutsProvider },
  )
  await user.click(screen.getByRole('button', { name: 'Close the photo' }))
  await user.keyboard('j[[')
  expect(heard.mock.calls.flat()).toEqual(['turn'])
  await user.keyboard('?')
  await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
  expect(screen.getByText('Turn')).toBeVisible()
  expect(screen.queryByText('Reject')).toBeNull()
})

test('the dialog lists active and documented shortcuts, and switches letters off', async () => {
  const user = userEvent.setup()
  render(<Page onCommand={heard} />, { wrapper: ShortcutsProvider })
  await user.keyboard('?')
  await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
  expect(screen.getByText('Open the row')).toBeVisible()
  expect(screen.getByText('Show this list')).toBeVisible()
  await user.keyboard('r')
  expect(heard).not.toHaveBeenCalled()
  await user.click(screen.getByRole('switch', { name: 'Single-key shortcuts' }))
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.keyboard('r?{Control>}{Enter}{/Control}')
  expect(heard.mock.calls.flat()).toEqual(['send'])
})

test('inactive shortcuts are not listed', async () => {
  const user = userEvent.setup()
  render(<Page onCommand={heard} isOn={false} />, { wrapper: ShortcutsProvider })
  await user.keyboard('r?')
  await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })
  expect(heard).not.toHaveBeenCalled()
  expect(screen.queryByText('Reject')).toBeNull()
})
