import { screen, waitFor } from '@testing-library/react'
import { http } from 'msw'
import { describe, expect, vi } from 'vitest'
import { openPdf } from '#shared/platform/pdf/pdfEngine.ts'
import { sandboxServer } from '#tests/sandbox/testServer.ts'
import { fakePdf, openFakePdf } from '#tests/support/fakePdf.ts'
import { renderApp } from '#tests/support/renderApp.tsx'
import { test } from '#tests/support/sandboxTest.ts'
import { press } from '#tests/support/userActions.ts'
import {
  button,
  captureUpload,
  chooseBank,
  intakeState,
  openIntake,
  openPreview,
  pick,
  ready,
} from './intakeSteps.tsx'

test('the page explains which files are accepted', async () => {
  await openIntake()
  expect(screen.getByText('One statement at a time per account')).toBeVisible()
  expect(screen.getByText('Passbooks are unsupported')).toBeVisible()
  expect(screen.getByText('JPG, PNG or PDF, file size under 10MB')).toBeVisible()
  expect(screen.getByText('Up to 12 files')).toBeVisible()
})

test('one account goes from the drop to the upload with the expected parts', async () => {
  const sent = captureUpload()
  const { user, store } = await openIntake()
  await pick(fakePdf('April.pdf'), fakePdf('May.pdf', { pages: 3 }))
  await ready(2)
  expect(intakeState(store)).toBe('bankstatementSuccessfulUpload')
  expect(screen.getByText('Total Files (2)')).toBeVisible()
  expect(screen.queryByRole('combobox')).toBeNull()
  await press(user, 'Continue')
  await chooseBank(user, 'HDFC Bank', 'Savings')
  await press(user, 'Continue')

  expect(intakeState(store)).toBe('bankstatementSuccessfulUploadPreview')
  expect(await screen.findByRole('region', { name: 'Preview of April.pdf' })).toBeVisible()
  await press(user, 'May.pdf')
  expect(await screen.findByRole('region', { name: 'Preview of May.pdf' })).toBeVisible()
  const group = button(/HDFC Bank - Savings Account/)
  expect(group).toHaveAttribute('aria-expanded', 'true')
  await user.click(group)
  expect(screen.queryByRole('button', { name: 'May.pdf' })).toBeNull()
  await user.click(screen.getByRole('checkbox', { name: 'Email the Output files' }))
  expect(sent).toEqual([])
  await press(user, 'PROCEED')
  expect(await screen.findByText('Sorting and Classifying Data')).toBeVisible()
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]).toEqual({
    query: '?response_mail=true',
    parts: {
      account_one_files: ['April.pdf', 'May.pdf'],
      account_details: [
        JSON.stringify({
          account_1: { bank_name: 'HDFC Bank', bank_code: 'HDFC', account_type: 'Savings' },
        }),
      ],
      first_account_type: ['Personal'],
      sample_file: ['false'],
    },
  })
  expect(intakeState(store)).toBe('Not Uploaded')
})

test('a trial user can use a sample, which is sent as a sample', async () => {
  const sent = captureUpload()
  sandboxServer.use(
    http.get('*/samples/sample-savings-statement.pdf', async () => {
      return new Response(await fakePdf('sample').arrayBuffer())
    }),
  )
  const { user } = await renderApp('/bankstatement', { as: 'meera.nair@pinnaclehome.example' })
  await user.click(await screen.findByRole('button', { name: 'Use Sample File' }))
  await user.click(await screen.findByRole('button', { name: /sample-savings-statement\.pdf/ }))
  await ready(1)
  await press(user, 'Continue')
  await chooseBank(user, 'HDFC Bank', 'Savings')
  await press(user, 'Continue')
  await press(user, 'PROCEED')
  await waitFor(() => expect(sent).toHaveLength(1))
  expect(sent[0]?.parts).toMatchObject({ sample_file: ['true'] })
})

