import { screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { expect } from 'vitest'
import { selectCurrentDialog } from '#shared/platform/store/overlaySlice.ts'
import { makePdf } from '#tests/fixtures/make.ts'
import { sandboxServer } from '#tests/sandbox/testServer.ts'
import { faultsOf, stateAfterFault } from '#tests/support/analyzerErrors.ts'
import { renderApp } from '#tests/support/renderApp.tsx'
import { test } from '#tests/support/sandboxTest.ts'
import { reloadTab } from '#tests/support/stores.ts'
import { watchDownloads } from '#tests/support/watchDownloads.ts'
import { choose, pick, proceed, sampleBytes } from './steps.tsx'

const KABIR = 'kabir.sethi@kaveri.example'
const START = 'Start getting your insights by uploading your financial statement'
const open = async (path = '/financialStatement') => renderApp(path, { as: KABIR })
/**
 * Finds it by text, because role queries take too long while a large page renders. It follows a poll and reading the
 * workbook.
 */
const output = async () => screen.findByText('Analysis Output', { selector: 'h1' })

/** The upload request. */
function watchUpload() {
  const sent: { query: string; file: File | null }[] = []
  sandboxServer.use(
    http.post('*/service/fintech/V1/financial_statement/upload', async ({ request }) => {
      const file = (await request.clone().formData()).get('file')
      sent.push({ query: new URL(request.url).search, file: file instanceof File ? file : null })
    }),
  )
  return sent
}

test('a statement goes from the drop to the workbook', async () => {
  const saved = watchDownloads()
  const sent = watchUpload()
  const { user } = await open()
  expect(await screen.findByRole('heading', { name: START })).toBeVisible()
  const instructions = screen.getByRole('region', { name: 'More instruction' })
  expect(instructions).toHaveTextContent(/One statement at a time: PDF, JPG, JPEG or PNG/)
  expect(instructions).toHaveTextContent(/Under 10 MB.*up to 500 pages/)
  expect(screen.queryByRole('button', { name: 'Use Sample File' })).not.toBeInTheDocument()

  await choose(user, 'statement-india.pdf')
  const question = await screen.findByRole('group', {
    name: 'Which country does the financial statement belong to?',
  })
  expect(within(question).getByRole('radio', { name: 'India (IN)' })).toBeChecked()
  expect(screen.getByText(/3 pages/, { selector: '.tiny' })).toBeVisible()
  expect(screen.getByText('71 to 200 pages')).toBeVisible()
  expect(
    await screen.findByRole('region', { name: 'Preview of statement-india.pdf' }),
  ).toBeVisible()
  expect(sent).toEqual([])

  await user.click(await screen.findByRole('button', { name: 'PROCEED' }))
  await output()
  expect(window.location.pathname).toBe('/outputfinancialStatement')
  expect(sent[0]?.query).toBe('?country_flag=IN&sample_file=false')
  expect(sent[0]?.file?.name).toBe('statement-india.pdf')
  expect(new Uint8Array((await sent[0]?.file?.arrayBuffer()) ?? new ArrayBuffer())).toEqual(
    new Uint8Array(sampleBytes('statement-india.pdf')),
  )
  // Only once, in the facts of the result.
  expect(screen.getByText(/0:26/)).toHaveTextContent(/^0:26 Mins$/)
  expect(screen.getByText('Complete')).toBeVisible()
  expect(await screen.findByRole('form', { name: 'Session Feedback' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'SUBMIT' })).toBeVisible()

  await user.click(screen.getByRole('button', { name: 'Output (xlsx)' }))
  await user.click(screen.getByRole('button', { name: 'Download statement-india.pdf' }))
  await waitFor(() =>
    expect(saved.map(({ name }) => name)).toEqual([
      'statement-india_output.xlsx',
      'statement-india.pdf',
    ]),
  )
  expect(new Uint8Array(await (saved[0]?.blob ?? new Blob()).arrayBuffer()).slice(0, 2)).toEqual(
    new Uint8Array([0x50, 0x4b]),
  )

  await user.click(screen.getByRole('button', { name: 'Back' }))
  expect(await screen.findByRole('heading', { name: START })).toBeVisible()
  expect(window.location.pathname).toBe('/financialStatement')
})

test('sends and shows the selected country', async () => {
  const sent = watchUpload()
  const { user } = await open()
  await choose(user, 'statement-us-retailer.pdf')
  await user.click(await screen.findByRole('radio', { name: 'United States (US)' }))
  await user.click(await screen.findByRole('button', { name: 'PROCEED' }))
  await output()
  expect(sent[0]?.query).toBe('?country_flag=US&sample_file=false')
  expect(screen.getByText('United States (US)')).toBeVisible()
})

test('shows for each period whether assets equal liabilities and equity', async () => {
  const { user } = await open()
  await proceed(user, 'statement-wrong-total.pdf')
  await output()
  const table = await screen.findByRole('region', { name: 'Check of the balance sheet' })
  const [, now, before] = within(table).getAllByRole('row')
  expect(now).toHaveTextContent(/31 March 2026.*Differs by 100/)
  expect(before).toHaveTextContent(/31 March 2025.*Adds up/)
  await user.click(
    within(table).getByRole('button', { name: 'Total assets, 31 March 2026: 10,881.40' }),
  )
  expect(await screen.findByText('Searched 10,881.40, occurrence 1')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'It is in statement-wrong-total.pdf' }))
  expect(await screen.findByText('Total assets found on page 2')).toBeVisible()
})

