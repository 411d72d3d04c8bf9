import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect } from 'vitest'
import { fakePdf } from '#tests/support/fakePdf.ts'
import { test } from '#tests/support/sandboxTest.ts'
import { press } from '#tests/support/userActions.ts'
import { captureUpload, openIntake, pick, ready } from './intakeSteps.tsx'

type Statement = { number?: string; type?: string; holder?: string; from?: string; to?: string }

const statement = (title: string, facts: Statement = {}) => {
  const { number, type, holder, from = '01/04/2026', to = '30/04/2026' } = facts
  return [
    title,
    ...(holder === undefined ? [] : [`Account holder ${holder}`]),
    ...(number === undefined ? [] : [`Account No ${number} Branch Pune`]),
    ...(type === undefined ? [] : [`Account type ${type}`]),
    `Statement from ${from} to ${to}`,
    'Date Narration Debit Credit Balance',
    '02/04/2026 NEFT-PUNB0000454-RAVI KUMAR 500.00 1,500.00',
  ].join('\n')
}

const SAVINGS = { number: '50100234567812', type: 'Savings' }

describe('statements of several accounts', () => {
  test('asks before statements of three accounts are sent as one', async () => {
    const sent = captureUpload()
    const { user } = await openIntake()
    await pick(
      fakePdf('a.pdf', { text: statement('HDFC Bank', SAVINGS) }),
      fakePdf('b.pdf', { text: statement('Axis Bank', { number: '912010012345678' }) }),
      fakePdf('c.pdf', { text: statement('UCO Bank', { number: '12345678901' }) }),
    )
    expect(await screen.findByText(/Account 1 has files of different accounts/)).toBeVisible()
    await press(user, 'Continue')
    // No bank is taken from one of the files.
    expect(screen.getByRole('combobox', { name: 'Bank of Account 1' })).toHaveValue('')
    await press(user, 'Continue')
    await press(user, 'OK')
    await press(user, 'Continue')
    await press(user, 'PROCEED')
    const dialog = await screen.findByRole('alertdialog', {
      name: 'Send these files as they are sorted?',
    })
    expect(dialog).toHaveTextContent('HDFC Bank ••7812')
    expect(dialog).toHaveTextContent('UCO Bank ••8901')
    await press(user, 'Back to the files')
    expect(sent).toHaveLength(0)
    // Without the third, the other two are sorted.
    await press(user, 'Remove c.pdf')
    const second = await screen.findByRole('region', { name: 'Account 2' })
    expect(within(second).getByRole('button', { name: /b\.pdf/, pressed: false })).toBeVisible()
    await press(user, 'PROCEED')
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]?.parts).toMatchObject({
      account_one_files: ['a.pdf'],
      account_two_files: ['b.pdf'],
    })
  })

  test('sorts two banks without numbers, each with its bank', async () => {
    const { user } = await openIntake()
    await pick(
      fakePdf('a.pdf', { text: statement('HDFC Bank') }),
      fakePdf('b.pdf', { text: statement('Axis Bank') }),
    )
    expect(await screen.findByText('Account 2: Axis Bank')).toBeVisible()
    await press(user, 'Continue')
    expect(screen.getByRole('combobox', { name: 'Bank of Account 1' })).toHaveValue('HDFC Bank')
  })

  test('sorts two numbers with the same last digits', async () => {
    await openIntake()
    await pick(
      fakePdf('a.pdf', { text: statement('HDFC Bank', SAVINGS) }),
      fakePdf('b.pdf', { text: statement('HDFC Bank', { ...SAVINGS, number: '50100999997812' }) }),
    )
    expect(await screen.findByText('Account 2: HDFC Bank - Savings Account')).toBeVisible()
  })

  test('warns of no overlap between two accounts while a file is locked', async () => {
    const { user } = await openIntake()
    await pick(
      fakePdf('a.pdf', { text: statement('HDFC Bank', SAVINGS) }),
      fakePdf('b.pdf', { text: statement('Axis Bank', { number: '912010012345678' }) }),
      fakePdf('c.pdf', {
        text: statement('HDFC Bank', { ...SAVINGS, from: '01/05/2026', to: '31/05/2026' }),
        password: 'three',
      }),
    )
    expect(await screen.findByText(/They are sorted once every file is unlocked/)).toBeVisible()
    expect(screen.queryByText(/both cover/)).toBeNull()
    await user.type(await screen.findByLabelText('Password for c.pdf'), 'three{Enter}')
    expect(await screen.findByText('Account 2: Axis Bank')).toBeVisible()
    expect(await screen.findByText('No gaps')).toBeVisible()
    expect(screen.queryByText(/different accounts/)).toBeNull()
  })

  test('asks about a file that may belong to either account', async () => {
    const sent = captureUpload()
    const { user } = await openIntake()
    await pick(
      fakePdf('a.pdf', { text: statement('HDFC Bank', SAVINGS) }),
      fakePdf('b.pdf', { text: statement('Axis Bank', { ...SAVINGS, number: '912010012345678' }) }),
      fakePdf('scan.pdf', { text: 'A page' }),
    )
    expect(
      await screen.findByText(/Account 1 has files that may belong to the other account/),
    ).toBeVisible()
    await press(user, 'Continue')
    await press(user, 'Continue')
    await press(user, 'PROCEED')
    await press(user, 'Send anyway')
    await waitFor(() => expect(sent).toHaveLength(1))
    expect(sent[0]?.parts).toMatchObject({ account_one_files: ['a.pdf', 'scan.pdf'] })
  })
})

describe('the bank of an account', () => {
  test('is read from the text where the name of a file says another', async () => {
    const { user } = await openIntake()
    await pick(fakePdf('SBI_loan.pdf', { text: statement('HDFC Bank', SAVINGS) }))
    await ready(1)
    await press(user, 'Continue')
    await waitFor(() =>
      expect(screen.getByRole('combobox', { name: 'Bank of Account 1' })).toHaveValue('HDFC Bank'),
    )
  })
})
