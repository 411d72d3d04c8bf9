import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { requestDialogAnswer, showDialog } from '#shared/platform/dialogs/requestDialogAnswer.ts'
import { DIALOG_NAMES, type DialogName } from '#shared/platform/store/dialogNames.ts'
import type { DialogAnswer, DialogContext } from '#shared/platform/store/overlaySlice.ts'
import { DIALOG_CATALOGUE } from '#shared/ui/dialogs/dialogCatalogue.ts'
import { DialogOverlay } from '#shared/ui/dialogs/DialogOverlay.tsx'
import { loadOverlay } from '#shared/ui/dialogs/loadOverlay.ts'
import { OverlayHost } from '#shared/ui/dialogs/OverlayHost.tsx'
import { renderOverPage } from './renderOverPage.tsx'

/** Shows a dialog and gives it, with the answer to come. */
async function show(name: DialogName, context: DialogContext = {}) {
  const store = renderOverPage(<OverlayHost />)
  const answer = store.dispatch(requestDialogAnswer(name, context))
  const dialog = within(
    await screen.findByRole('alertdialog', { name: DIALOG_CATALOGUE[name].title }),
  )
  return { answer, dialog, store, user: userEvent.setup() }
}

const buttonNames = () => screen.getAllByRole('button').map(({ textContent }) => textContent)

const TEXTS_AND_COLOURS = new Set(
  'title descriptionFirst descriptionSecond icon tone btnText btnSecondText btnCloseText'.split(
    ' ',
  ),
)

/** The options of a dialog and which texts it has, without the texts: catalogue.test.ts checks those. */
const layoutOf = (name: DialogName): string =>
  JSON.stringify(DIALOG_CATALOGUE[name], (key, value: unknown) =>
    TEXTS_AND_COLOURS.has(key) ? '' : value,
  )

/** One dialog of each layout that the catalogue has. */
const ONE_OF_EACH_LAYOUT = new Map(DIALOG_NAMES.map((name) => [layoutOf(name), name])).values()

describe.each([...ONE_OF_EACH_LAYOUT])('%s', (name) => {
  it('shows its texts, focuses the recommended button, and Escape gives the safe answer', async () => {
    const row = DIALOG_CATALOGUE[name]
    const { answer, dialog, user } = await show(name)
    expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription(
      [row.descriptionFirst, row.descriptionSecond].filter((text) => text !== undefined).join(' '),
    )
    const safe = {
      primary: row.btnText,
      second: row.btnSecondText,
      dismissed: row.btnCloseText,
      autoRename: 'none',
    }
    const focused = row.autoRename
      ? 'AUTORENAME'
      : (safe[row.initialFocus ?? row.safeAnswer] ?? 'none')
    expect(dialog.getByRole('button', { name: focused })).toHaveFocus()
    const isHelpless = row.success || row.processStop || row.moveBack || row.noSupport
    expect(dialog.queryAllByRole('link', { name: 'Contact support' })).toHaveLength(
      isHelpless ? 0 : 1,
    )
    if (!row.noReload) return // its safe button is the other one
    await user.keyboard('{Escape}')
    expect(await answer).toBe(row.safeAnswer)
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    const path = row.safeAnswer === 'primary' ? (row.routeTo ?? '/payslip') : '/payslip'
    expect(screen.getByText(`At ${path}`)).toBeVisible()
  })
})