test('a click on a cell finds it in the source, using neighbouring cells when the sheet repeats', async () => {
  const { user } = await open()
  await proceed(user, 'statement-india.pdf')
  await output()
  await user.click(screen.getByRole('button', { name: 'Cell as printed' }))
  expect(
    await screen.findByText('Searched 2,214.65, after Current assets, Inventories'),
  ).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'It is in statement-india.pdf' }))
  expect(await screen.findByText('Inventories found on page 2')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Cell as standardized' }))
  expect(await screen.findByText('Searched 2,214.65, occurrence 1')).toBeVisible()
})

test('reports a partial success', async () => {
  const { user } = await open()
  await proceed(user, 'statement-partial.pdf')
  await output()
  expect(screen.getByText('Partial Success.')).toBeVisible()
  expect(screen.getByText('Partial')).toBeVisible()
})

test('accepts a picture', async () => {
  const { user } = await open()
  await proceed(user, 'statement-page.jpg')
  await output()
  expect(
    await screen.findByRole('region', { name: 'Preview of statement-page_output.xlsx' }),
  ).toBeVisible()
})

test('waits in the queue, then shows the modules, and Cancel asks for confirmation', async () => {
  const { user, world } = await open()
  world.speed = 0.000_01
  await proceed(user, 'statement-india.pdf')
  expect(await screen.findByRole('heading', { name: 'Document is in queue' })).toBeVisible()
  expect(screen.getByText('Please wait.......')).toBeVisible()
  await waitFor(() => expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '5'))

  world.speed = 1
  world.advance(13_200)
  await waitFor(() => expect(screen.queryByText('Please wait.......')).not.toBeInTheDocument())
  const steps = within(screen.getByRole('list', { name: 'Steps' })).getAllByRole('listitem')
  expect(steps.map((step) => step.textContent)).toEqual([
    expect.stringContaining('Sorting and Classifying Data'),
    expect.stringContaining('Text Extraction'),
    expect.stringContaining('Standardization'),
    expect.stringContaining('Computation'),
    expect.stringContaining('Output Generation'),
  ])
  expect(steps[2]).toHaveAttribute('aria-current', 'step')
  expect(screen.getByText('Standardizing the line items.')).toBeVisible()

  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await user.click(await screen.findByRole('button', { name: 'Stop analysis' }))
  expect(await screen.findByRole('heading', { name: START })).toBeVisible()
})

test('survives a reload while running and when finished', async () => {
  const { user, store, world } = await open()
  world.speed = 0.000_01
  await proceed(user, 'statement-india.pdf')
  await screen.findByText('Please wait.......')
  await waitFor(() => expect(screen.getByText(/You can leave this page/)).toBeVisible())

  const reload = async (path: string) => {
    await renderApp(path, { store: reloadTab(store) })
  }
  await reload('/financialStatement')
  expect(
    await screen.findByRole('region', { name: 'Processing statement-india.pdf' }),
  ).toBeVisible()
  world.speed = Infinity
  await output()
  await reload('/outputfinancialStatement')
  await output()
  expect(window.location.search).toMatch(/^\?job=./)
  expect(await screen.findByRole('region', { name: 'Check of the balance sheet' })).toBeVisible()
})

test('the output page opens the upload page when there is no output', async () => {
  await open('/outputfinancialStatement')
  expect(await screen.findByRole('heading', { name: START })).toBeVisible()
  expect(window.location.pathname).toBe('/financialStatement')
})

const PAGE_LIMIT = /501 pages; a file can have up to 500 pages here/

