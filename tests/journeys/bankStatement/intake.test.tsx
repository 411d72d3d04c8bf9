import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { http } from 'msw'
import { describe, expect, vi } from 'vitest'
import { selectIntake } from '#features/financial/bankStatement/intake/state/intakeSlice.ts'
import * as environment from '#shared/config/env.ts'
import type { AppStore } from '#shared/store/makeStore.ts'
import { sandboxServer } from '#tests/sandbox/testServer.ts'
import { renderApp } from '#tests/support/renderApp.tsx'
import { fakePdf } from '#tests/support/fakePdf.ts'
import { press } from '#tests/support/hands.ts'
import { test } from '#tests/support/sandboxTest.ts'
import { asFile, makeWorkbook } from '#tests/fixtures/make.ts'
import { pick, ready, watchUpload } from './intakeSteps.tsx'
import { reloaded, vaultOnDisk } from '#tests/support/stores.ts'

const parties = async () => asFile(await makeWorkbook({ rows: 2, columns: 2 }), 'parties.xlsx')

const KABIR = 'kabir.sethi@kaveri.example'

async function open() {
  const app = await renderApp('/bankstatement', { as: KABIR })
  await screen.findByText('Drop bank statements here')
  return app
}

const button = (name: string | RegExp) => screen.getByRole('button', { name })
const stateOf = (store: AppStore) => selectIntake(store.getState()).kind

async function chooseBank(user: UserEvent, bank: string, type: string) {
  const field = await screen.findByRole('combobox', { busy: false })
  await user.clear(field)
  await user.type(field, bank)
  await user.click(screen.getByRole('option', { name: bank }))
  await user.click(screen.getByRole('radio', { name: type }))
}

/** One plain file, its bank chosen, up to the preview. */
async function toPreview(user: UserEvent, name = 'April.pdf') {
  await pick(fakePdf(name))
  await ready(1)
  await press(user, 'Continue')
  await chooseBank(user, 'HDFC Bank', 'Savings')
  await press(user, 'Continue')
  await screen.findByRole('button', { name: 'PROCEED' })
}

async function addSecond(user: UserEvent, name = 'Other.pdf') {
  await press(user, 'Add Bank Account')
  await screen.findByText("Drop the second account's statements here")
  await pick(fakePdf(name))
  await ready(1)
  await chooseBank(user, 'UCO Bank', 'Current')
  await press(user, 'Continue')
  await screen.findByRole('button', { name: 'PROCEED' })
}

/** The page anew, as a reload leaves it: the same storage, another store, no passwords. */
async function reload(store: AppStore) {
  return renderApp('/bankstatement', { store: reloaded(store) })
}

test('the page says what it takes and what not', async () => {
  await open()
  expect(screen.getByText('One statement at a time per account')).toBeVisible()
  expect(screen.getByText('Passbooks are unsupported')).toBeVisible()
  expect(screen.getByText('JPG, PNG or PDF, file size under 10MB')).toBeVisible()
  expect(screen.getByText('Up to 12 files')).toBeVisible()
})

test('one account goes from the drop to the upload, part by part', async () => {
  const sent = watchUpload()
  const { user, store } = await open()
  await pick(fakePdf('April.pdf'), fakePdf('May.pdf', { pages: 3 }))
  await ready(2)
  expect(stateOf(store)).toBe('bankstatementSuccessfulUpload')
  expect(screen.getByText('Total Files (2)')).toBeVisible()
  expect(screen.queryByRole('combobox')).toBeNull()
  await press(user, 'Continue')
  await chooseBank(user, 'HDFC Bank', 'Savings')
  await press(user, 'Continue')

  expect(stateOf(store)).toBe('bankstatementSuccessfulUploadPreview')
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
  expect(stateOf(store)).toBe('Not Uploaded')
})

