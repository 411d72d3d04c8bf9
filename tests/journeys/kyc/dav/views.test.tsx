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
    address: 'status=successful&status=failed&decided=today',
    status: /QC (?:Successful|Failed)/,
  },
]

/** Opens the menu; its button is named after the current view. */
async function open(user: UserEvent, view?: string) {
  const label = view === undefined ? 'Views' : new RegExp(`^View: ?${view}$`)
  await user.click(await screen.findByRole('button', { name: label }))
  return within(await screen.findByRole('group', { name: label }))
}

async function save(user: UserEvent, name: string) {
  const menu = await open(user)
  await user.click(await menu.findByRole('button', { name: 'Save this view' }))
  await user.type(await screen.findByRole('textbox', { name: 'View name' }), name)
  await user.click(screen.getByRole('button', { name: 'Save' }))
}

describe('saved views', () => {
  test('Back closes the menu together with its page', async () => {
    const { user } = await renderApp(LIST, { as: KABIR })
    const menu = await open(user)
    await user.click(await menu.findByRole('button', { name: 'Ready for QC' }))
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
      await user.click(await menu.findByRole('button', { name }))
      await waitFor(() => expect(window.location.search).toContain(address))
      await waitFor(() => {
        const [, first] = within(screen.getByLabelText('Cases')).getAllByRole('row')
        expect(first).toHaveTextContent(status)
      })
      current = name
    }
  })

  test('saves, renames and deletes the user’s own views', async () => {
    const filtered = `${LIST}&status=failed&sms=no`
    const { user } = await renderApp(filtered, { as: KABIR })
    await save(user, ' Failed  without SMS ')
    await open(user, 'Failed without SMS')
    const own = () => screen.findByRole('list', { name: 'Your views' })
    expect(within(await own()).getByRole('button', { name: 'Failed without SMS' })).toHaveAttribute(
      'aria-current',
    )
    await user.click(screen.getByRole('button', { name: 'Rename Failed without SMS' }))
    const field = await screen.findByRole('textbox', { name: /^New name/ })
    await user.clear(field)
    await user.type(field, 'decided today')
    await user.click(screen.getByRole('button', { name: 'Rename' }))
    expect(await screen.findByText('A view with this name already exists.')).toBeVisible()
    await user.clear(field)
    await user.type(field, 'No SMS')
    await user.click(screen.getByRole('button', { name: 'Rename' }))
    expect(await within(await own()).findByRole('button', { name: 'No SMS' })).toBeVisible()

    await user.click(await screen.findByRole('button', { name: 'Delete No SMS' }))
    await user.click(await screen.findByRole('button', { name: 'Delete' }))
    await waitFor(() =>
      expect(screen.queryByRole('list', { name: 'Your views' })).not.toBeInTheDocument(),
    )
  })

  test('does not save a search that names a person', async () => {
    const { user } = await renderApp(`${LIST}&q=Anitha`, { as: KABIR })
    const menu = await open(user)
    expect(await menu.findByText(/^A search by name/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Save this view' })).toBeDisabled()
  })
})
