import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useRef } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearFlag, setFlag } from '#shared/session/flag.ts'
import { setLettersOn } from '#shared/ui/keys/letterKeys.ts'
import { KeysProvider } from '#shared/ui/keys/KeysProvider.tsx'
import type { KeySet } from '#shared/ui/keys/keySet.ts'
import { useKeys } from '#shared/ui/keys/useKeys.ts'

const PAGE: KeySet<string> = {
  title: 'Page',
  groups: [
    { what: 'Next', rows: [{ press: 'J', command: 'next', repeats: true }] },
    { what: 'Reject', rows: [{ press: 'R', command: 'reject' }] },
    { what: 'Send', rows: [{ press: 'Ctrl+Enter', command: 'send', where: 'both' }] },
    { what: 'Leave the field', rows: [{ press: 'Esc', command: 'leave', where: 'field' }] },
    { what: 'Open the row', rows: [{ press: 'Enter', command: null }] },
  ],
}
const PHOTO: KeySet<string> = {
  title: 'Photo',
  groups: [{ what: 'Turn', rows: [{ press: '[', command: 'turn' }] }],
}

type PartProps = { onCommand: (command: string) => void; isOn?: boolean }

function Page({ onCommand, isOn = true }: PartProps) {
  useKeys(PAGE, onCommand, { isOn })
  return <input aria-label="Comment" />
}

function Photo({ onCommand }: PartProps) {
  const dialog = useRef<HTMLDivElement>(null)
  useKeys(PHOTO, onCommand, { within: dialog })
  return (
    <div ref={dialog} role="dialog" aria-modal="true" aria-label="Photo">
      <button type="button">Close the photo</button>
    </div>
  )
}

const heard = vi.fn<(command: string) => void>()
beforeEach(setFlag)
afterEach(() => {
  heard.mockReset()
  setLettersOn(true)
  clearFlag()
})

test('keys act wherever the focus is, in a field those that are meant for it', async () => {
  const user = userEvent.setup()
  render(<Page onCommand={heard} />, { wrapper: KeysProvider })
  await user.keyboard('jr{Escape}{Control>}{Enter}{/Control}')
  expect(heard.mock.calls.flat()).toEqual(['next', 'reject', 'send'])

  heard.mockReset()
  await user.click(screen.getByLabelText('Comment'))
  await user.keyboard('jr?{Control>}{Enter}{/Control}{Escape}')
  expect(heard.mock.calls.flat()).toEqual(['send', 'leave'])
  expect(screen.getByLabelText('Comment')).toHaveValue('jr?')
})

test('a key that is held down acts once, unless it moves', async () => {
  const user = userEvent.setup()
  render(<Page onCommand={heard} />, { wrapper: KeysProvider })
  await user.keyboard('{j>3/}{r>3/}')
  expect(heard.mock.calls.flat()).toEqual(['next', 'next', 'next', 'reject'])
})

test('under a dialog only its own keys act, and the sheet lists those', async () => {
  const user = userEvent.setup()
  render(
    <>
      <Page onCommand={heard} />
      <Photo onCommand={heard} />
    </>,
    { wrapper: KeysProvider },
  )
  await user.click(screen.getByRole('button', { name: 'Close the photo' }))
  await user.keyboard('j[[')
  expect(heard.mock.calls.flat()).toEqual(['turn'])
  await user.keyboard('?')
  await screen.findByRole('dialog', { name: 'Keys' })
  expect(screen.getByText('Turn')).toBeVisible()
  expect(screen.queryByText('Reject')).toBeNull()
})

test('the sheet lists what acts here and what controls answer, and switches letters off', async () => {
  const user = userEvent.setup()
  render(<Page onCommand={heard} />, { wrapper: KeysProvider })
  await user.keyboard('?')
  await screen.findByRole('dialog', { name: 'Keys' })
  expect(screen.getByText('Open the row')).toBeVisible()
  expect(screen.getByText('These keys')).toBeVisible()
  await user.keyboard('r')
  expect(heard).not.toHaveBeenCalled()
  await user.click(screen.getByRole('switch', { name: 'Keys of one letter or sign' }))
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.keyboard('r?{Control>}{Enter}{/Control}')
  expect(heard.mock.calls.flat()).toEqual(['send'])
})

test('keys that would do nothing are not there', async () => {
  const user = userEvent.setup()
  render(<Page onCommand={heard} isOn={false} />, { wrapper: KeysProvider })
  await user.keyboard('r?')
  await screen.findByRole('dialog', { name: 'Keys' })
  expect(heard).not.toHaveBeenCalled()
  expect(screen.queryByText('Reject')).toBeNull()
})