describe('bank and account type', () => {
  test('are requested once when missing, then default values are sent', async () => {
    const sent = captureUpload()
    const { user } = await openIntake()
    await pick(fakePdf('April.pdf'))
    await ready(1)
    await press(user, 'Continue')
    await press(user, 'Continue')
    expect(
      await screen.findByRole('alertdialog', { name: 'Not everything was read from the files' }),
    ).toHaveTextContent('Choose the bank and the account type for a better analysis')
    await press(user, 'OK')
    await press(user, 'Continue')
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(await screen.findByRole('button', { name: /Bank Name - other Account/ })).toBeVisible()
    await press(user, 'PROCEED')
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]?.parts.account_details).toEqual([
      JSON.stringify({
        account_1: { bank_name: 'Bank Name', bank_code: '', account_type: 'other' },
      }),
    ])
  })

  test('the list can be searched and used by keyboard', async () => {
    const { user } = await openIntake()
    await pick(fakePdf('April.pdf'))
    await ready(1)
    await press(user, 'Continue')
    const field = await screen.findByRole('combobox', { name: 'Bank of Account 1', busy: false })
    await user.type(field, 'sta')
    expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      'Standard Chartered Bank',
      'State Bank of India',
      'other',
    ])
    // The first match is highlighted while typing, and the first arrow key keeps it.
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    expect(field).toHaveValue('State Bank of India')
    expect(screen.queryByRole('listbox')).toBeNull()
    await user.clear(field)
    await user.type(field, 'nonsense{Escape}')
    expect(field).toHaveValue('')
    await user.type(field, 'kotak{ArrowDown}{Enter}')
    expect(field).toHaveValue('Kotak Mahindra Bank')
  })

  test('the file name preselects the bank, and a choice replaces it', async () => {
    const { user } = await openIntake()
    await pick(fakePdf('SBI_Savings_April.pdf'))
    await ready(1)
    await press(user, 'Continue')
    expect(screen.getByRole('combobox')).toHaveValue('State Bank of India')
    expect(screen.getByText('Detected from the file. Change it if it is wrong.')).toBeVisible()
    await chooseBank(user, 'HDFC Bank', 'Savings')
    expect(screen.queryByText(/Detected from the file/)).toBeNull()
  })
})

/** A statement's text; the sandbox's samples have the same labels. */
const statement = (bank: string, number: string, type: string, from: string, to: string) =>
  [
    `IFSC ${bank}0000435`,
    `Account holder ANANYA DESHPANDE Account No ${number}`,
    type,
    `Statement from ${from} to ${to}`,
    'Opening Balance 1,000.00',
    `Closing Balance 2,000.00`,
  ].join('\n')
const savings = (from: string, to: string) =>
  statement('HDFC', '50100234567812', 'Account type Savings Account', from, to)

describe('what is read from the files', () => {
  test('is shown on their cards, fills bank and account type, and needs no other choice', async () => {
    const sent = captureUpload()
    const { user } = await openIntake()
    await pick(fakePdf('a.pdf', { text: savings('01/04/2026', '30/06/2026') }))
    expect(
      await screen.findByText('HDFC Bank · A/c ••7812 · ANANYA DESHPANDE · Savings'),
    ).toBeVisible()
    expect(
      screen.getByText('1 Apr to 30 Jun 2026 · opening ₹1,000.00 · closing ₹2,000.00'),
    ).toBeVisible()
    await press(user, 'Continue')
    await press(user, 'Continue')
    await press(user, 'PROCEED')
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]?.parts.account_details).toEqual([
      JSON.stringify({
        account_1: { bank_name: 'HDFC Bank', bank_code: 'HDFC', account_type: 'Savings' },
      }),
    ])
  })

  test('is waited for when Continue is pressed before it is read', async () => {
    const { user, store } = await openIntake()
    let finishReading = () => {}
    const isRead = new Promise<void>((resolve) => (finishReading = resolve))
    vi.mocked(openPdf)
      .mockImplementationOnce(openFakePdf) // the file's check
      .mockImplementationOnce(async (...file) => {
        await isRead
        return openFakePdf(...file)
      })
    await pick(fakePdf('a.pdf', { text: savings('01/04/2026', '30/06/2026') }))
    await ready(1)
    await press(user, 'Continue')
    await press(user, 'Continue')
    await press(user, 'Continue')
    expect(button('Continue')).toHaveAttribute('aria-busy', 'true')
    finishReading()
    expect(await screen.findByRole('button', { name: /HDFC Bank - Savings Account/ })).toBeVisible()
    expect(intakeState(store)).toBe('bankstatementSuccessfulUploadPreview')
  })

  test('sorts the files of two accounts, and asks for account two only what is missing', async () => {
    const sent = captureUpload()
    const { user } = await openIntake()
    const current = statement('SBIN', 'XXXXXXX2109', '', '01/04/2026', '30/04/2026')
    await pick(
      fakePdf('a.pdf', { text: savings('01/04/2026', '31/05/2026') }),
      fakePdf('b.pdf', { text: current, password: 'two' }),
      fakePdf('c.pdf', { text: savings('15/05/2026', '30/06/2026') }),
    )
    await user.type(await screen.findByLabelText('Password for b.pdf'), 'two{Enter}')
    expect(await screen.findByText('Account 2: State Bank of India')).toBeVisible()
    expect(await screen.findByText('a.pdf and c.pdf both cover 15 to 31 May 2026')).toBeVisible()
    await press(user, 'CONTINUE')
    await press(user, 'Continue')
    await press(user, 'Continue')
    expect(await screen.findByRole('heading', { name: /^Account 2: bank/ })).toBeVisible()
    await press(user, 'Continue')
    expect(await screen.findByText(/^Choose the account type for a better analysis/)).toBeVisible()
    await press(user, 'OK')
    await user.click(screen.getByRole('radio', { name: 'Current' }))
    await press(user, 'Continue')
    await press(user, 'PROCEED')
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]?.parts).toMatchObject({
      account_one_files: ['a.pdf', 'c.pdf'],
      account_two_files: ['b.pdf'],
      passwords: [JSON.stringify({ 'b.pdf': 'two' })],
      account_details: [
        JSON.stringify({
          account_1: { bank_name: 'HDFC Bank', bank_code: 'HDFC', account_type: 'Savings' },
          account_2: {
            bank_name: 'State Bank of India',
            bank_code: 'SBIN',
            account_type: 'Current',
          },
        }),
      ],
    })
  })
})