test('a trial user may begin with a sample, and it is sent as one', async () => {
  const sent = watchUpload()
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

describe('locked files', () => {
  test('a single one has its own prompt', async () => {
    const { user, store } = await open()
    await pick(fakePdf('April.pdf', { password: 'open sesame' }))
    expect(await screen.findByText('This file is password protected')).toBeVisible()
    expect(stateOf(store)).toBe('singlePasswordProtected')
    expect(button('Unlock')).toBeDisabled()
    await user.type(screen.getByLabelText('Password of April.pdf'), 'nope{Enter}')
    const wrong = await screen.findByRole('alertdialog', { name: 'Wrong password' })
    expect(wrong).toHaveTextContent('The password does not open this file.')
    await user.click(within(wrong).getByRole('button', { name: 'OK' }))
    expect(await screen.findByText('Sorry, wrong password. Please try again.')).toBeVisible()
    await user.clear(screen.getByLabelText('Password of April.pdf'))
    await user.type(screen.getByLabelText('Password of April.pdf'), 'open sesame{Enter}')
    await ready(1)
    expect(stateOf(store)).toBe('bankstatementSuccessfulUpload')
    expect(JSON.stringify(store.getState())).not.toContain('open sesame')
    expect(window.sessionStorage.getItem('lekha-bank-intake')).not.toContain('open sesame')
  })

  test('a password that opened a file is tried on later ones, and not asked for again', async () => {
    const { user } = await open()
    await pick(fakePdf('April.pdf', { password: 'one' }))
    await user.type(await screen.findByLabelText('Password of April.pdf'), 'one{Enter}')
    await ready(1)
    await pick(fakePdf('May.pdf', { password: 'one' }), fakePdf('June.pdf', { password: 'two' }))
    await ready(2)
    expect(screen.getByLabelText('Password of June.pdf')).toBeVisible()
    expect(screen.queryByText('Sorry, wrong password. Please try again.')).toBeNull()
  })

  test('removed, it leads back to the upload', async () => {
    const { user, store } = await open()
    await pick(fakePdf('April.pdf', { password: 'x' }))
    await user.click(await screen.findByRole('button', { name: 'Remove April.pdf' }))
    expect(await screen.findByText('Drop bank statements here')).toBeVisible()
    expect(stateOf(store)).toBe('Not Uploaded')
  })

  test('several are unlocked one by one; CONTINUE waits for the last', async () => {
    const sent = watchUpload()
    const { user, store } = await open()
    await pick(
      fakePdf('April.pdf', { password: 'one' }),
      fakePdf('May.pdf', { password: 'two' }),
      fakePdf('June.pdf'),
    )
    await ready(1)
    expect(stateOf(store)).toBe('passwordProtected')
    expect(button('CONTINUE')).toBeDisabled()
    expect(screen.getByText('Still to do: unlock 2')).toBeVisible()
    await user.type(screen.getByLabelText('Password of April.pdf'), 'one{Enter}')
    await ready(2)
    expect(button('CONTINUE')).toBeDisabled()
    await user.type(screen.getByLabelText('Password of May.pdf'), 'two{Enter}')
    await ready(3)
    expect(screen.getByRole('switch')).toBeDisabled()
    await press(user, 'CONTINUE')
    await press(user, 'Continue')
    await chooseBank(user, 'HDFC Bank', 'Savings')
    await press(user, 'Continue')
    expect(await screen.findByText('with its password')).toBeVisible()
    await press(user, 'PROCEED')
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]?.parts.passwords).toEqual([
      JSON.stringify({ 'April.pdf': 'one', 'May.pdf': 'two' }),
    ])
  })

  test.each([
    ['nothing', 'No file unlocked', 'commonPasswordUnlock'],
    ['one', 'Some files unlocked', 'commonPasswordUnlock'],
  ])('%s as the single password: %s', async (password, title, state) => {
    const { user, store } = await open()
    await pick(
      fakePdf('April.pdf', { password: 'one' }),
      fakePdf('May.pdf', { password: 'two' }),
      fakePdf('June.pdf', { password: 'two' }),
    )
    await user.click(await screen.findByRole('switch', { name: 'Single password for all files' }))
    expect(stateOf(store)).toBe('commonPasswordUnlock')
    await user.type(screen.getByLabelText('Single password'), `${password}{Enter}`)
    expect(await screen.findByText(title)).toBeVisible()
    await press(user, 'OK')
    expect(stateOf(store)).toBe(state)
    expect(button('CONTINUE')).toBeDisabled()
  })

  test('the single password of all of them', async () => {
    const { user, store } = await open()
    await pick(fakePdf('April.pdf', { password: 'one' }), fakePdf('May.pdf', { password: 'one' }))
    await user.click(await screen.findByRole('switch', { name: 'Single password for all files' }))
    await user.type(screen.getByLabelText('Single password'), 'one{Enter}')
    expect(await screen.findByText('All files unlocked')).toBeVisible()
    await press(user, 'OK')
    expect(screen.getByRole('switch')).toBeDisabled()
    await press(user, 'CONTINUE')
    expect(stateOf(store)).toBe('bankstatementSuccessfulUpload')
  })
})

