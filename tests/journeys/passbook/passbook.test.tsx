import { screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { expect } from 'vitest'
import { readZip } from '#shared/platform/files/readZip.ts'
import { selectCurrentDialog } from '#shared/platform/store/overlaySlice.ts'
import { sandboxServer } from '#tests/sandbox/testServer.ts'
import { faultsOf, stateAfterFault } from '#tests/support/analyzerErrors.ts'
import { renderApp } from '#tests/support/renderApp.tsx'
import { test } from '#tests/support/sandboxTest.ts'
import { reloadTab, blobStoreOnDisk } from '#tests/support/stores.ts'
import { watchDownloads } from '#tests/support/watchDownloads.ts'
import { chooseFront, choosePages, picture, send, summarise } from './steps.tsx'

const KABIR = 'kabir.sethi@kaveri.example'
const ROOT = '*/service/fintech/V1/passbook'
const open = async (path = '/bankpassbook') => renderApp(path, { as: KABIR })
const output = async () => screen.findByRole('region', { name: 'Analysis Output' })
const shownPath = () => window.location.pathname

/** Captures passbook calls: path, query, parts with bytes. */
function watchCalls() {
  const calls: { path: string; query: string; parts: [string, string, number][]; at: number }[] = []
  sandboxServer.use(
    http.all(`${ROOT}/*`, async ({ request }) => {
      const { pathname, search } = new URL(request.url)
      const form = request.method === 'POST' ? [...(await request.clone().formData())] : []
      calls.push({
        path: pathname.replace(/.*\//, ''),
        query: search,
        parts: form.map(([name, value]) =>
          value instanceof File ? [name, value.name, value.size] : [name, value, -1],
        ),
        at: Date.now(),
      })
    }),
  )
  return calls
}

test('a passbook goes from the two upload areas to its workbook and back', async () => {
  const saved = watchDownloads()
  const calls = watchCalls()
  const { user, world } = await open()
  expect(await screen.findByText('Drop the front page here')).toBeVisible()
  expect(screen.getByText('Drop the transaction pages here')).toBeVisible()
  expect(screen.getByText('8:00 Mins')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Proceed' })).toBeNull()

  await chooseFront(user)
  expect(screen.getByRole('button', { name: 'Proceed' })).toBeDisabled()
  expect(screen.getByText('The transaction pages are missing')).toBeVisible()
  await choosePages(user)
  await user.click(screen.getByRole('button', { name: 'Proceed' }))
  expect(
    await screen.findByText('Check it before you proceed. Nothing has been sent yet.'),
  ).toBeVisible()
  expect(calls).toEqual([])
  expect(screen.getByRole('checkbox', { name: 'Email Output File' })).not.toBeChecked()
  await user.click(screen.getByRole('checkbox', { name: 'Email Output File' }))
  await user.click(screen.getByRole('button', { name: 'Proceed' }))

  expect(await screen.findByText(/The 2 transaction pages will be sent in/)).toBeVisible()
  expect(screen.getByText('Front page sent')).toBeVisible()
  const panel = await output()
  expect(shownPath()).toBe('/outputbankpassbook')
  const [first, second, third] = calls
  const size = (name: string) => picture(name).size
  expect(first).toMatchObject({
    path: 'frontpage',
    query: '?response_mail=true',
    parts: [['front_page', 'passbook-front.jpg', size('passbook-front.jpg')]],
  })
  expect(second).toMatchObject({
    path: 'transactionpage',
    query: '?client_transaction_id=passbook-0001',
    parts: [
      ['transaction_page', 'passbook-page-1.jpg', size('passbook-page-1.jpg')],
      ['transaction_page', 'passbook-page-2.jpg', size('passbook-page-2.jpg')],
    ],
  })
  expect((second?.at ?? 0) - (first?.at ?? 0)).toBeGreaterThanOrEqual(250)
  expect(third).toMatchObject({ path: 'status', query: '?client_transaction_id=passbook-0001' })
  expect(world.inbox[0]).toMatchObject({ to: KABIR, subject: 'Your passbook analysis is ready' })

  expect(screen.getByRole('heading', { name: 'Passbook Analyzer', level: 1 })).toBeVisible()
  expect(within(panel).getByText(/Execution time: 0:0\d Mins/)).toBeVisible()
  expect(await screen.findByRole('region', { name: 'Preview of excel-file.xlsx' })).toBeVisible()
  expect(calls.at(-1)).toMatchObject({
    path: 'report',
    query: '?client_transaction_id=passbook-0001',
  })
  await user.click(screen.getByRole('button', { name: 'Download Excel' }))
  await waitFor(() => expect(saved[0]?.name).toBe('excel-file.xlsx'))
  expect(new Uint8Array(await (saved[0]?.blob ?? new Blob()).arrayBuffer()).slice(0, 2)).toEqual(
    new Uint8Array([0x50, 0x4b]),
  )

  const input = screen.getByRole('region', { name: 'Input files' })
  expect(within(input).getByText(/and 2 more/)).toBeVisible()
  expect(within(input).getByText(/^0\.\d\d MB · 3 pages$/)).toBeVisible()
  await user.click(within(input).getByRole('button', { name: 'Download' }))
  await waitFor(() => expect(saved[1]?.name).toBe('input-files.zip'))
  const packed = await readZip(saved[1]?.blob ?? new Blob())
  expect(packed.files.map(({ name, blob }) => [name, blob.size])).toEqual(
    ['passbook-front.jpg', 'passbook-page-1.jpg', 'passbook-page-2.jpg'].map((name) => [
      name,
      size(name),
    ]),
  )
  expect(
    await screen.findByText('20 rows checked: each balance follows from the one before it.'),
  ).toBeVisible()
  expect(await screen.findByText('How good was this result?')).toBeVisible()

  await user.click(screen.getByRole('button', { name: 'Back to upload' }))
  expect(await screen.findByText('Drop the front page here')).toBeVisible()
  expect(screen.getByText('Drop the transaction pages here')).toBeVisible()
  expect(shownPath()).toBe('/bankpassbook')
})

test('truncates a long first name at 28 characters', async () => {
  const { user } = await open()
  const long = 'a-passbook-front-page-with-a-long-name.jpg'
  await screen.findByText('Drop the front page here')
  const field = screen.getByRole('region', { name: 'Front page' }).querySelector('input')
  if (field !== null) await user.upload(field, new File([picture('passbook-front.jpg')], long))
  await choosePages(user)
  await user.click(screen.getByRole('button', { name: 'Proceed' }))
  await user.click(await screen.findByRole('button', { name: 'Proceed' }))
  await output()
  expect(screen.getByText(/^a-passbook-front-page-with-a…/)).toBeVisible()
})

test('the output page works after a reload without its job in the URL', async () => {
  const { user, store } = await open()
  await send(user)
  await screen.findByRole('region', { name: 'Preview of excel-file.xlsx' })
  await waitFor(async () => expect(await blobStoreOnDisk.get('outputFile')).toBeDefined())
  expect(await blobStoreOnDisk.get('inputFile')).toBeDefined()

  const calls = watchCalls()
  const { user: again } = await renderApp('/outputbankpassbook', { store: reloadTab(store) })
  await waitFor(() => expect(screen.getByRole('button', { name: 'Download Excel' })).toBeEnabled())
  expect(calls).toEqual([])

  await again.click(screen.getByRole('button', { name: 'Back to upload' }))
  await send(again)
  expect(await blobStoreOnDisk.get('outputFile')).toBeUndefined()
})

test('a running passbook survives a reload before its pages are sent', async () => {
  const calls = watchCalls()
  const { user, store } = await open()
  await send(user)
  await screen.findByText(/will be sent in/)
  expect(calls.map(({ path }) => path)).toEqual(['frontpage'])
  await renderApp('/bankpassbook', { store: reloadTab(store) })
  await output()
  expect(calls.filter(({ path }) => path === 'transactionpage')).toHaveLength(1)
})

test('the summary returns to the upload areas with the selected files', async () => {
  const { user } = await open()
  await summarise(user)
  expect(screen.getByText('Transaction pages').nextSibling).toHaveTextContent('2')
  await user.click(screen.getByRole('button', { name: 'Change pages' }))
  const pages = await screen.findByRole('region', { name: 'Transaction pages' })
  expect(within(pages).getByText('2 ready')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Remove passbook-front.jpg' }))
  expect(screen.getByText('Drop the front page here')).toBeVisible()
  expect(screen.getByText('The front page is missing')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Proceed' })).toBeDisabled()
})

test('orders pages by key, button and name, sends them in that order, and reports gaps between them', async () => {
  const calls = watchCalls()
  const { user } = await open()
  await summarise(user)
  const order = () =>
    screen.getAllByRole('button', { name: /^Page \d: / }).map(({ title }) => title)
  expect(order()).toEqual(['passbook-page-1.jpg', 'passbook-page-2.jpg'])

  await user.click(screen.getByRole('button', { name: 'Page 1: passbook-page-1.jpg' }))
  await user.keyboard('{Shift>}{ArrowRight}{/Shift}')
  await screen.findByText('passbook-page-1.jpg is now transaction page 2 of 2.')
  expect(order()).toEqual(['passbook-page-2.jpg', 'passbook-page-1.jpg'])
  expect(screen.getByRole('button', { name: 'Page 2: passbook-page-1.jpg' })).toHaveFocus()
  await user.click(screen.getByRole('button', { name: 'Sort by name' }))
  await waitFor(() => expect(order()).toEqual(['passbook-page-1.jpg', 'passbook-page-2.jpg']))
  await user.click(screen.getByRole('button', { name: 'Move passbook-page-2.jpg earlier' }))
  await waitFor(() => expect(order()).toEqual(['passbook-page-2.jpg', 'passbook-page-1.jpg']))

  await user.click(screen.getByRole('button', { name: 'Proceed' }))
  await output()
  expect(
    calls.find(({ path }) => path === 'transactionpage')?.parts.map(([, name]) => name),
  ).toEqual(['passbook-page-2.jpg', 'passbook-page-1.jpg'])
  const check = await screen.findByRole('region', { name: 'Check of the balances' })
  expect(
    await within(check).findByText(
      /^passbook-page-1.jpg does not continue from passbook-page-2.jpg/,
    ),
  ).toBeVisible()
  await user.click(within(check).getByRole('button', { name: 'Show passbook-page-1.jpg' }))
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: 'Page' })).toHaveDisplayValue(
      'Transaction page 2: passbook-page-1.jpg',
    ),
  )
})

test('moves a page by number and to an end by key, and removes it', async () => {
  const { user } = await open()
  const names = ['passbook-page-1.jpg', 'passbook-page-2.jpg', 'passbook-page-3.png']
  await summarise(user, undefined, names)
  const order = () =>
    screen.getAllByRole('button', { name: /^Page \d: / }).map(({ title }) => title.at(-5))

  await user.click(screen.getByRole('button', { name: 'Page 3: passbook-page-3.png' }))
  await user.type(screen.getByRole('textbox', { name: 'Move page 3 to position' }), '1{Enter}')
  await waitFor(() => expect(order()).toEqual(['3', '1', '2']))
  expect(screen.getByRole('button', { name: 'Page 1: passbook-page-3.png' })).toHaveFocus()
  await user.keyboard('{Shift>}{End}{/Shift}')
  await waitFor(() => expect(order()).toEqual(['1', '2', '3']))
  await user.keyboard('{Shift>}{Home}{/Shift}')
  await waitFor(() => expect(order()).toEqual(['3', '1', '2']))

  await user.click(screen.getByRole('button', { name: 'Remove passbook-page-1.jpg' }))
  await waitFor(() => expect(order()).toEqual(['3', '2']))
  expect(screen.getByText('passbook-page-1.jpg was removed.')).toBeInTheDocument()
  expect(screen.getByText('Transaction pages').nextSibling).toHaveTextContent('2')
  await user.click(screen.getByRole('button', { name: 'Page 1: passbook-page-3.png' }))
  await user.keyboard('{Delete}')
  await waitFor(() => expect(order()).toEqual(['2']))
  expect(screen.getByRole('combobox', { name: 'Page' })).toHaveDisplayValue(
    'Transaction page 1: passbook-page-2.jpg',
  )
  // Without transaction pages there is nothing to check, so the upload areas are shown again.
  await user.click(screen.getByRole('button', { name: 'Remove passbook-page-2.jpg' }))
  expect(await screen.findByText('The transaction pages are missing')).toBeVisible()
})

test('accepts only pictures', async () => {
  const { user, store } = await renderApp('/bankpassbook', { as: KABIR })
  await screen.findByText('Drop the front page here')
  const field = screen.getByRole('region', { name: 'Front page' }).querySelector('input')
  expect(field).toHaveAttribute('accept', expect.stringContaining('.jpeg'))
  field?.removeAttribute('accept')
  if (field !== null) await user.upload(field, new File(['%PDF-1.7'], 'a.pdf'))
  await waitFor(() => expect(selectCurrentDialog(store.getState())?.name).toBe('wrongFormat'))
})

test('a drop outside the areas goes to one of them', async () => {
  await open()
  await screen.findByText('Drop the front page here')
  const drop = (name: string, target: EventTarget) => {
    const event = new Event('drop', { bubbles: true, cancelable: true })
    Object.assign(event, { dataTransfer: { files: [picture(name)], items: [], types: ['Files'] } })
    target.dispatchEvent(event)
  }
  drop('passbook-front.jpg', document.body)
  const front = screen.getByRole('region', { name: 'Front page' })
  await within(front).findByText('Ready')
  expect(screen.getByText('Drop the transaction pages here')).toBeVisible()
  drop('passbook-page-1.jpg', document.body)
  const pages = screen.getByRole('region', { name: 'Transaction pages' })
  expect(await within(pages).findByText('1 ready')).toBeVisible()
  expect(within(front).getByText('passbook-front.jpg')).toBeVisible()
})

test.each(faultsOf('passbook'))(
  '$value as the front page shows $reaches and returns to the upload',
  async ({ value, expectedDialog }) => {
    const { user, store } = await open()
    await send(user, `passbook-${value}.jpg`)
    await waitFor(() => expect(selectCurrentDialog(store.getState())?.name).toBe(expectedDialog))
    const left = stateAfterFault(expectedDialog, 'Drop the front page here')
    expect(await screen.findByText(left.page)).toBeInTheDocument()
  },
)

test.each([
  ['low-credits', 'lowCredits'],
  ['no-answer', 'uploadFailed'],
  ['failed', 'outputFailed'],
])('%s among the transaction pages shows %s', async (value, name) => {
  const { user, store } = await open()
  await send(user, undefined, ['passbook-page-1.jpg', `passbook-${value}.jpg`])
  await waitFor(() => expect(selectCurrentDialog(store.getState())?.name).toBe(name))
  expect(await screen.findByText('Drop the front page here')).toBeInTheDocument()
})

test('reports a failed report without a dialog and offers to retry', async () => {
  const { user, store } = await open()
  await send(user, undefined, ['passbook-page-1.jpg', 'passbook-report-error.jpg'])
  expect(await screen.findByText(/The workbook could not be loaded/)).toBeVisible()
  expect(selectCurrentDialog(store.getState())).toBeUndefined()
  expect(screen.queryByRole('button', { name: 'Download Excel' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Download Excel' })).toBeEnabled())
})

test('Cancel asks for confirmation and stops only after it', async () => {
  const { user, world } = await open()
  world.speed = 0.000_01
  await send(user)
  await user.click(await screen.findByRole('button', { name: 'Cancel' }))
  expect(await screen.findByRole('alertdialog', { name: 'Stop this analysis?' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Keep it running' }))
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  await user.click(await screen.findByRole('button', { name: 'Stop analysis' }))
  expect(await screen.findByText('Drop the front page here')).toBeVisible()
})

test('reports a missing output on its page', async () => {
  await open('/outputbankpassbook')
  expect(await screen.findByText('No analysis output here')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Upload a passbook' })).toBeVisible()
})

test.each(['/bankpassbook', '/outputbankpassbook'])(
  'shows the demo page to a trial user at %s',
  async (path) => {
    await renderApp(path, { as: 'meera.nair@pinnaclehome.example' })
    expect(await screen.findByText('Free trial - Coming Soon')).toBeVisible()
  },
)
