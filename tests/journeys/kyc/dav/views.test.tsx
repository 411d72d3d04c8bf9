import { act, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect } from 'vitest'
import { renderApp } from '#tests/support/renderApp.tsx'
import { test } from '#tests/support/sandboxTest.ts'

const KABIR = 'kabir.sethi@kaveri.example'
const LIST = '/dav/uploadfile?tab=checks&client=sub-kvm-kaveri-tiruchi'

const READY = [
  { name: 'Ready for QC', address: 'status=ready', status: 'QC Ready' },
  {
    name: 'Waiting for the candidate over 48 h',
    address: 'status=notReady&waiting=48h',
    status: 'QC Not Ready',
  },
  {
    name: 'Decided today',
    address: 'decided=today&status=failed&status=successful',
    status: /QC (?:Successful|Failed)/,
  },
]

/** Opens the menu; its button is named after the current view. */
async function open(user: UserEvent, view?: string) {
  const label = view === undefined ? 'Views' : new RegExp(`^View: ?${view}$`)
  await user.click(await screen.findByRole('button', { name: label }))
  return within(await screen.findByRole('group', { name: label }))
}

describe('saved views', () => {
  test('Back closes the menu together with its page', async () => {
    const { user } = await renderApp(LIST, { as: KABIR })
    const menu = await open(user)
    await user.click(await menu.findByRole('link', { name: 'Ready for QC' }))
    await waitFor(() => expect(window.location.search).toContain('status=ready'))
    await open(user, 'Ready for QC')
    act(() => window.history.back())
    await waitFor(() => expect(window.location.search).not.toContain('status=ready'))
    await waitFor(() => expect(screen.queryByRole('group', { name: /View/ })).toBeNull())
  })

  test('offers three suggested views to everyone', async ({ world }) => {
    for (const one of world.cases.values())
      if (one.overallStatus === 'APPROVED') one.modifiedAt = new Date(world.now()).toISOString()
    const { user } = await renderApp(`${LIST}&status=failed`, { as: KABIR })
    let current: string | undefined
    for (const { name, address, status } of READY) {
      const menu = await open(user, current)
      await user.click(await menu.findByRole('link', { name }))
      await waitFor(() => expect(window.location.search).toContain(address))
      await waitFor(() => {
        const [, first] = within(screen.getByLabelText('Cases')).getAllByRole('row')
        expect(first).toHaveTextContent(status)
      })
      current = name
    }
  })

  test('saves, renames and deletes the user’s own views', async () => {
    const { user } = await renderApp(`${LIST}&status=failed&sms=no`, { as: KABIR })
    const save = async (name: string, view?: string) => {
      const menu = await open(user, view)
      await user.type(menu.getByRole('textbox', { name: 'View name' }), name)
      await user.click(menu.getByRole('button', { name: 'Save' }))
    }
    await save(' Failed without SMS ')
    await save('No SMS', 'Failed without SMS')
    const menu = await open(user, 'No SMS')
    expect(menu.getByRole('link', { name: 'No SMS' })).toHaveAttribute('aria-current', 'page')
    expect(menu.getAllByRole('link')).toHaveLength(4)
    await user.click(menu.getByRole('button', { name: 'Delete' }))
    expect((await open(user)).getAllByRole('link')).toHaveLength(3)
  })

  test('saves no search that names a person', async () => {
    const { user } = await renderApp(`${LIST}&q=Anitha`, { as: KABIR })
    const menu = await open(user)
    expect(menu.getByText(/^Filter the list to save a view/)).toBeVisible()
    expect(menu.getByRole('textbox', { name: 'View name' })).toBeDisabled()
  })
})
