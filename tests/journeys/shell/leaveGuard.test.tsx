import { screen, waitFor, within } from '@testing-library/react'
import { expect, vi } from 'vitest'
import { requestDialogAnswer } from '#shared/platform/dialogs/requestDialogAnswer.ts'
import { leaveGuards } from '#shared/platform/navigation/leaveGuard.ts'
import { handleSessionLost } from '#shared/platform/session/end/endSession.ts'
import { expireSession } from '#shared/platform/session/end/expireSession.ts'
import { AUTOLOGOUT_KEY } from '#shared/platform/session/end/sessionEnd.ts'
import type { AppStore } from '#shared/platform/store/makeStore.ts'
import { renderApp } from '#tests/support/renderApp.tsx'
import { test } from '#tests/support/sandboxTest.ts'

const heading = async (name: string) => screen.findByRole('heading', { name, level: 1 })
const question = async () => screen.findByRole('alertdialog', { name: 'Leave without saving?' })

const logOutElsewhere = () =>
  window.dispatchEvent(new StorageEvent('storage', { key: AUTOLOGOUT_KEY, newValue: '1' }))

/** A page with unsaved changes. */
async function openUnsaved() {
  const app = await renderApp('/payslip', { as: 'kabir.sethi@kaveri.example' })
  await heading('Payslip')
  const onConfirmLeave = vi.fn<() => void>()
  app.store.session.get(leaveGuards).add({
    isUnaffectedBy: ({ pathname }) => pathname === '/payslip',
    confirmLeave: async () => {
      onConfirmLeave()
      return (await app.store.dispatch(requestDialogAnswer('unsavedChanges'))) === 'primary'
    },
  })
  const logOut = async () => {
    await app.user.click(screen.getByRole('button', { name: /Kabir/ }))
    await app.user.click(await screen.findByRole('button', { name: 'Log Out' }))
  }
  const answer = async (name: string) =>
    app.user.click(within(await question()).getByRole('button', { name }))
  return { ...app, onConfirmLeave, logOut, answer }
}

test('a menu link asks first; Keep editing stays and Discard changes leaves', async () => {
  const { user, answer } = await openUnsaved()
  const follow = async () => {
    await user.click(screen.getByRole('button', { name: 'Solutions' }))
    await user.click(await screen.findByRole('link', { name: /GSTR/ }))
  }
  await follow()
  await answer('Keep editing')
  expect(await heading('Payslip')).toBeVisible()
  expect(window.location.pathname).toBe('/payslip')
  await follow()
  await answer('Discard changes')
  expect(await heading('GSTR analyzer')).toBeVisible()
})

test('a link in the narrow menu closes the menu before it asks', async () => {
  const { user, answer } = await openUnsaved()
  await user.click(screen.getByRole('button', { name: 'Menu' }))
  const sheet = await screen.findByRole('dialog', { name: 'Menu' })
  await user.click(within(sheet).getByRole('link', { name: /^Form 26AS/ }))
  await answer('Keep editing')
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByRole('button', { name: 'Menu' })).toHaveFocus()
  expect(window.location.pathname).toBe('/payslip')
})

test('Log Out asks before anything is sent', async () => {
  const { store, logOut, answer } = await openUnsaved()
  await logOut()
  await answer('Keep editing')
  expect(store.getState().session.user).not.toBeNull()
  expect(await heading('Payslip')).toBeVisible()
  await logOut()
  await answer('Discard changes')
  await waitFor(() => expect(window.location.pathname).toBe('/'))
  expect(store.getState().session.user).toBeNull()
})

test.each<[string, (store: AppStore) => unknown]>([
  ['a logout in another tab', logOutElsewhere],
  ['a session that the server no longer knows', (store) => store.dispatch(handleSessionLost())],
  ['the end of the idle time', (store) => store.dispatch(expireSession())],
])('%s leaves the page without asking', async (_, end) => {
  const { store, onConfirmLeave } = await openUnsaved()
  void end(store)
  expect(await heading('Sign in')).toBeVisible()
  expect(window.location.pathname).toBe('/')
  expect(onConfirmLeave).not.toHaveBeenCalled()
  expect(window.dispatchEvent(new Event('beforeunload', { cancelable: true }))).toBe(true)
})

test('a session that ends while the dialog is open closes it and opens sign-in', async () => {
  const { logOut, onConfirmLeave } = await openUnsaved()
  await logOut()
  await question()
  logOutElsewhere()
  await waitFor(() => expect(window.location.pathname).toBe('/'))
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(onConfirmLeave).toHaveBeenCalledTimes(1)
})
