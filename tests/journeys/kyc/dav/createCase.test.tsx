import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect } from 'vitest'
import { contactCandidates, fakeUndoTime } from '#tests/support/contact.ts'
import { answerDialog, details, textOf } from '#tests/support/csvUpload.ts'
import { test } from '#tests/support/sandboxTest.ts'
import { press } from '#tests/support/userActions.ts'
import { watchDownloads } from '#tests/support/watchDownloads.ts'
import { FAULTY, HEADER, candidate, csv, openCreate, captureCaseUploads } from './createSteps.ts'

beforeEach(() => void fakeUndoTime())

const shownTab = () => screen.getByRole('tab', { selected: true }).textContent

test('selects, checks and processes a file, then shows its cases in the list', async () => {
  const uploads = captureCaseUploads()
  const narrowed = '&q=Nobody&by=address&status=failed&page=2'
  const { user, choose, world } = await openCreate('kaveri-mysuru', narrowed)
  await choose(csv([candidate(), candidate({ name: 'Bala Iyer', phone: '9845099002' })]))
  const page = await details()
  expect(within(page).getByText('candidates.csv')).toBeVisible()
  expect(await within(page).findByText('2 rows read')).toBeVisible()
  expect(within(page).getByText(/^0\.01 MB · UTF-8/)).toBeVisible()

  await press(user, 'Process')
  await contactCandidates(user)
  await answerDialog(user, 'Records uploaded', 'OK')
  await waitFor(() => expect(shownTab()).toBe('View Checks'))
  expect(await screen.findByText('Bala Iyer')).toBeVisible()
  expect(window.location.search).toBe('?client=sub-kvm-kaveri-mysuru&tab=checks')
  expect(uploads).toMatchObject([
    {
      query: `?client_id=${world.subClients.get('sub-kvm-kaveri-mysuru')?.clientId ?? ''}&sub_client_id=sub-kvm-kaveri-mysuru`,
      parts: { csv_file: 'candidates.csv' },
    },
  ])
})

test.each([
  ['a header alone', `${HEADER}\n`, '0 rows read', 'File is empty'],
  [
    'no header',
    `${candidate()}\n${candidate({ name: 'Bala' })}\n`,
    'No header row',
    'Upload failed',
  ],
  [
    'no column for the phone number',
    'name,address\nAsha,Hill\n',
    'Cannot be sent',
    'Upload failed',
  ],
] as const)('does not send a file of %s', async (_, text, word, title) => {
  const uploads = captureCaseUploads()
  const { user, choose } = await openCreate()
  await choose(new File([text], 'candidates.csv', { type: 'text/csv' }))
  await within(await details()).findByText(word)
  expect(screen.queryByText(/ready$/)).toBeNull()
  await press(user, 'Process')
  await answerDialog(user, title, 'OK')
  expect(await details()).toBeVisible()
  expect(uploads).toEqual([])
})

