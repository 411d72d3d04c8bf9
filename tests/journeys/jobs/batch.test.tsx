import { readFileSync } from 'node:fs'
import { screen, waitFor, within } from '@testing-library/react'
import { expect } from 'vitest'
import { UPLOAD_LIMITS } from '#shared/platform/config/limits.ts'
import { LOCKED_PASSWORD } from '#tests/sandbox/samples.ts'
import { renderApp } from '#tests/support/renderApp.tsx'
import { test } from '#tests/support/sandboxTest.ts'
import { reloadTab } from '#tests/support/stores.ts'
import { press } from '#tests/support/userActions.ts'
import { pick } from '../bankStatement/intakeSteps.tsx'

const KABIR = 'kabir.sethi@kaveri.example'

const bytesOf = (sample: string) => readFileSync(`tests/sandbox/samples/${sample}`)

const pdf = (sample: string, name = sample) =>
  new File([bytesOf(sample)], name, { type: 'application/pdf' })

/** Similar payslips of several months, no two the same. */
const months = (count: number) =>
  Array.from({ length: count }, (_, month) => {
    const suffix = `\n% ${String(month).padStart(2, '0')}`
    const name = `month-${String(month + 1).padStart(2, '0')}.pdf`
    return new File([bytesOf('payslip.pdf'), suffix], name, { type: 'application/pdf' })
  })

const TOO_LARGE = new File([new Uint8Array(UPLOAD_LIMITS.payslip.fileSizeLimitBytes)], 'huge.pdf')

async function drop(...files: File[]) {
  await screen.findByText('Drop a payslip here')
  await pick(...files)
}

/** The step in the page's heading. */
const step = () =>
  within(screen.getByRole('list', { name: 'Progress' }))
    .getAllByRole('listitem')
    .find((item) => item.getAttribute('aria-current') === 'step')

const card = async (name: string) => within(await screen.findByRole('listitem', { name }))