describe('before credits are used', () => {
  test('names a file that is in both accounts and allows proceeding', async () => {
    const { user } = await openIntake()
    await openPreview(user)
    await press(user, 'Add Bank Account')
    await screen.findByText("Drop the second account's statements here")
    await pick(new File([fakePdf('April.pdf')], 'Copy.pdf', { type: 'application/pdf' }))
    const note = /Copy\.pdf of account 2 is the same file as April\.pdf of account 1/
    const hasText = (_: string, element: Element | null) =>
      element?.tagName === 'LI' && note.test(element.textContent)
    expect(await screen.findByText(hasText)).toBeVisible()
    expect(button('Continue')).toBeEnabled()
    await press(user, 'Remove Copy.pdf')
    await waitFor(() => expect(screen.queryByText(hasText)).toBeNull())
  })

  test('names a file that was sent before and allows proceeding', async () => {
    const sent = captureUpload()
    const { user } = await openIntake()
    await openPreview(user)
    await press(user, 'PROCEED')
    await waitFor(() => expect(sent).toHaveLength(1))
    await user.click(await screen.findByRole('button', { name: 'Start another' }))
    await screen.findByText('Drop bank statements here')
    await pick(fakePdf('May.pdf'))
    await ready(1)
    expect(screen.queryByText(/Already sent/)).toBeNull()
    await pick(fakePdf('April.pdf'))
    expect(await screen.findByText('Already sent.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Open the job of April.pdf' })).toBeVisible()
    expect(button('Continue')).toBeEnabled()
  })

  test('asks what to do with a file that was added twice', async () => {
    const { user } = await openIntake()
    await pick(fakePdf('April.pdf'))
    await ready(1)
    await pick(fakePdf('April.pdf'))
    expect(await screen.findByText('Same content twice')).toBeVisible()
    expect(button('Continue')).toBeDisabled()
    await press(user, 'Keep both')
    expect(button('Continue')).toBeEnabled()
  })
})

describe('rejected files', () => {
  test.each([
    [
      'PDF with a picture',
      [fakePdf('a.pdf'), new File(['x'], 'b.png')],
      'PDF and images cannot be mixed',
    ],
    [
      'thirteen files',
      Array.from({ length: 13 }, (_, index) => fakePdf(`${index}.pdf`)),
      'Too many files',
    ],
    [
      'over 20 MB together',
      Array.from({ length: 3 }, (_, index) => fakePdf(`${index}.pdf`, { size: 7 * 1_048_576 })),
      'Files too large together',
    ],
    ['a text file', [new File(['x'], 'notes.txt')], 'File type not accepted'],
  ])('%s: %s', async (_, files, title) => {
    const { store } = await openIntake()
    await pick(...files)
    expect(await screen.findByText(title)).toBeVisible()
    expect(intakeState(store)).toBe('Not Uploaded')
  })

  test('a file that must be renamed blocks Continue until it is renamed', async () => {
    const { user } = await openIntake()
    await pick(fakePdf('April & May.pdf'))
    expect(await screen.findByText('Filename has unsupported Characters')).toBeVisible()
    expect(button('Continue')).toBeDisabled()
    await press(user, 'Rename')
    await ready(1)
    expect(button('Continue')).toBeEnabled()
  })
})
