import { act, screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { vi } from 'vitest'
import { CONTACT_UNDO_MS } from '#shared/platform/config/constants.ts'

/** Timers that a test advances; otherwise they pass at their usual speed. */
export const fakeUndoTime = () =>
  vi.useFakeTimers({
    shouldAdvanceTime: true,
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
  })

/** The question that names who is contacted. */
export const contactDialog = async () =>
  within(await screen.findByRole('alertdialog', { name: /^Notify / }))

/** Agrees to contact the candidates. Nothing has left yet. */
export async function confirmContact(user: UserEvent): Promise<void> {
  await user.click((await contactDialog()).getByRole('button', { name: 'Notify' }))
  await screen.findByRole('button', { name: 'Undo' })
}

export const passUndoTime = async () =>
  act(async () => vi.advanceTimersByTimeAsync(CONTACT_UNDO_MS))

/** Agrees to contact the candidates and lets the time to undo it pass. Needs `fakeUndoTime`. */
export async function contactCandidates(user: UserEvent): Promise<void> {
  await confirmContact(user)
  await passUndoTime()
}