describe('bank and account type', () => {
  test('not chosen, they are asked for once and then fall back', async () => {
    const sent = watchUpload()
    const { user } = await open()
    await pick(fakePdf('April.pdf'))
    await ready(1)
    await press(user, 'Continue')
    await press(user, 'Continue')
    expect(await screen.findByText('Bank or account type not chosen')).toBeVisible()
    await press(user, 'OK')
    await press(user, 'Continue')
    expect(screen.queryByText('Bank or account type not chosen')).toBeNull()
    expect(button(/Bank Name - other Account/)).toBeVisible()
    await press(user, 'PROCEED')
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]?.parts.account_details).toEqual([
      JSON.stringify({
        account_1: { bank_name: 'Bank Name', bank_code: '', account_type: 'other' },
      }),
    ])
  })

  test('the list is searched, and walked by keyboard', async () => {
    const { user } = await open()
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
    // The first match is highlighted while typing, and the first arrow stays on it.
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    expect(field).toHaveValue('State Bank of India')
    expect(screen.queryByRole('listbox')).toBeNull()
    await user.clear(field)
    await user.type(field, 'nonsense{Escape}')
    expect(field).toHaveValue('')
    await user.type(field, 'kotak{ArrowDown}{Enter}')
    expect(field).toHaveValue('Kotak Mahindra Bank')
  })

  test('the file name tells the bank, and a choice overrules it', async () => {
    const { user } = await open()
    await pick(fakePdf('SBI_Savings_April.pdf'))
    await ready(1)
    await press(user, 'Continue')
    expect(screen.getByRole('combobox')).toHaveValue('State Bank of India')
    expect(screen.getByText('Taken from the file. Change it if that is wrong.')).toBeVisible()
    await chooseBank(user, 'HDFC Bank', 'Savings')
    expect(screen.queryByText(/Taken from the file/)).toBeNull()
  })
})

describe('a second account', () => {
  test('has its files, its bank and its own parts of the upload', async () => {
    const sent = watchUpload()
    const { user, store } = await open()
    await toPreview(user)
    await press(user, 'Add Bank Account')
    expect(stateOf(store)).toBe('bankstatementnewAccountUpload')
    expect(await screen.findByRole('button', { name: 'Continue' })).toBeDisabled()
    await pick(fakePdf('Other.pdf', { password: 'two' }))
    await user.type(await screen.findByLabelText('Password of Other.pdf'), 'two{Enter}')
    await ready(1)
    await chooseBank(user, 'UCO Bank', 'Current')
    await press(user, 'Continue')
    expect(await screen.findByRole('button', { name: /UCO Bank - Current Account/ })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Add Bank Account' })).toBeNull()
    await press(user, 'PROCEED')
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]).toMatchObject({
      query: '?response_mail=false',
      parts: {
        account_one_files: ['April.pdf'],
        account_two_files: ['Other.pdf'],
        passwords: [JSON.stringify({ 'Other.pdf': 'two' })],
        first_account_type: ['Personal'],
        second_account_type: ['Personal'],
        account_details: [
          JSON.stringify({
            account_1: { bank_name: 'HDFC Bank', bank_code: 'HDFC', account_type: 'Savings' },
            account_2: { bank_name: 'UCO Bank', bank_code: 'UCBA', account_type: 'Current' },
          }),
        ],
      },
    })
  })

  test('is promoted when account one is removed', async () => {
    const { user } = await open()
    await toPreview(user)
    await addSecond(user)
    await press(user, 'Remove Account 1')
    expect(screen.queryByRole('button', { name: /HDFC Bank/ })).toBeNull()
    const first = screen.getByRole('region', { name: 'Account 1' })
    expect(within(first).getByRole('button', { name: /UCO Bank - Current Account/ })).toBeVisible()
    expect(await screen.findByRole('region', { name: 'Preview of Other.pdf' })).toBeVisible()
    await press(user, 'Remove Other.pdf')
    expect(await screen.findByText('Drop bank statements here')).toBeVisible()
  })

  test('is cleared when it is removed', async () => {
    const { user } = await open()
    await toPreview(user)
    await addSecond(user)
    await press(user, 'Remove Account 2')
    expect(screen.queryByRole('region', { name: 'Account 2' })).toBeNull()
    await press(user, 'Add Bank Account')
    expect(await screen.findByRole('combobox', { name: 'Bank of Account 2' })).toHaveValue('')
  })

  test('counts with account one towards the twelve files', async () => {
    const { user } = await open()
    await pick(...Array.from({ length: 11 }, (_, index) => fakePdf(`S${index}.pdf`)))
    await ready(11)
    await press(user, 'Add Bank Account')
    await pick(fakePdf('Other 1.pdf'), fakePdf('Other 2.pdf'))
    expect(
      await screen.findByText(/With 2 new files there would be 13; at most 12 go together/),
    ).toBeVisible()
  })

  test('is not offered to the one client code', async () => {
    const { user, store } = await open()
    const code = store.getState().session.user?.clientCode ?? ''
    expect(code).not.toBe('')
    vi.spyOn(environment, 'env').mockReturnValue({
      ...environment.env(),
      VITE_SINGLE_ACCOUNT_CLIENT_CODE: code,
    })
    await toPreview(user)
    expect(screen.queryByRole('button', { name: 'Add Bank Account' })).toBeNull()
  })
})

