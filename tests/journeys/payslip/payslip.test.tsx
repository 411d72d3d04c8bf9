import { readFileSync } from 'node:fs'
import { screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { expect, vi } from 'vitest'
import { clearBlobStore } from '#shared/platform/blobStore/blobStore.ts'
import { selectCurrentDialog } from '#shared/platform/store/overlaySlice.ts'
import { LOCKED_PASSWORD } from '#tests/sandbox/samples.ts'
import { sandboxServer } from '#tests/sandbox/testServer.ts'
import { faultsOf, stateAfterFault } from '#tests/support/analyzerErrors.ts'
import { renderApp } from '#tests/support/renderApp.tsx'
import { test } from '#tests/support/sandboxTest.ts'
import { reloadTab } from '#tests/support/stores.ts'
import { press } from '#tests/support/userActions.ts'
import { watchDownloads } from '#tests/support/watchDownloads.ts'
import { choose, pick, proceed, sampleFile } from './steps.tsx'

const KABIR = 'kabir.sethi@kaveri.example'
const open = async (path = '/payslip') => renderApp(path, { as: KABIR })
const result = async () => screen.findByRole('article', { name: /^Payslip 1 of/ })
const value = (name: string) => screen.getByRole('button', { name })

test('a payslip goes from the drop to the download', async () => {
  const saved = watchDownloads()
  let body: unknown
  sandboxServer.use(
    http.post('*/service/fintech/V1/payslip/upload', async ({ request }) => {
      body = await request.clone().json()
    }),
  )
  const { user } = await open()
  await choose(user, 'payslip.pdf')
  expect(
    await screen.findByText('Check it before you proceed. Nothing has been sent yet.'),
  ).toBeVisible()
  expect(await screen.findByRole('region', { name: 'Preview of payslip.pdf' })).toBeVisible()
  expect(screen.getByText('1:30 Mins')).toBeVisible()
  expect(body).toBeUndefined()

  await user.click(screen.getByRole('button', { name: 'Proceed' }))
  await result()
  expect(body).toEqual({
    payslips: [readFileSync('tests/sandbox/samples/payslip.pdf').toString('base64')],
  })
  const slip = screen.getByRole('article', { name: 'Payslip 1 of 1' })
  expect(within(slip).getByRole('heading')).toHaveTextContent(/sahyadri precision components/i)
  expect(within(slip).getByText('6 earnings add up')).toBeVisible()
  expect(within(slip).getByText('4 deductions add up')).toBeVisible()
  expect(within(slip).getByText('Matches the slip')).toBeVisible()
  expect(value('Basic: 96,000.00')).toBeVisible()
  expect(value('Net pay: 1,68,950.00')).toBeVisible()
  expect(await screen.findByText('How good was this result?')).toBeVisible()

  await user.click(screen.getByRole('button', { name: 'Download Json' }))
  await waitFor(() => expect(saved[0]?.name).toBe('payslip.json'))
  expect(JSON.parse((await saved[0]?.blob.text()) ?? '')).toMatchObject([
    {
      Details: { EMPLOYEE_NAME: 'Ananya Deshpande' },
      earnings: [{ Label: 'Basic', Value: 96_000 }, {}, {}, {}, {}, {}],
      OverallDetails: { GrossSalary: 210_250, TotalDeductions: 41_300, NetPay: 168_950 },
    },
  ])
  await user.click(screen.getByRole('button', { name: 'Download Excel' }))
  await waitFor(() => expect(saved[1]?.name).toBe('payslip.xlsx'))
  await user.click(screen.getByRole('button', { name: 'Back' }))
  expect(await screen.findByText('Drop a payslip here')).toBeVisible()
})

test('a locked payslip shows its dialog, then can be unlocked', async () => {
  const { user } = await open()
  await screen.findByText('Drop a payslip here')
  expect(
    screen.getByText(/You can unlock it here, and a copy without the password is sent/),
  ).toBeVisible()
  await pick(user, 'payslip-locked.pdf')
  const dialog = await screen.findByRole('alertdialog', { name: 'File is password protected' })
  await user.click(within(dialog).getByRole('button', { name: 'OK' }))
  await press(user, 'Unlock')
  const field = await screen.findByLabelText('Password for payslip-locked.pdf')
  await user.type(field, `${LOCKED_PASSWORD}{Enter}`)
  expect(await screen.findByText('Unlocked; a copy without the password is sent')).toBeVisible()
})

test('a payslip is not Ready and is not sent before its type is detected, nor while a warning is shown', async () => {
  const { user } = await open()
  await screen.findByText('Drop a payslip here')
  await pick(user, 'form26as.pdf')
  expect(await screen.findByText('The document check')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Proceed' })).toBeNull()
  expect(screen.queryByText('Ready')).toBeNull()
  expect(await screen.findByRole('button', { name: 'Proceed' })).toBeEnabled()
  expect(screen.getByText(/^Looks like/)).toBeVisible()
  expect(screen.queryByText('Ready')).toBeNull()
})

test('a click on a figure finds it in the source, and it can be copied', async () => {
  const { user } = await open()
  await proceed(user, 'payslip.pdf')
  await result()
  await user.click(value('HRA: 38,400.00'))
  expect(value('HRA: 38,400.00')).toHaveAttribute('aria-pressed', 'true')
  expect(await screen.findByText('Searched 38,400.00, occurrence 1')).toBeVisible()
  await user.click(value('It is in payslip.pdf'))
  expect(await screen.findByText('HRA found on page 2')).toBeVisible()
  const copied = vi.spyOn(navigator.clipboard, 'writeText')
  await user.click(screen.getByRole('button', { name: 'Copy value' }))
  expect(copied).toHaveBeenCalledWith('38,400.00')
  expect(await screen.findByText('HRA copied: 38,400.00')).toBeVisible()

  await user.click(value('Professional tax: 200.00'))
  expect(await screen.findByText('Searched 200.00, occurrence 1')).toBeVisible()
  await user.click(value('It is not in payslip.pdf'))
  expect(
    await screen.findByText(/Professional tax is not in the file's text\. If the file is a scan/),
  ).toBeVisible()
})

test('shows several payslips of one file one by one with their own figures', async () => {
  const { user } = await open()
  await proceed(user, 'payslip-three-months.pdf')
  await result()
  expect(screen.getByRole('article', { name: 'Payslip 1 of 3' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Previous payslip' })).toBeDisabled()
  await user.click(screen.getByRole('button', { name: 'Next payslip' }))
  await user.click(screen.getByRole('button', { name: 'Next payslip' }))
  expect(screen.getByRole('article', { name: 'Payslip 3 of 3' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'Next payslip' })).toBeDisabled()
  await user.click(screen.getByRole('button', { name: /^HRA: / }))
  expect(await screen.findByText(/^Searched .*, occurrence 3$/)).toBeVisible()

  await user.keyboard('k')
  expect(await screen.findByRole('article', { name: 'Payslip 2 of 3' })).toBeVisible()
  await user.keyboard('/')
  const search = await screen.findByRole('textbox', { name: 'Search this result' })
  expect(search).toHaveFocus()
  await user.keyboard('basic')
  expect(await screen.findByText('2 of 3')).toBeVisible()
  await user.keyboard('{Enter}')
  expect(await screen.findByRole('article', { name: 'Payslip 3 of 3' })).toBeVisible()
  expect(screen.getByText('3 of 3')).toBeVisible()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.getByRole('button', { name: /^Basic: / })).toHaveFocus())
  await user.keyboard('{Enter}')
  expect(await screen.findByText(/^Searched .*, occurrence 3$/)).toBeVisible()
})

test('reports figures that do not add up, with their sum', async () => {
  const { user } = await open()
  await proceed(user, 'payslip-wrong-total.pdf')
  await result()
  expect(screen.getByText(/earnings come to /)).toBeVisible()
})

test('keeps a job in Jobs whose status call fails, because it may have finished', async () => {
  const { user, store } = await open()
  await proceed(user, 'poll-error.pdf')
  await waitFor(() => expect(selectCurrentDialog(store.getState())?.name).toBe('internalError'))
  expect(
    await screen.findByText(
      'poll-error.pdf was sent and may still be finished. Select Check again under Jobs to get its result.',
    ),
  ).toBeVisible()
})

test('a session that the server has ended is reported at the upload and ends in the browser too', async () => {
  const { user, store } = await open()
  await proceed(user, 'unauthorized.pdf')
  await waitFor(() => expect(selectCurrentDialog(store.getState())?.name).toBe('notAuthenticated'))
  await waitFor(() => expect(store.getState().session.user).toBeNull())
})

test.each(faultsOf('payslip'))(
  '$value shows $reaches and returns to the upload',
  async ({ value: magic, expectedDialog }) => {
    const { user, store } = await open()
    await proceed(user, `${magic}.pdf`)
    await waitFor(() => expect(selectCurrentDialog(store.getState())?.name).toBe(expectedDialog))
    const left = stateAfterFault(expectedDialog, 'Drop a payslip here')
    expect(await screen.findByText(left.page)).toBeInTheDocument()
    expect(await screen.findByText(left.footnote(`${magic}.pdf`))).toBeVisible()
  },
)

test.each(['flaky', 'gross-salary'])('%s ends in a result', async (magic) => {
  const { user } = await open()
  await proceed(user, `${magic}.pdf`)
  await result()
  expect(screen.getByText('Matches the slip')).toBeVisible()
})

test('a failed scan shows the reason and stays in Jobs until it is removed', async () => {
  const { user } = await open()
  await proceed(user, 'payslip-scanned.pdf')
  await user.click(await screen.findByRole('button', { name: 'OK' }))
  await user.click(screen.getByRole('button', { name: /^Jobs/ }))
  expect(
    within(await screen.findByRole('list', { name: 'Needs attention' })).getByText(
      /no result could be produced/,
    ),
  ).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Remove payslip-scanned.pdf from Jobs' }))
  expect(await screen.findByText('No jobs yet')).toBeVisible()
})

test('a running job survives a reload, is shown on its page and allows another one', async () => {
  const { user, store, world } = await open()
  world.speed = 0.000_01
  await proceed(user, 'payslip.pdf')
  expect(await screen.findByText(/You can leave this page/)).toBeVisible()
  expect(screen.getByRole('progressbar')).toBeVisible()
  expect(screen.getByText('Min Left', { exact: false })).toBeVisible()

  await renderApp('/payslip', { store: reloadTab(store) })
  expect(await screen.findByRole('region', { name: 'Processing payslip.pdf' })).toBeVisible()

  await user.click(screen.getByRole('button', { name: 'Start another' }))
  expect(await screen.findByText('Drop a payslip here')).toBeVisible()
  const others = await screen.findByRole('list', { name: 'Other running jobs' })
  await user.click(within(others).getByRole('link', { name: 'Open payslip.pdf' }))
  world.speed = Infinity // not earlier: a finished job would leave the list during the click
  await result()
})

test('Cancel asks for confirmation and stops only after it', async () => {
  const { user, world } = await open()
  world.speed = 0.000_01
  await proceed(user, 'payslip.pdf')
  await user.click(await screen.findByRole('button', { name: 'Cancel' }))
  expect(await screen.findByText(/If you stop it now, there will be no result/)).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Keep it running' }))
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await user.click(await screen.findByRole('button', { name: 'Stop analysis' }))
  expect(await screen.findByText('Drop a payslip here')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Jobs' })).toBeVisible()
})

test('a finished job opens from Jobs on every page', async () => {
  const { user } = await open()
  await proceed(user, 'payslip.pdf')
  await result()
  await user.click(screen.getByRole('link', { name: 'Home' }))
  await screen.findByRole('heading', { name: 'Home', level: 1 })
  await user.click(screen.getByRole('button', { name: 'Jobs' }))
  await user.click(
    within(await screen.findByRole('list', { name: 'Finished' })).getByRole('link', {
      name: 'Open payslip.pdf',
    }),
  )
  await result()
  expect(screen.queryByRole('list', { name: 'Finished' })).toBeNull()
})

test('fetches a result again that the browser has lost', async () => {
  const { user } = await open()
  await proceed(user, 'payslip.pdf')
  await result()
  await user.click(screen.getByRole('button', { name: 'Back' }))
  await screen.findByText('Drop a payslip here')
  await clearBlobStore()
  await user.click(screen.getByRole('button', { name: 'Jobs' }))
  await user.click(await screen.findByRole('link', { name: 'Open payslip.pdf' }))
  expect(await screen.findByText('Matches the slip')).toBeVisible()
  expect(await screen.findByText('This browser no longer has the file')).toBeVisible()
})

test('a trial user can start with the sample file, and each step focuses its heading and is announced', async () => {
  sandboxServer.use(
    http.get(
      '*/samples/sample-payslip.pdf',
      async () => new Response(await sampleFile('payslip.pdf').arrayBuffer()),
    ),
  )
  const { user, world } = await renderApp('/payslip', { as: 'meera.nair@pinnaclehome.example' })
  await user.click(await screen.findByRole('button', { name: 'Use Sample File' }))
  await user.click(await screen.findByRole('button', { name: /sample-payslip\.pdf/ }))
  const heading = (name: string) => screen.getByRole('heading', { name, level: 1 })
  const button = await screen.findByRole('button', { name: 'Proceed' })
  await waitFor(() => expect(heading('Payslip')).toHaveFocus())
  world.speed = 0.000_01
  await user.click(button)
  await screen.findByRole('region', { name: 'Processing sample-payslip.pdf' })
  await waitFor(() => expect(heading('Payslip')).toHaveFocus())
  expect(await screen.findByText('The analysis of sample-payslip.pdf has started.')).toHaveRole(
    'status',
  )
  world.speed = Infinity
  await result()
  await waitFor(() => expect(heading('Payslip result')).toHaveFocus())
  expect(await screen.findByText('The analysis of sample-payslip.pdf has finished.')).toHaveRole(
    'status',
  )
})