describe('request (decisions L145)', () => {
  // 'José' in Windows-1252, semicolons, a formula and an unusual line end: a rewrite would change all of them.
  const ODD = new Uint8Array([
    ...new TextEncoder().encode(`${HEADER.replaceAll(',', ';')}\nJos`),
    0xe9,
    ...new TextEncoder().encode(';=1+1;"98450 99001";;"x;y";;\r\n\n'),
  ])

  test.each([
    ['UTF-8', new TextEncoder().encode(`${HEADER}\n${candidate()}`)],
    ['a mark before it', new TextEncoder().encode(`\uFEFF${HEADER}\r\n${candidate()}\r\n`)],
    ['Windows-1252 with faults', ODD],
  ] as const)('has the original file byte for byte: %s', async (_, bytes) => {
    const uploads = captureCaseUploads()
    const { user, choose } = await openCreate()
    await choose(new File([bytes], 'Picked (1).csv', { type: 'text/csv' }))
    await within(await details()).findByText('1 row read')
    const original = screen.queryByRole('radio', { name: 'Original' })
    if (original !== null) await user.click(original)
    await press(user, 'Process')
    await contactCandidates(user)
    await waitFor(() => expect(uploads).toHaveLength(1))
    expect(uploads[0]?.name).toBe('Picked (1).csv')
    expect([...(uploads[0]?.bytes ?? [])]).toEqual([...bytes])
  })

  test('has the repaired file where the format differs, its values unchanged, unless the original is chosen', async () => {
    const uploads = captureCaseUploads()
    const { user, choose } = await openCreate()
    const body = `${HEADER}\r\n${candidate({ phone: '+91 98450 99001' })}\r\n`
    const file = new File([`sep=;\r\n${body.replaceAll(',', ';')}`], 'excel.csv')
    await choose(file)
    expect(await screen.findByRole('radio', { name: 'Repaired' })).toBeChecked()
    expect(
      screen.getByText(/repaired: a separator line, semicolons between its values/),
    ).toBeVisible()
    await user.click(screen.getByRole('radio', { name: 'Original' }))
    expect(screen.getByText(/^Its format is not that of the template/)).toBeVisible()
    expect(
      screen.getByText(
        /^The original has a separator line, semicolons .* may refuse or misread it/,
      ),
    ).toBeVisible()
    await user.click(screen.getByRole('radio', { name: 'Repaired' }))
    await press(user, 'Process')
    await contactCandidates(user)
    await waitFor(() => expect(uploads).toHaveLength(1))
    expect(textOf(uploads[0]?.bytes)).toBe(body)
  })

  test('repairs an encoding other than UTF-8 even if every row is valid', async () => {
    const uploads = captureCaseUploads()
    const { user, choose } = await openCreate()
    const bytes = [...new TextEncoder().encode(`${HEADER}\r\n${candidate({ name: 'Jos#' })}\r\n`)]
    const odd = new Uint8Array(bytes.map((byte) => (byte === 0x23 ? 0xe9 : byte)))
    await choose(new File([odd], 'names.csv'))
    await screen.findByText('1 row read')
    expect(await screen.findByRole('radio', { name: 'Repaired' })).toBeChecked()
    await press(user, 'Process')
    await contactCandidates(user)
    await waitFor(() => expect(uploads).toHaveLength(1))
    expect(textOf(uploads[0]?.bytes)).toBe(`${HEADER}\r\n${candidate({ name: 'José' })}\r\n`)
  })
})

describe('file check (look 16b)', () => {
  test('names each problem with its row and column, and where values are corrected', async () => {
    const { choose } = await openCreate()
    await choose(csv(FAULTY))
    const row = async (name: RegExp) => screen.findByRole('row', { name })
    expect(await row(/^3 Bala Phone Number .*\+91 98450 99002.*9845099002/)).toBeVisible()
    expect(await row(/^4 Chitra Address .*Starts with =/)).toBeVisible()
    expect(await row(/^5 not given Name .*Empty/)).toBeVisible()
    expect(await row(/^6 Asha R Phone Number .*Same as row 2/)).toBeVisible()
    expect(screen.getByText('4 with a problem')).toBeVisible()
    expect(screen.getByText(/^Correct the values in the spreadsheet they came from/)).toBeVisible()
    expect(screen.queryByRole('radio', { name: 'Repaired' })).toBeNull()
  })

  test('repairs the header line, and the repaired file can be saved', async () => {
    const saved = watchDownloads()
    const { user, choose } = await openCreate()
    const header = HEADER.replace('phoneNumber', 'Mobile No.')
    await choose(new File([`${header}\r\n${candidate()}\r\n`], 'candidates.csv'))
    expect(
      await screen.findByRole('row', { name: /^1 Header Phone Number .*Mobile No\..*phoneNumber/ }),
    ).toBeVisible()
    expect(screen.queryByText(/^Correct the values/)).toBeNull()
    await press(user, 'Repaired CSV')
    await waitFor(() => expect(saved).toHaveLength(1))
    expect(await saved[0]?.blob.text()).toBe(`${HEADER}\r\n${candidate()}\r\n`)
  })

  test('recognises candidates who have a case in the loaded list', async () => {
    const { user, choose, world } = await openCreate('kaveri-hosur')
    await user.click(await screen.findByRole('tab', { name: 'View Checks' }))
    const [newest] = [...world.cases.values()]
      .filter(({ subClientId }) => subClientId === 'sub-kvm-kaveri-hosur')
      .toSorted((a, b) => Date.parse(b.createdAt) - Date.parse(a.createdAt))
    const phone = newest?.sourceData.phoneNumber ?? ''
    await screen.findAllByText(newest?.sourceData.name ?? '')
    await user.click(screen.getByRole('tab', { name: 'Create Case' }))
    await choose(csv([candidate({ phone })]))
    expect(
      await screen.findByText('The list already has a case with this phone number'),
    ).toBeVisible()
  })

  test('names missing template columns', async () => {
    const { choose } = await openCreate()
    await choose(new File(['name,phoneNumber\nAsha,9845099001'], 'two.csv'))
    expect(await screen.findByText(/Missing: .*Address/)).toBeVisible()
  })
})