describe('owner and related parties', () => {
  test('a business has an owner name; the workbook goes along', async () => {
    const sent = watchUpload()
    const { user } = await open()
    await toPreview(user)
    await press(user, 'Add Owner and Related Parties Details')
    const business = await screen.findByRole('radio', { name: 'Business' })
    expect(screen.queryByLabelText('Owner name')).toBeNull()
    await user.click(business)
    await user.type(screen.getByLabelText('Owner name'), 'Sahyadri & co. 2')
    expect(screen.getByLabelText('Owner name')).toHaveValue('SAHYADRI  CO. ')
    await pick(await parties())
    await screen.findByText('Size and name are fine')
    expect(await screen.findByText('parties.xlsx')).toBeVisible()
    await press(user, 'Done')
    expect(
      screen.getByText('Business · SAHYADRI CO. · parties.xlsx', { collapseWhitespace: true }),
    ).toBeVisible()
    await press(user, 'PROCEED')
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]?.parts).toMatchObject({
      first_account_type: ['Business'],
      owners_name: ['SAHYADRI  CO.'],
      customers_excel: ['parties.xlsx'],
    })
  })

  test('the workbook goes with the last statement', async () => {
    const { user, store } = await open()
    await toPreview(user)
    await press(user, 'Add Owner and Related Parties Details')
    await screen.findByText('Drop the related parties workbook here')
    await pick(await parties())
    await screen.findByText('Size and name are fine')
    await screen.findByText('parties.xlsx')
    const intake = selectIntake(store.getState())
    const id = intake.kind === 'Not Uploaded' ? '' : (intake.relatedParties?.id ?? '')
    expect(await vaultOnDisk.get(id)).toBeDefined()
    await press(user, 'Done')
    await press(user, 'Remove April.pdf')
    expect(stateOf(store)).toBe('Not Uploaded')
    await waitFor(async () => expect(await vaultOnDisk.get(id)).toBeUndefined())
  })

  test('Personal clears the name', async () => {
    const { user } = await open()
    await toPreview(user)
    await press(user, 'Add Owner and Related Parties Details')
    await user.click(screen.getByRole('radio', { name: 'Business' }))
    await user.type(screen.getByLabelText('Owner name'), 'Ravi')
    await user.click(screen.getByRole('radio', { name: 'Personal' }))
    await user.click(screen.getByRole('radio', { name: 'Business' }))
    expect(screen.getByLabelText('Owner name')).toHaveValue('')
  })

  test('a workbook is xls or xlsx', async () => {
    const { user } = await open()
    await toPreview(user)
    await press(user, 'Add Owner and Related Parties Details')
    await screen.findByText('Drop the related parties workbook here')
    await pick(new File(['a,b'], 'parties.csv'))
    expect(await screen.findByText('File type not accepted')).toBeVisible()
  })
})

describe('a reload', () => {
  test('finds the preview again with its choices', async () => {
    const { user, store } = await open()
    await toPreview(user)
    await addSecond(user)
    await user.click(screen.getByRole('checkbox', { name: 'Email the Output files' }))
    await reload(store)
    expect(await screen.findByRole('button', { name: /UCO Bank - Current Account/ })).toBeVisible()
    expect(screen.getByRole('checkbox', { name: 'Email the Output files' })).toBeChecked()
    await waitFor(() => expect(button('PROCEED')).toBeEnabled())
  })

  test('asks for the passwords again, and says why', async () => {
    const { user, store } = await open()
    await pick(fakePdf('April.pdf', { password: 'one' }))
    await user.type(await screen.findByLabelText('Password of April.pdf'), 'one{Enter}')
    await ready(1)
    await reload(store)
    expect(
      await screen.findByText(/Passwords are not stored, so please enter them once more/),
    ).toBeVisible()
    await user.type(screen.getByLabelText('Password of April.pdf'), 'one{Enter}')
    await ready(1)
    expect(screen.queryByText(/Passwords are not stored/)).toBeNull()
  })
})