test('rejects 501 pages and accepts 500, the limit of this service', async () => {
  const { user } = await open()
  await pick(user, await makePdf({ pages: 501 }), 'big.pdf')
  const dialog = await screen.findByRole('alertdialog', { name: 'Too many pages' })
  expect(dialog).toHaveTextContent(PAGE_LIMIT)
  await user.click(within(dialog).getByRole('button', { name: 'OK' }))
  await user.click(screen.getByRole('button', { name: 'Remove big.pdf' }))
  await pick(user, await makePdf({ pages: 500 }), 'full.pdf')
  expect(await screen.findByRole('button', { name: 'PROCEED' })).toBeVisible()
  expect(screen.getByText('Usually takes about 12 min')).toBeVisible()
})

test.each([
  ['a locked file', 'statement-locked.pdf', 'statement-locked.pdf', 'passwordProtectFileError'],
  ['a damaged file', 'payslip-corrupt.pdf', 'payslip-corrupt.pdf', 'fileCorruptError'],
  ['another type of file', 'statement-india.pdf', 'statement.docx', 'wrongFormat'],
])('%s is rejected before it is sent', async (_name, sample, name, dialog) => {
  const sent = watchUpload()
  const { user, store } = await open()
  await screen.findByRole('button', { name: 'Browse files' })
  const lenient = (await import('@testing-library/user-event')).default.setup({
    applyAccept: false,
  })
  await pick(name === sample ? user : lenient, new Uint8Array(sampleBytes(sample)), name)
  await waitFor(() => expect(selectCurrentDialog(store.getState())?.name).toBe(dialog))
  expect(screen.queryByRole('button', { name: 'PROCEED' })).not.toBeInTheDocument()
  expect(sent).toEqual([])
})

test.each(faultsOf('financialStatement'))(
  '$value shows $reaches and returns to the upload',
  async ({ value, expectedDialog }) => {
    const { user, store } = await open()
    await proceed(user, 'statement-india.pdf', `${value}.pdf`)
    await waitFor(() => expect(selectCurrentDialog(store.getState())?.name).toBe(expectedDialog))
    expect(await screen.findByText(stateAfterFault(expectedDialog, START).page)).toBeInTheDocument()
    expect(window.location.pathname).toBe('/financialStatement')
  },
)

test('an unreadable scan shows imageQualityError', async () => {
  const { user, store } = await open()
  await proceed(user, 'statement-poor-scan.pdf')
  await waitFor(() => expect(selectCurrentDialog(store.getState())?.name).toBe('imageQualityError'))
})

test('continues polling after a lost connection', async () => {
  const { user } = await open()
  await proceed(user, 'statement-flaky.pdf')
  expect(await output()).toBeVisible()
})

const MEERA = 'meera.nair@pinnaclehome.example'

test('a trial user can start with the US retailer sample, which preselects US', async () => {
  sandboxServer.use(
    http.get(
      '*/samples/US_Retailer.pdf',
      () => new Response(new Uint8Array(sampleBytes('statement-us-retailer.pdf'))),
    ),
  )
  const sent = watchUpload()
  const { user } = await renderApp('/financialStatement', { as: MEERA })
  expect(
    await screen.findByRole('heading', {
      name: 'Enjoy your 14-day free trial by uploading your financial statement',
    }),
  ).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Use Sample File' }))
  const popup = await screen.findByRole('dialog', { name: 'Sample Documents' })
  expect(popup).toHaveTextContent('default sample document provided for use during your free trial')
  const retailer = within(popup).getByRole('button', { name: /US_Retailer\.pdf/ })
  expect(retailer).toHaveTextContent('3 pages · 0.01 MB')
  await user.click(retailer)
  expect(await screen.findByRole('radio', { name: 'United States (US)' })).toBeChecked()
  await user.click(await screen.findByRole('button', { name: 'PROCEED' }))
  await output()
  expect(sent[0]?.query).toBe('?country_flag=US&sample_file=true')
})

test('a trial user without remaining files is asked to upgrade', async () => {
  await renderApp('/financialStatement', { as: 'arun.das@malabar.example' })
  expect(
    await screen.findByRole('heading', {
      name: 'Upgrade your subscription to enjoy the wonderful insights',
    }),
  ).toBeVisible()
})

test('truncates a long name at 35 characters', async () => {
  const name = 'Annual statements of the year 2025 to 2026.pdf'
  const { user } = await open()
  await proceed(user, 'statement-india.pdf', name)
  await output()
  expect(screen.getByRole('button', { name: `Download ${name}` })).toHaveTextContent(
    'Annual statements of the year 2025…',
  )
})