test('checks many payslips before sending, offers a fix for each, sends one job each, and shows the results in order', async () => {
  const { user, world } = await renderApp('/payslip', { as: KABIR })
  const all = months(3)
  const [first = TOO_LARGE] = all
  await drop(
    ...all,
    pdf('payslip-locked.pdf'),
    new File([first], 'again.pdf', { type: 'application/pdf' }),
    TOO_LARGE,
    pdf('payslip-scanned.pdf'),
    pdf('bank-hdfc-savings.pdf'),
  )
  expect(await screen.findByText('Total Files (8)')).toBeVisible()
  expect(await screen.findByText('3 ready', { selector: '.chip' })).toBeVisible()
  expect((await card('huge.pdf')).getByText('File is too large')).toBeVisible()
  expect((await card('huge.pdf')).getByRole('button', { name: 'Replace huge.pdf' })).toBeVisible()
  const twin = await card('again.pdf')
  expect(
    twin.getByText(/^The same as month-01\.pdf; it would be analysed and charged/),
  ).toBeVisible()
  expect((await card('payslip-scanned.pdf')).getByText('A scan without text')).toBeVisible()
  const foreign = await card('bank-hdfc-savings.pdf')
  expect(foreign.getByText('Looks like a bank statement')).toBeVisible()
  expect(foreign.getByRole('button', { name: 'Move to Bank statement' })).toBeVisible()
  expect(
    screen.getByText(
      'Still to do: unlock 1, replace 1, keep or remove 1, review 2. These files stay here',
    ),
  ).toBeVisible()
  await user.type(
    screen.getByLabelText('Password for payslip-locked.pdf'),
    `${LOCKED_PASSWORD}{Enter}`,
  )
  expect(await screen.findByText('Unlocked; a copy without the password is sent')).toBeVisible()
  expect(world.jobs.size).toBe(0)

  await press(user, 'Proceed with 4 files')
  expect(await screen.findByRole('heading', { name: '4 of 4 files done' })).toBeVisible()
  expect(world.jobs.size).toBe(4)
  expect(screen.getByText('Total Files (4)')).toBeVisible()
  expect(step()).toHaveTextContent('Check')
  const sent = await card('again.pdf')
  expect(await sent.findByText('Already sent')).toBeVisible()
  expect(sent.getByText(/^As month-01\.pdf; if you send it again, it is/)).toBeVisible()
  expect(sent.getByRole('link', { name: 'Open the result of month-01.pdf' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Proceed' })).toBeDisabled()
  await waitFor(() =>
    expect(screen.getByRole('region', { name: '4 of 4 files done' })).toHaveFocus(),
  )

  await user.keyboard('n')
  await screen.findByRole('heading', { name: 'Payslip result' }) // the shortcut works as soon as its page is shown
  expect(window.location.search).toMatch(/^\?job=/)
  const search = window.location.search
  await user.keyboard('n')
  await waitFor(() => expect(window.location.search).not.toBe(search))
  await press(user, 'Back to upload')
  expect(await screen.findByText('2 new')).toBeVisible()
  await press(user, 'Clear the list')
  await press(user, 'Remove huge.pdf')
  await pick(new File([first], 'dropped later.pdf', { type: 'application/pdf' }))
  const later = await card('dropped later.pdf')
  expect(await later.findByText('Same content twice')).toBeVisible()
  await press(user, 'Remove again.pdf')
  expect(await later.findByText('Already sent')).toBeVisible()
  await press(user, 'Remove dropped later.pdf')
  await press(user, 'Remove payslip-scanned.pdf')
  await press(user, 'Move to Bank statement')
  expect(await screen.findByText('bank-hdfc-savings.pdf')).toBeVisible()
  expect(window.location.pathname).toBe('/bankstatement')
  expect(screen.getByRole('button', { name: 'Jobs 2' })).toBeVisible()
})

test('keeps "send anyway" after a reload', async () => {
  const { user, store } = await renderApp('/payslip', { as: KABIR })
  await drop(...months(1), pdf('payslip-scanned.pdf'), pdf('bank-hdfc-savings.pdf'))
  await press(user, 'Send payslip-scanned.pdf anyway')
  await waitFor(() =>
    expect(screen.getByRole('listitem', { name: 'payslip-scanned.pdf' })).toHaveFocus(),
  )
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Proceed with 2 files' })).toBeEnabled(),
  )

  await renderApp('/payslip', { store: reloadTab(store) })
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Proceed with 2 files' })).toBeEnabled(),
  )
  expect(
    (await card('bank-hdfc-savings.pdf')).getByText('Looks like a bank statement'),
  ).toBeVisible()
})

test('a file that was sent before shows its earlier result and can be sent again', async () => {
  const { user, store, world } = await renderApp('/payslip', { as: KABIR })
  const [sent = TOO_LARGE] = months(1)
  await drop(sent)
  await press(user, 'Proceed')
  await screen.findByRole('heading', { name: 'Payslip result' })

  const { user: later } = await renderApp('/payslip', { store: reloadTab(store) })
  await drop(new File([sent], 'the same.pdf', { type: 'application/pdf' }))
  const note = (await screen.findByText('Already sent.')).closest('[role=status]')
  expect(note).toHaveTextContent(
    /As month-01\.pdf; if you send it again, it is analysed and charged twice/,
  )
  expect(screen.getByRole('link', { name: 'Open the result of month-01.pdf' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/payslip\?job=/),
  )
  expect(world.jobs.size).toBe(1)
  await later.click(await screen.findByRole('button', { name: 'Proceed' }))
  await waitFor(() => expect(world.jobs.size).toBe(2))
  await screen.findByRole('heading', { name: 'Payslip result' })
})

test('does not ask again after a reload about two sides of a card that stay separate', async () => {
  const { user, store } = await renderApp('/idextracter/aadhaar', { as: KABIR })
  await screen.findByText(/^Drop an? .+ here$/)
  const side = (name: string) => new File([bytesOf('id-aadhaar.jpg'), name], name)
  await pick(side('front.jpg'), side('back.jpg'))
  await press(user, 'Keep separate')
  await waitFor(() =>
    expect(screen.queryByRole('group', { name: 'Two sides of one card' })).toBeNull(),
  )

  await renderApp('/idextracter/aadhaar', { store: reloadTab(store) })
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Proceed with 2 files' })).toBeEnabled(),
  )
  expect(screen.queryByRole('group', { name: 'Two sides of one card' })).toBeNull()
})

test('shows one dialog when the third file exceeds the credit limit, and continues the rest on request, even after a reload', async () => {
  const { user, store, world } = await renderApp('/payslip', { as: KABIR })
  const all = months(4)
  await drop(...all.slice(0, 2), pdf('low-credits.pdf'), ...all.slice(2))
  await press(user, 'Proceed with 5 files')
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Low Credit Balance' }))
  expect(dialog.getByText(/of 5 files are still in the list and were not sent\./)).toBeVisible()
  await user.click(dialog.getByRole('button', { name: 'OK' }))
  expect(screen.queryByRole('alertdialog')).toBeNull()
  await waitFor(() => {
    expect(screen.getByText(/^Stopped: not enough credits\./)).toBeVisible()
    expect(screen.queryByText(/running$/, { selector: '.chip' })).toBeNull()
  })

  const { user: later } = await renderApp('/payslip', { store: reloadTab(store) })
  expect(await screen.findByText(/^Stopped: not enough credits\./)).toBeVisible()
  await press(later, 'Remove low-credits.pdf')
  await press(later, /^Continue with/)
  expect(await screen.findByRole('heading', { name: '4 of 4 files done' })).toBeVisible()
  expect(step()).toHaveTextContent('Result')
  expect(world.jobs.size).toBe(4)
})