describe('invalid CSV files', () => {
  test.each([
    ['another kind', [new File(['x'], 'cases.xlsx')], 'File type not accepted'],
    ['an empty one', [new File([], 'empty.csv')], 'File is empty'],
    ['one of 10 MB', [new File(['x'.repeat(10 * 1_048_576)], 'large.csv')], 'File too large'],
    [
      'a workbook by another name',
      [new File([new Uint8Array([0x50, 0x4b, 3, 4, 0])], 'cases.csv')],
      'File type not accepted',
    ],
  ] as const)('%s is rejected and not selected', async (_, files, title) => {
    const { user, choose } = await openCreate()
    await choose(...files)
    await answerDialog(user, title, 'OK')
    expect(screen.queryByRole('region', { name: 'Details Page' })).not.toBeInTheDocument()
  })
})

test('creates a file from cells pasted from a spreadsheet', async () => {
  await openCreate()
  await screen.findByRole('button', { name: 'Browse files' })
  const text = `${HEADER}\n${candidate()}`.replaceAll(',', '\t')
  fireEvent.paste(document.body, { clipboardData: { files: [], getData: () => text } })
  expect(await within(await details()).findByText('1 row read')).toBeVisible()
})

describe('selected file', () => {
  test('is removed after confirmation', async () => {
    const { user, choose } = await openCreate()
    await choose(csv([candidate()]))
    expect(await screen.findByText('1 row read')).toBeVisible()
    await press(user, 'Remove candidates.csv')
    await answerDialog(user, 'Remove this file?', 'Keep it')
    expect(await details()).toBeVisible()
    await press(user, 'Remove candidates.csv')
    await answerDialog(user, 'Remove this file?', 'Remove file')
    expect(await screen.findByRole('button', { name: 'Browse files' })).toBeVisible()
  })

  test('is kept until leaving by a tab, sub-client or link is confirmed', async () => {
    const { user, choose } = await openCreate()
    await choose(csv([candidate()]))
    await details()
    await user.click(screen.getByRole('tab', { name: 'View Checks' }))
    await answerDialog(user, 'Remove this file?', 'Keep it')
    await user.selectOptions(screen.getByLabelText('Sub-client'), 'Kaveri Hosur')
    await answerDialog(user, 'Remove this file?', 'Keep it')
    expect(screen.getByText('candidates.csv')).toBeVisible()
    await user.click(screen.getByRole('tab', { name: 'View Checks' }))
    await answerDialog(user, 'Remove this file?', 'Remove file')
    await waitFor(() => expect(shownTab()).toBe('View Checks'))
  })

  test('is replaced by a dropped file after confirmation', async () => {
    const { user, choose } = await openCreate()
    await choose(csv([candidate()]))
    const page = await details()
    const other = csv([candidate(), candidate({ phone: '9845099002' })], 'other.csv')
    fireEvent.drop(page, { dataTransfer: { files: [other], items: [], types: ['Files'] } })
    await answerDialog(user, 'Remove this file?', 'Remove file')
    expect(await screen.findByText('other.csv')).toBeVisible()
    expect(await screen.findByText('2 rows read')).toBeVisible()
  })
})