describe('a reload while the statements are on their way', () => {
  test('brings the preview back with all that was chosen, to be sent again', async () => {
    let uploads = 0
    sandboxServer.use(
      http.post('*/bankstatement/upload', async () => {
        uploads += 1
        return new Promise<never>(() => undefined) // no answer before the page is gone
      }),
    )
    const { user, store } = await open()
    await toPreview(user)
    await addSecond(user)
    await user.click(screen.getByRole('checkbox', { name: 'Email the Output files' }))
    await press(user, 'Add Owner and Related Parties Details')
    await screen.findByText('Drop the related parties workbook here')
    await pick(await parties())
    await screen.findByText('Size and name are fine')
    await screen.findByText('parties.xlsx')
    await press(user, 'Done')
    await press(user, 'PROCEED')
    await waitFor(() => expect(uploads).toBe(1))

    await reload(store)
    expect(
      await screen.findByText(
        'Sending was interrupted. Your files are kept: PROCEED sends them again.',
      ),
    ).toBeVisible()
    expect(button(/HDFC Bank - Savings Account/)).toBeVisible()
    expect(button(/UCO Bank - Current Account/)).toBeVisible()
    expect(screen.getByRole('checkbox', { name: 'Email the Output files' })).toBeChecked()
    expect(screen.getByText(/parties\.xlsx/)).toBeVisible()
    await waitFor(() => expect(button('PROCEED')).toBeEnabled())
    const sent = watchUpload()
    await press(user, 'PROCEED')
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]).toMatchObject({
      query: '?response_mail=true',
      parts: {
        account_one_files: ['April.pdf'],
        account_two_files: ['Other.pdf'],
        customers_excel: ['parties.xlsx'],
      },
    })
  })
})

describe('before credits are spent', () => {
  test('the same file in both accounts is named, and goes on all the same', async () => {
    const { user } = await open()
    await toPreview(user)
    await press(user, 'Add Bank Account')
    await screen.findByText("Drop the second account's statements here")
    await pick(new File([fakePdf('April.pdf')], 'Copy.pdf', { type: 'application/pdf' }))
    const note = /Copy\.pdf of account 2 is the same file as April\.pdf of account 1/
    const holds = (_: string, element: Element | null) =>
      element?.tagName === 'LI' && note.test(element.textContent)
    expect(await screen.findByText(holds)).toBeVisible()
    expect(button('Continue')).toBeEnabled()
    await press(user, 'Remove Copy.pdf')
    await waitFor(() => expect(screen.queryByText(holds)).toBeNull())
  })

  test('a file that was sent today already is named, and goes on all the same', async () => {
    const sent = watchUpload()
    const { user } = await open()
    await toPreview(user)
    await press(user, 'PROCEED')
    await waitFor(() => expect(sent).toHaveLength(1))
    await user.click(await screen.findByRole('button', { name: 'Start another' }))
    await screen.findByText('Drop bank statements here')
    await pick(fakePdf('May.pdf'))
    await ready(1)
    expect(screen.queryByText(/was sent today at/)).toBeNull()
    await pick(fakePdf('April.pdf'))
    expect(await screen.findByText(/was sent today at \d\d:\d\d already/)).toBeVisible()
    expect(button('Continue')).toBeEnabled()
  })

  test('the same file twice is to be decided', async () => {
    const { user } = await open()
    await pick(fakePdf('April.pdf'))
    await ready(1)
    await pick(fakePdf('April.pdf'))
    expect(await screen.findByText('Same content twice')).toBeVisible()
    expect(button('Continue')).toBeDisabled()
    await press(user, 'Keep both')
    expect(button('Continue')).toBeEnabled()
  })
})

describe('files that are refused', () => {
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
    const { store } = await open()
    await pick(...files)
    expect(await screen.findByText(title)).toBeVisible()
    expect(stateOf(store)).toBe('Not Uploaded')
  })

  test('a file that must be renamed blocks Continue until it is', async () => {
    const { user } = await open()
    await pick(fakePdf('April & May.pdf'))
    expect(await screen.findByText('Filename has unsupported Characters')).toBeVisible()
    expect(button('Continue')).toBeDisabled()
    await press(user, 'Rename')
    await ready(1)
    expect(button('Continue')).toBeEnabled()
  })
})
