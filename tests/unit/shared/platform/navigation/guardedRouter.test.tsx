import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { requestDialogAnswer } from '#shared/platform/dialogs/requestDialogAnswer.ts'
import { makeStore, type AppStore } from '#shared/platform/store/makeStore.ts'
import { overlayCleared } from '#shared/platform/store/overlaySlice.ts'
import { TestPortal } from './TestPortal.tsx'

let user: UserEvent
let store: AppStore

const address = () => window.location.pathname + window.location.search + window.location.hash
/** The screen and the address bar agree, and stay so. */
const isAt = async (path: string) => {
  await waitFor(() => {
    expect(screen.getByRole('status')).toHaveTextContent(`At ${path}`)
    expect(address()).toBe(path)
  })
}
const press = async (name: string) => user.click(screen.getByRole('button', { name }))
const follow = async (name: string) => user.click(screen.getByRole('link', { name }))
const question = async () => screen.findByRole('alertdialog', { name: 'Leave without saving?' })
const isAsked = () => screen.queryByRole('alertdialog') !== null
const answer = async (name: 'Keep editing' | 'Discard changes') => {
  await user.click(within(await question()).getByRole('button', { name }))
  await waitFor(() => expect(isAsked()).toBe(false))
}
const typed = () => screen.getByRole('textbox', { name: 'Name' })
/** jsdom traverses in two turns of the event loop; two of Back and their undoing are eight. */
const TURNS = 10
/** All that was set off is heard of and undone. */
const settle = async () =>
  act(async () => {
    for (let turn = 0; turn < TURNS; turn += 1)
      await new Promise((resolve) => {
        setTimeout(resolve)
      })
  })

/** start, list, the form, other; the browser stands at the form. */
async function openForm() {
  window.history.pushState(null, '', '/start')
  render(<TestPortal store={store} />)
  await follow('List')
  await follow('Form')
  await isAt('/form?open=1')
  await press('Other')
  await isAt('/other')
  window.history.back()
  await isAt('/form?open=1')
}

const openDirty = async () => {
  await openForm()
  await user.type(typed(), 'Rao')
}

beforeEach(() => {
  user = userEvent.setup()
  store = makeStore()
})
afterEach(() => store.session.end())

it.each<[string, () => unknown, string]>([
  ['a link', () => follow('List'), '/list'],
  ['Back', () => window.history.back(), '/list'],
])('%s needs no confirmation while nothing is unsaved', async (_, leave, target) => {
  await openForm()
  leave()
  await isAt(target)
  expect(isAsked()).toBe(false)
})

// Back and Forward over unsaved work: tests/browser/leaveGuard.test.tsx, for jsdom has another history.
it.each<[string, () => unknown, string]>([
  ['a link', () => follow('List'), '/list'],
  ['a link to an address that redirects', () => follow('Moved'), '/other'],
  ['a navigation of the program', () => press('Other'), '/other'],
  ['a replacing navigation', () => press('Other instead'), '/other'],
  ['another record in the same page', () => press('Next record'), '/form?open=2'],
])(
  '%s asks: Keep editing keeps the typed text, Discard changes leaves',
  async (_, leave, target) => {
    await openDirty()
    leave()
    await answer('Keep editing')
    await settle()
    await isAt('/form?open=1')
    expect(typed()).toHaveValue('Rao')
    leave()
    await question()
    await isAt('/form?open=1')
    await answer('Discard changes')
    await isAt(target)
    await settle()
    expect(isAsked()).toBe(false)
  },
)

it('Escape keeps editing', async () => {
  await openDirty()
  await follow('List')
  await question()
  await user.keyboard('{Escape}')
  expect(isAsked()).toBe(false)
  await isAt('/form?open=1')
})

it('a search on the same page does not ask', async () => {
  await openDirty()
  await press('Search')
  await isAt('/form?open=1&q=rao')
  expect(typed()).toHaveValue('Rao')
  expect(isAsked()).toBe(false)
  window.history.back()
  await answer('Discard changes')
  await isAt('/list')
})

it('allows the next navigation after a save, and guards later changes', async () => {
  await openDirty()
  await press('Save')
  await isAt('/list')
  window.history.back()
  await isAt('/form?open=1')
  await user.type(typed(), 'Iyer')
  await follow('List')
  await answer('Keep editing')
  await isAt('/form?open=1')
  expect(typed()).toHaveValue('Iyer')
})

it('no longer asks when the form is empty again', async () => {
  await openDirty()
  await user.clear(typed())
  await follow('List')
  await isAt('/list')
  expect(isAsked()).toBe(false)
})

it('closes the dialog when a save finishes meanwhile', async () => {
  await openDirty()
  window.history.back()
  await question()
  // The dialog lies over the button; the save was under way before it came.
  act(() => screen.getByText('Save').click())
  await isAt('/list')
  expect(isAsked()).toBe(false)
})

it('closes the dialog at the end of the session without navigating', async () => {
  await openDirty()
  window.history.back()
  await question()
  act(() => void store.dispatch(overlayCleared()))
  await settle()
  await isAt('/form?open=1')
  expect(typed()).toHaveValue('Rao')
})

it('Log Out asks: Keep editing stays, Discard changes continues', async () => {
  await openDirty()
  await press('Log Out')
  await answer('Keep editing')
  await isAt('/form?open=1')
  await press('Log Out')
  await answer('Discard changes')
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Logged out'))
})

it('a wrong history number cannot separate screen and URL', async () => {
  await openForm()
  window.history.back()
  await isAt('/list')
  window.history.replaceState({ ...window.history.state, idx: 3_000 }, '')
  window.history.forward()
  await isAt('/form?open=1')
  await user.type(typed(), 'Rao')
  window.history.back()
  await question()
  await waitFor(() => expect(address()).toBe('/form?open=1'))
  expect(typed()).toHaveValue('Rao')
  await answer('Discard changes')
  await isAt('/list')
})

it('warns at reload and close while something is unsaved', async () => {
  const warns = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  await openForm()
  expect(warns()).toBe(false)
  await user.type(typed(), 'Rao')
  expect(warns()).toBe(true)
  await user.clear(typed())
  expect(warns()).toBe(false)
})

it('closes a dialog with its page on Back and Forward', async () => {
  await openForm()
  const answered = store.dispatch(requestDialogAnswer('processStop'))
  await screen.findByRole('alertdialog')
  window.history.back()
  await isAt('/list')
  expect(isAsked()).toBe(false)
  expect(await answered).toBe('dismissed')
})
