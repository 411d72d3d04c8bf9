import { readFileSync } from 'node:fs'
import { screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { expect, vi } from 'vitest'
import * as environment from '#shared/platform/config/env.ts'
import { selectCurrentDialog } from '#shared/platform/store/overlaySlice.ts'
import { sandboxServer } from '#tests/sandbox/testServer.ts'
import { faultsOf, stateAfterFault } from '#tests/support/analyzerErrors.ts'
import { renderApp } from '#tests/support/renderApp.tsx'
import { test } from '#tests/support/sandboxTest.ts'
import { reloadTab } from '#tests/support/stores.ts'
import { watchDownloads } from '#tests/support/watchDownloads.ts'
import { DROP, pick, proceed } from './steps.tsx'

const KABIR = 'kabir.sethi@kaveri.example'
const open = async (type = 'aadhaar') => renderApp(`/idextracter/${type}`, { as: KABIR })
const result = async () => screen.findByRole('article', { name: /^Document 1 of/ })
const value = (name: string) => screen.getByRole('button', { name })

test.each([
  ['aadhaar', 'Aadhaar Card Extracter'],
  ['pancard', 'Pan Card Extracter'],
  ['DL', 'Driving License Extracter'],
  ['VoterID', 'Voter Id Extracter'],
  ['rc', 'RC Extracter'],
])('/idextracter/%s is %s', async (type, title) => {
  await open(type)
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
})

test('a document goes from the drop to the download', async () => {
  const saved = watchDownloads()
  let sent: FormData | undefined
  sandboxServer.use(
    http.post('*/service/fintech/V1/id-extraction/upload', async ({ request }) => {
      sent = await request.clone().formData()
    }),
  )
  const { user } = await open('pan')
  expect(
    await screen.findByText('Only Images and Pdf files are allowed', { exact: false }),
  ).toBeVisible()
  expect(screen.getByText('One file at a time')).toBeVisible()
  expect(screen.queryByText(/fewer than 200 pages/)).toBeNull()
  expect(screen.getByText('No password')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Write to support' })).toBeVisible()
  await pick(user, 'id-pan.pdf')
  expect(
    await screen.findByText('Check it before you proceed. Nothing has been sent yet.'),
  ).toBeVisible()
  expect(screen.getByText('1:30 Mins')).toBeVisible()
  expect(screen.getByLabelText('Email Output File')).not.toBeVisible()
  expect(sent).toBeUndefined()

  await user.click(await screen.findByRole('button', { name: 'Proceed' }))
  const card = await result()
  const parts = [...(sent ?? [])]
  expect(parts.map(([name]) => name)).toEqual(['files'])
  const file = sent?.get('files')
  if (!(file instanceof File)) throw new Error('no file was sent')
  expect(file.name).toBe('id-pan.pdf')
  expect(Buffer.from(await file.arrayBuffer())).toEqual(
    readFileSync('tests/sandbox/samples/id-pan.pdf'),
  )

  expect(within(card).getByRole('heading', { name: 'PAN' })).toBeVisible()
  expect(value('Pan Number: ABCPD1234K')).toBeVisible()
  expect(value('Date of birth: 12/06/1991')).toBeVisible()
  expect(screen.getByText('Valid PAN format')).toBeVisible()
  expect(await screen.findByRole('region', { name: 'Preview of id-pan.pdf' })).toBeVisible()
  expect(screen.getByText(/0\.01 MB/)).toHaveTextContent('0.01 MB · 1 page')
  expect(await screen.findByText('How good was this result?')).toBeVisible()

  await user.click(screen.getByRole('button', { name: 'Download Json' }))
  await waitFor(() => expect(saved[0]?.name).toBe('id-pan.json'))
  expect(JSON.parse((await saved[0]?.blob.text()) ?? '')).toEqual([
    {
      doc_type: 'PAN',
      doc_id: 'ABCPD1234K',
      name: 'Ananya Deshpande',
      father_name: 'Vikram Deshpande',
      dob: '12/06/1991',
    },
  ])
  await user.click(screen.getByRole('button', { name: 'Back' }))
  expect(await screen.findByText('Drop a PAN card here')).toBeVisible()
})

test('groups an Aadhaar number in fours, hides and shows it, and copies it without spaces', async () => {
  const { user } = await open()
  await proceed(user, 'id-aadhaar.pdf')
  await result()
  expect(value('Address: Flat 7, Sadhu Vaswani Road, Camp, Pune, Maharashtra 411001')).toBeVisible()
  expect(screen.getByText('Check digit is valid')).toBeVisible()
  await user.click(value('Aadhaar Number: 2345 6789 0124'))
  expect(await screen.findByText('Searched 2345 6789 0124, occurrence 1')).toBeVisible()
  await user.click(value('It is in id-aadhaar.pdf'))
  expect(await screen.findByText('Aadhaar Number found on page 2')).toBeVisible()

  await user.click(screen.getByRole('button', { name: 'Hide number' }))
  expect(value('Aadhaar Number: XXXX XXXX 0124')).toBeVisible()
  expect(screen.queryByText(/2345 6789 0124/, { selector: '.value-button' })).toBeNull()
  const copied = vi.spyOn(navigator.clipboard, 'writeText')
  await user.click(screen.getByRole('button', { name: 'Copy value' }))
  expect(copied).toHaveBeenCalledWith('234567890124')
  expect(await screen.findByText('Aadhaar Number copied: XXXX XXXX 0124')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Show number' }))
  expect(value('Aadhaar Number: 2345 6789 0124')).toBeVisible()
})

test('a deployment can hide the number initially', async () => {
  vi.spyOn(environment, 'env').mockReturnValue({ ...environment.env(), VITE_MASK_AADHAAR: true })
  const { user } = await open()
  await proceed(user, 'id-aadhaar.pdf')
  await result()
  expect(value('Aadhaar Number: XXXX XXXX 0124')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Show number' }))
  expect(value('Aadhaar Number: 2345 6789 0124')).toBeVisible()
})

test('hints at a wrong check digit', async () => {
  const { user, store } = await open()
  await proceed(user, 'id-wrong-digit.pdf')
  await result()
  expect(screen.getByText('Check digit is not valid')).toBeVisible()
  expect(selectCurrentDialog(store.getState())).toBeUndefined()
})

test('shows two documents of a page as two tables with their own number labels', async () => {
  const { user } = await open('aadhar')
  await proceed(user, 'id-two-cards.pdf')
  await result()
  const second = screen.getByRole('article', { name: 'Document 2 of 2' })
  expect(within(second).getByRole('button', { name: 'Pan Number: ABCPD1234K' })).toBeVisible()
  expect(within(second).getByText(/this document was read as a PAN card/)).toBeVisible()
  await user.click(within(second).getByRole('button', { name: 'Name: Ananya Deshpande' }))
  expect(await screen.findByText('Searched Ananya Deshpande, occurrence 2')).toBeVisible()
})

test.each([
  ['page-keys', 'Aadhaar Number: 2345 6789 0124'],
  ['insufficient', 'Aadhaar Number: Insufficient Info'],
  ['flaky', 'Aadhaar Number: 2345 6789 0124'],
])('%s ends in a result', async (magic, name) => {
  const { user } = await open()
  await proceed(user, `id-${magic}.pdf`)
  await result()
  expect(value(name)).toBeVisible()
})

test.each([
  ['aadhaar', 'id-aadhaar.jpg', 'Aadhaar Number: 3000 4000 5008', '300040005008'],
  ['pan', 'id-pan.png', 'Pan Number: ABCPS1234A', 'ABCPS1234A'],
])(
  'a picture at /%s shows a sample result with values that can be copied but not searched',
  async (type, file, number, copies) => {
    const { user } = await open(type)
    await proceed(user, file)
    await result()
    expect(screen.getByText(/^Sample result/)).toBeVisible()
    expect(screen.getByText('Click a value to copy it')).toBeVisible()
    const copied = vi.spyOn(navigator.clipboard, 'writeText')
    await user.click(value(number))
    expect(await screen.findByText(/A picture has no text to search/)).toBeVisible()
    expect(await screen.findByText(number.replace(':', ' copied:'))).toBeVisible()
    expect(copied).toHaveBeenCalledWith(copies)
  },
)

test('accepts both sides of a card on two pages and explains it', async () => {
  const { user } = await open()
  await screen.findByText(DROP)
  expect(screen.getByText('71 to 200 pages')).toBeVisible()
  await pick(user, 'id-two-pages.pdf')
  expect(await screen.findByText('2 pages are accepted; one page works best')).toBeVisible()
  await user.click(await screen.findByRole('button', { name: 'Proceed' }))
  await result()
})

test.each([
  ['locked', 'id-locked.pdf', 'passwordProtectFileError', /save a copy without the password/],
] as const)('rejects a PDF that is %s before it is sent', async (_pdf, file, name, why) => {
  const { user, store } = await open()
  await pick(user, file)
  await waitFor(() => expect(selectCurrentDialog(store.getState())?.name).toBe(name))
  expect(await screen.findByRole('alertdialog')).toHaveTextContent(why)
  await user.click(screen.getByRole('button', { name: 'OK' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Proceed' })).toBeNull())
})

test('a picture with too many pixels shows fileUnpackedSizeError', async () => {
  const { user } = await open()
  const head = new DataView(new ArrayBuffer(32))
  head.setBigUint64(0, 0x89504e470d0a1a0an) // PNG signature; the size follows at offset 16
  head.setUint32(16, 30_000)
  head.setUint32(20, 30_000)
  await screen.findByText(DROP)
  await user.upload(await screen.findByLabelText('Choose a file'), new File([head.buffer], 'a.png'))
  expect(
    await screen.findByRole('alertdialog', { name: 'File too large when unpacked' }),
  ).toBeVisible()
})

test('rejects another type of file with the specified text', async () => {
  const { user, store } = await open()
  await screen.findByText(DROP)
  // A file picker may allow it: the input's accept is only a hint.
  document.querySelector('input[type=file]')?.removeAttribute('accept')
  await pick(user, 'id-pan.png', 'card.docx')
  await waitFor(() => expect(selectCurrentDialog(store.getState())?.name).toBe('wrongFormat'))
  expect(await screen.findByRole('alertdialog')).toHaveTextContent(
    'Only Images and Pdf files are allowed.',
  )
})

test.each(faultsOf('idExtraction'))(
  '$value shows $reaches and returns to the upload',
  async ({ value: magic, expectedDialog }) => {
    const { user, store } = await open('pan')
    await proceed(user, `id-${magic}.pdf`)
    await waitFor(() => expect(selectCurrentDialog(store.getState())?.name).toBe(expectedDialog))
    const left = stateAfterFault(expectedDialog, 'Drop a PAN card here')
    expect(await screen.findByText(left.page)).toBeInTheDocument()
    expect(await screen.findByText(left.footnote(`id-${magic}.pdf`))).toBeVisible()
  },
)

test('a running job survives a reload on another page and opens with its own document type', async () => {
  const { user, store, world: backend } = await open('voterid')
  backend.speed = 0.000_01
  await proceed(user, 'id-voter.pdf')
  expect(await screen.findByText(/You can leave this page/)).toBeVisible()

  await renderApp('/home', { store: reloadTab(store) })
  await screen.findByRole('heading', { name: 'Home', level: 1 })
  await user.click(await screen.findByRole('button', { name: 'Jobs 1' }))
  backend.speed = Infinity
  const finished = await screen.findByRole('list', { name: 'Finished' })
  await user.click(within(finished).getByRole('link', { name: 'Open id-voter.pdf' }))
  await result()
  expect(screen.getByRole('heading', { level: 1, name: 'Voter Id Extracter' })).toBeVisible()
  expect(value('VoterId Number: ABX1234567')).toBeVisible()
})

test('each of the five document types has its own draft', async () => {
  const { user } = await open('pan')
  await pick(user, 'id-pan.pdf')
  await screen.findByRole('button', { name: 'Proceed' })
  await user.click(screen.getByRole('button', { name: 'Solutions' }))
  await user.click(await screen.findByRole('link', { name: /^RC/ }))
  expect(await screen.findByText('Drop a registration certificate here')).toBeVisible()
})