it.each<[DialogName, string, DialogAnswer]>([
  ['processStop', 'Stop analysis', 'primary'],
  ['processStop', 'Keep it running', 'second'],
  ['unsavedChanges', 'Discard changes', 'primary'],
  ['unsavedChanges', 'Keep editing', 'second'],
  ['stillSaving', 'Leave', 'primary'],
  ['stillSaving', 'Stay', 'second'],
  ['filenameError', 'AUTORENAME', 'autoRename'],
  ['filenameError', 'OK', 'primary'],
  ['fileLengthError', 'AUTORENAME', 'autoRename'],
  ['caseAlreadyAssigned', 'Assign', 'primary'],
  ['caseAlreadyAssigned', 'View', 'second'],
  ['caseAlreadyAssigned', 'Close', 'dismissed'],
  ['partialOutput', 'Proceed Anyway!', 'primary'],
  ['idleWarning', 'Continue', 'primary'],
])('%s: the button %s answers %s', async (name, button, expected) => {
  const { answer, dialog, user } = await show(name)
  await user.click(dialog.getByRole('button', { name: button }))
  expect(await answer).toBe(expected)
})

it.each<[DialogName, string[]]>([
  ['processStop', ['Stop analysis', 'Keep it running']],
  ['unsavedChanges', ['Discard changes', 'Keep editing']],
  ['stillSaving', ['Leave', 'Stay']],
  ['confirmSubmitQc', ['Back to the review', 'Submit']],
  ['filenameError', ['OK', 'AUTORENAME']],
  ['caseAlreadyAssigned', ['Close', 'Assign', 'View']],
])('%s puts the filled button last: %j', async (name, order) => {
  const { dialog } = await show(name)
  expect(dialog.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(order)
})

it('goes to sign-in with Login, and to the reset page with a new link', async () => {
  const { dialog, store, user } = await show('notAuthenticated')
  await user.click(dialog.getByRole('button', { name: 'Login' }))
  expect(await screen.findByText('At /')).toBeVisible()
  store.dispatch(showDialog('resetPasswordExpiry'))
  await user.click(await screen.findByRole('button', { name: 'Get a new link' }))
  expect(await screen.findByText('At /forgotPassword')).toBeVisible()
})

it('stays on the page when another button than the primary one is pressed', async () => {
  const { dialog, user } = await show('activeSessionError')
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  expect(screen.getByText('At /payslip')).toBeVisible()
})

it.each([
  ['Reload page', 1],
  ['Not now', 0],
])('refreshError: %s reloads the page %i times', async (button, times) => {
  const reload = vi.fn<() => void>()
  renderOverPage(
    <DialogOverlay dialog={{ id: 'd', name: 'refreshError', context: {} }} reload={reload} />,
  )
  await userEvent.click(screen.getByRole('button', { name: button }))
  expect(reload).toHaveBeenCalledTimes(times)
})

it('names subject and consequence of a question', async () => {
  const store = renderOverPage(<OverlayHost />)
  const override = { title: 'Submit as Pass?', line: 'Anitha Selvam, APP-20310' }
  const facts = [
    { label: '1 rejected', lines: [{ text: 'Stay from', note: 'Jan 2025', isRejected: true }] },
    { label: '12 accepted', lines: [{ text: '7 answers, 5 photos' }] },
  ]
  store.dispatch(showDialog('confirmSubmitQc', { override, facts }))
  const dialog = await screen.findByRole('alertdialog', { name: override.title })
  expect(dialog).toHaveAccessibleDescription(
    'Anitha Selvam, APP-20310 1 rejected Stay from Jan 2025 12 accepted 7 answers, 5 photos',
  )
  expect(within(dialog).getByRole('button', { name: 'Submit' })).toHaveFocus()
})

it('focuses the safe button if there is a warning, and shows it', async () => {
  const { dialog } = await show('confirmSubmitQc', { warning: 'The selfie is rejected.' })
  expect(dialog.getByText('The selfie is rejected.')).toBeVisible()
  expect(dialog.getByRole('button', { name: 'Back to the review' })).toHaveFocus()
})

it('shows the footnote with the file name highlighted', async () => {
  const footnote = 'Payslip_Sep.pdf was not processed.'
  await show('lowCredits', { footnote, footnoteFileName: 'Payslip_Sep.pdf' })
  expect(screen.getByText('Payslip_Sep.pdf')).toBeVisible()
  expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription(
    expect.stringContaining(footnote),
  )
})

it.each<[DialogName, string]>([
  ['processStop', 'It is 68% done.'],
  ['filePagesError', 'File has Exceeded Page Limit. It is 68% done.'],
])('%s: the detail replaces the last description', async (name, text) => {
  await show(name, { detail: 'It is 68% done.' })
  expect(screen.getByText(text)).toBeVisible()
})

it('lists what failed under its headings, as plain text', async () => {
  const items = ['april.pdf', '<img src=x onerror=alert(1)>.pdf', 'april.pdf']
  const { dialog } = await show('partialOutput', {
    lists: [{ heading: 'SBI - Current Account', items }],
  })
  expect(dialog.getByRole('heading', { name: 'SBI - Current Account' })).toBeVisible()
  expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(items)
})

it('passes the transaction to support', async () => {
  const { dialog } = await show('outputFailed', {
    transactionId: 'TX-42',
    footnote: 'Rao_payslip.pdf was not processed.',
  })
  const address = decodeURIComponent(
    dialog.getByRole('link', { name: 'Contact support' }).getAttribute('href') ?? '',
  )
  expect(address).toMatch(/^mailto:support@lekha\.example\?/)
  expect(address).toContain('Error: outputFailed')
  expect(address).toContain('Transaction: TX-42')
  expect(address).not.toContain('Rao')
})

it('shows one dialog after the other', async () => {
  const { dialog, store, user } = await show('lowCredits')
  store.dispatch(showDialog('confirmReopen'))
  expect(screen.getAllByRole('alertdialog')).toHaveLength(1)
  await user.click(dialog.getByRole('button', { name: 'OK' }))
  expect(await screen.findByRole('alertdialog', { name: 'Reopen this case?' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'No' })).toHaveFocus()
})

it.each<[DialogName, boolean]>([
  ['lowCredits', true],
  ['processStop', false],
  ['unsavedChanges', false],
  ['stillSaving', false],
  ['notAuthenticated', false],
  ['filenameError', false],
])('%s: a click beside it closes it: %s', async (name, closes) => {
  const { user } = await show(name)
  await user.click(screen.getByRole('alertdialog'))
  await waitFor(() => expect(screen.queryAllByRole('alertdialog')).toHaveLength(closes ? 0 : 1))
})

it('keeps Tab inside, in both directions', async () => {
  const { dialog, user } = await show('filenameError')
  const stops = [
    dialog.getByRole('link', { name: 'Contact support' }),
    dialog.getByRole('button', { name: 'OK' }),
    dialog.getByRole('button', { name: 'AUTORENAME' }),
  ]
  expect(stops[2]).toHaveFocus()
  for (const stop of [stops[0], stops[1], stops[2]]) {
    await user.tab()
    expect(stop).toHaveFocus()
  }
  for (const stop of [stops[1], stops[0], stops[2]]) {
    await user.tab({ shift: true })
    expect(stop).toHaveFocus()
  }
})

it('restores the focus', async () => {
  const store = renderOverPage(<OverlayHost />)
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Behind' }))
  store.dispatch(showDialog('lowCredits'))
  await user.click(await screen.findByRole('button', { name: 'OK' }))
  expect(screen.getByRole('button', { name: 'Behind' })).toHaveFocus()
})

describe('without its code', () => {
  const load = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))

  it('shows plain text, and gives no answer', async () => {
    const store = renderOverPage(<OverlayHost load={load} />)
    const answer = store.dispatch(requestDialogAnswer('processStop'))
    const dialog = await screen.findByRole('alertdialog', {
      name: 'Unable to connect to the server!',
    })
    expect(dialog).toHaveTextContent('processStop')
    expect(buttonNames()).toEqual(['Behind', 'OK'])
    expect(screen.getByRole('button', { name: 'OK' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    expect(await answer).toBe('dismissed')
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
  })
})

it('can be prefetched', async () => {
  expect(await loadOverlay()).toBeDefined()
})
