import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { ask, raise } from '#shared/errors/ask.ts'
import { CATALOGUE } from '#shared/errors/catalogue.ts'
import { ErrorOverlay } from '#shared/errors/ErrorOverlay.tsx'
import { ERROR_NAMES, type ErrorName } from '#shared/errors/errorNames.ts'
import { OverlayHost } from '#shared/errors/OverlayHost.tsx'
import { prefetchOverlay } from '#shared/errors/overlayLoader.ts'
import type { DialogAnswer, DialogContext } from '#shared/errors/overlaySlice.ts'
import { renderOver } from './renderOver.tsx'

/** Shows a dialog and gives it, with the answer to come. */
async function show(name: ErrorName, context: DialogContext = {}) {
  const store = renderOver(<OverlayHost />)
  const answer = store.dispatch(ask(name, context))
  const dialog = within(await screen.findByRole('alertdialog', { name: CATALOGUE[name].title }))
  return { answer, dialog, store, user: userEvent.setup() }
}

const buttonNames = () => screen.getAllByRole('button').map(({ textContent }) => textContent)

describe.each(ERROR_NAMES)('%s', (name) => {
  it('shows its title and text, with the focus on the remedy, the last look’s answer or the safe button, and Escape presses the safe one', async () => {
    const row = CATALOGUE[name]
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
    const focused = row.autoRename ? 'AUTORENAME' : (safe[row.focused ?? row.safe] ?? 'none')
    expect(dialog.getByRole('button', { name: focused })).toHaveFocus()
    const isHelpless = row.success || row.processStop || row.moveBack || row.noSupport
    expect(dialog.queryAllByRole('link', { name: 'Contact support' })).toHaveLength(
      isHelpless ? 0 : 1,
    )
    if (!row.noReload) return // its safe button is the other one
    await user.keyboard('{Escape}')
    expect(await answer).toBe(row.safe)
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument()
    const path = row.safe === 'primary' ? (row.routeTo ?? '/payslip') : '/payslip'
    expect(screen.getByText(`At ${path}`)).toBeVisible()
  })
})

it.each<[ErrorName, string, DialogAnswer]>([
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

it.each<[ErrorName, string[]]>([
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
  store.dispatch(raise('resetPasswordExpiry'))
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
  renderOver(
    <ErrorOverlay dialog={{ id: 'd', name: 'refreshError', context: {} }} reload={reload} />,
  )
  await userEvent.click(screen.getByRole('button', { name: button }))
  expect(reload).toHaveBeenCalledTimes(times)
})

it('names what a question is about, and what the answer decides', async () => {
  const store = renderOver(<OverlayHost />)
  const about = { title: 'Submit as Pass?', line: 'Anitha Selvam, APP-20310' }
  const facts = [
    { label: '1 rejected', lines: [{ text: 'Stay from', note: 'Jan 2025', isBad: true }] },
    { label: '12 accepted', lines: [{ text: '7 answers, 5 photos' }] },
  ]
  store.dispatch(raise('confirmSubmitQc', { about, facts }))
  const dialog = await screen.findByRole('alertdialog', { name: about.title })
  expect(dialog).toHaveAccessibleDescription(
    'Anitha Selvam, APP-20310 1 rejected Stay from Jan 2025 12 accepted 7 answers, 5 photos',
  )
  expect(within(dialog).getByRole('button', { name: 'Submit' })).toHaveFocus()
})

it('puts the focus on the safe button where the answer is doubtful, and says why', async () => {
  const { dialog } = await show('confirmSubmitQc', { doubt: 'The selfie is rejected.' })
  expect(dialog.getByText('The selfie is rejected.')).toBeVisible()
  expect(dialog.getByRole('button', { name: 'Back to the review' })).toHaveFocus()
})

it('says what is kept, with the name of the file standing out', async () => {
  const kept = 'Payslip_Sep.pdf was not processed.'
  await show('lowCredits', { kept, keptName: 'Payslip_Sep.pdf' })
  expect(screen.getByText('Payslip_Sep.pdf')).toBeVisible()
  expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription(expect.stringContaining(kept))
})

it.each<[ErrorName, string]>([
  ['processStop', 'It is 68% done.'],
  ['filePagesError', 'File has Exceeded Page Limit. It is 68% done.'],
])('%s: the detail takes the place of the last description', async (name, text) => {
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

it('gives support the transaction', async () => {
  const { dialog } = await show('outputFailed', {
    transactionId: 'TX-42',
    kept: 'Rao_payslip.pdf was not processed.',
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
  store.dispatch(raise('confirmReopen'))
  expect(screen.getAllByRole('alertdialog')).toHaveLength(1)
  await user.click(dialog.getByRole('button', { name: 'OK' }))
  expect(await screen.findByRole('alertdialog', { name: 'Reopen this case?' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'No' })).toHaveFocus()
})

it.each<[ErrorName, boolean]>([
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

it('keeps Tab inside, both ways round', async () => {
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

it('gives the focus back to where it was', async () => {
  const store = renderOver(<OverlayHost />)
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Behind' }))
  store.dispatch(raise('lowCredits'))
  await user.click(await screen.findByRole('button', { name: 'OK' }))
  expect(screen.getByRole('button', { name: 'Behind' })).toHaveFocus()
})

describe('without its code', () => {
  const load = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'))

  it('says so plainly, and no answer is made up', async () => {
    const store = renderOver(<OverlayHost load={load} />)
    const answer = store.dispatch(ask('processStop'))
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

it('can be fetched before it is needed', async () => {
  expect(await prefetchOverlay()).toBe(true)
})
