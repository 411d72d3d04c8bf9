import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, vi } from 'vitest'
import { readZip } from '#shared/platform/files/readZip.ts'
import type { SandboxCase } from '#tests/sandbox/dav/case.ts'
import type { World } from '#tests/sandbox/world.ts'
import {
  confirmContact,
  contactCandidates,
  contactDialog,
  fakeUndoTime,
  passUndoTime,
} from '#tests/support/contact.ts'
import { renderApp } from '#tests/support/renderApp.tsx'
import { test } from '#tests/support/sandboxTest.ts'
import { watchDownloads } from '#tests/support/watchDownloads.ts'

const KABIR = 'kabir.sethi@kaveri.example'
const HOSUR = '/dav/uploadfile?tab=checks&client=sub-kvm-kaveri-hosur'
const FAULTS = '/dav/uploadfile?tab=checks&client=sub-kvm-sandbox-faults'

const box = async (name: string) => screen.findByLabelText(`Select ${name}`)
const bar = async () => screen.findByLabelText('Selected cases')
/** Waits for the list, which has nothing to select before. */
const selectPage = async (user: UserEvent) => {
  const all = await screen.findByLabelText('Select all on this page')
  await waitFor(() => expect(all).toBeEnabled())
  await user.click(all)
}
const press = async (user: UserEvent, name: RegExp) =>
  user.click(await within(await bar()).findByRole('button', { name }))
const newest = (world: World, subClientId: string): SandboxCase[] =>
  [...world.cases.values()]
    .filter((one) => one.subClientId === subClientId)
    .toSorted((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt))
    .slice(0, 50)
const emails = ({ inbox }: World) =>
  inbox.filter(({ channel, subject }) => channel === 'email' && subject.startsWith('Address'))
const isWaiting = ({ overallStatus }: SandboxCase) =>
  ['INITIATED', 'PENDING_USER_INPUT', 'RE_INITIATE', 'RE_INITIATED'].includes(overallStatus)

beforeEach(() => void fakeUndoTime())

describe('bulk actions', () => {
  test('resends to all waiting candidates and keeps failures selected with their reasons', async ({
    world,
  }) => {
    const { user } = await renderApp(FAULTS, { as: KABIR })
    const failing = await box('Fault Resend error')
    await selectPage(user)
    const waiting = newest(world, 'sub-kvm-sandbox-faults').filter(isWaiting).length
    await press(user, new RegExp(`^Resend notification \\(${waiting}\\)`))
    await contactCandidates(user)
    expect(await screen.findByText(`${waiting - 1} candidates notified, 1 failed.`)).toBeVisible()
    expect(await screen.findByLabelText('Failed')).toHaveTextContent(
      'Fault Resend error: Internal Server Error',
    )
    expect(failing).toBeChecked()
    expect(await box('Fault Form error')).not.toBeChecked()
    expect(emails(world)).toHaveLength(waiting - 1)
  })

  test('a double click sends once, and the run continues on another page', async ({ world }) => {
    const { user } = await renderApp(HOSUR, { as: KABIR })
    const page = newest(world, 'sub-kvm-kaveri-hosur')
    const waiting = page.filter(isWaiting)
    await selectPage(user)
    const button = await within(await bar()).findByRole('button', { name: /^Resend notification/ })
    await user.dblClick(button)
    await confirmContact(user)
    await user.click(screen.getByLabelText('Next page'))
    await passUndoTime()
    expect(await screen.findByText(`${waiting.length} candidates notified.`)).toBeVisible()
    expect(emails(world)).toHaveLength(waiting.length)
    expect(await screen.findByText(`, ${50 - waiting.length} on other pages`)).toBeVisible()
  })

  test('asks who gets what, can be undone for 5 seconds, and sends nothing when the list is left', async ({
    world,
  }) => {
    const { user } = await renderApp(HOSUR, { as: KABIR })
    const waiting = newest(world, 'sub-kvm-kaveri-hosur').filter(isWaiting)
    await selectPage(user)
    await press(user, /^Resend notification/)
    const dialog = await contactDialog()
    expect(dialog.getByRole('heading')).toHaveTextContent(`Notify ${waiting.length} candidates?`)
    expect(dialog.getByText('An email, an SMS and a call')).toBeVisible()
    expect(dialog.getByText(waiting[0]?.sourceData.name ?? '')).toBeVisible()
    expect(dialog.getByText(`and ${waiting.length - 8} more`)).toBeVisible()
    expect(dialog.getByText(/^They are contacted 5 seconds after you press Notify/)).toBeVisible()
    expect(
      dialog.getByText(`${50 - waiting.length} of 50 selected`).parentElement,
    ).toHaveTextContent('not waiting for the candidate, and still selected')
    await user.click(dialog.getByRole('button', { name: 'Cancel' }))

    await press(user, /^Resend notification/)
    await confirmContact(user)
    await press(user, /^Undo$/)
    await passUndoTime()

    await press(user, /^Resend notification/)
    await confirmContact(user)
    await user.click(screen.getByRole('tab', { name: 'Create Case' }))
    expect(await screen.findByText(/^Not sent, because you left the list/)).toBeVisible()
    await passUndoTime()
    expect(emails(world)).toEqual([])

    await user.click(screen.getByRole('tab', { name: 'View Checks' }))
    await press(user, /^Resend notification/)
    await contactCandidates(user)
    expect(await screen.findByText(`${waiting.length} candidates notified.`)).toBeVisible()
  })

  test('copies one link per line and saves the reports as one ZIP', async ({ world }) => {
    const { user } = await renderApp(FAULTS, { as: KABIR })
    const [one, other] = newest(world, 'sub-kvm-sandbox-faults')
    for (const each of [one, other]) {
      Object.assign(each ?? {}, { overallStatus: 'APPROVED' })
      await user.click(await box(each?.sourceData.name ?? ''))
    }
    const copy = vi.spyOn(navigator.clipboard, 'writeText')
    await press(user, /^Copy links \(2\)/)
    await screen.findByText('2 links copied')
    expect(copy.mock.calls[0]?.[0].split('\n')).toEqual([
      expect.stringContaining(`referenceId=${one?.referenceId}`),
      expect.stringContaining(`referenceId=${other?.referenceId}`),
    ])

    const saved = watchDownloads()
    await user.click(screen.getByLabelText('Reload'))
    await press(user, /^Download reports \(2\)/)
    expect(await screen.findByText('2 reports in the ZIP.')).toBeVisible()
    const { files } = await readZip(saved[0]?.blob ?? new Blob())
    expect(files).toHaveLength(2)
  })

  test('Space selects a row, Shift a range, and Clear selects nothing', async ({ world }) => {
    const { user } = await renderApp(FAULTS, { as: KABIR })
    const [first, , third] = newest(world, 'sub-kvm-sandbox-faults')
    const name = first?.sourceData.name ?? ''
    const rows = within(await screen.findByLabelText('Cases'))
    await box(name)
    const row = rows.getAllByRole('row')[1]
    row?.focus()
    await user.keyboard(' ')
    expect(await screen.findByText('1 selected')).toBeVisible()
    expect((await rows.findAllByLabelText(`Select ${name}`))[0]).toBeChecked()
    await user.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}')
    expect(await screen.findByText('3 selected')).toBeVisible()
    expect((await rows.findAllByLabelText(`Select ${third?.sourceData.name}`))[0]).toBeChecked()
    await press(user, /^Clear/)
    await waitFor(() => expect(screen.queryByLabelText('Selected cases')).not.toBeInTheDocument())
  })
})
