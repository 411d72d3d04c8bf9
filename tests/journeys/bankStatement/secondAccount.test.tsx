import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, vi } from 'vitest'
import * as environment from '#shared/platform/config/env.ts'
import { fakePdf } from '#tests/support/fakePdf.ts'
import { test } from '#tests/support/sandboxTest.ts'
import { press } from '#tests/support/userActions.ts'
import {
  addSecondAccount,
  captureUpload,
  chooseBank,
  intakeState,
  openIntake,
  openPreview,
  pick,
  ready,
} from './intakeSteps.tsx'

describe('second account', () => {
  test('has its own files, bank and parts of the upload', async () => {
    const sent = captureUpload()
    const { user, store } = await openIntake()
    await openPreview(user)
    await press(user, 'Add Bank Account')
    expect(intakeState(store)).toBe('bankstatementnewAccountUpload')
    expect(await screen.findByRole('button', { name: 'Continue' })).toBeDisabled()
    await pick(fakePdf('Other.pdf', { password: 'two' }))
    await user.type(await screen.findByLabelText('Password for Other.pdf'), 'two{Enter}')
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

  test('becomes the first account when that is removed', async () => {
    const { user } = await openIntake()
    await openPreview(user)
    await addSecondAccount(user)
    await press(user, 'Remove Account 1')
    expect(screen.queryByRole('button', { name: /HDFC Bank/ })).toBeNull()
    const first = screen.getByRole('region', { name: 'Account 1' })
    expect(within(first).getByRole('button', { name: /UCO Bank - Current Account/ })).toBeVisible()
    expect(await screen.findByRole('region', { name: 'Preview of Other.pdf' })).toBeVisible()
    await press(user, 'Remove Other.pdf')
    expect(await screen.findByText('Drop bank statements here')).toBeVisible()
  })

  test('is cleared when it is removed', async () => {
    const { user } = await openIntake()
    await openPreview(user)
    await addSecondAccount(user)
    await press(user, 'Remove Account 2')
    expect(screen.queryByRole('region', { name: 'Account 2' })).toBeNull()
    await press(user, 'Add Bank Account')
    expect(await screen.findByRole('combobox', { name: 'Bank of Account 2' })).toHaveValue('')
  })

  test('shares the limit of twelve files with the first account', async () => {
    const { user } = await openIntake()
    await pick(...Array.from({ length: 11 }, (_, index) => fakePdf(`S${index}.pdf`)))
    await ready(11)
    await press(user, 'Add Bank Account')
    await pick(fakePdf('Other 1.pdf'), fakePdf('Other 2.pdf'))
    expect(
      await screen.findByText(
        /With 2 new files there would be 13; at most 12 can be sent together/,
      ),
    ).toBeVisible()
  })

  test('is not offered to one client code', async () => {
    const { user, store } = await openIntake()
    const code = store.getState().session.user?.clientCode ?? ''
    expect(code).not.toBe('')
    vi.spyOn(environment, 'env').mockReturnValue({
      ...environment.env(),
      VITE_SINGLE_ACCOUNT_CLIENT_CODE: code,
    })
    await openPreview(user)
    expect(screen.queryByRole('button', { name: 'Add Bank Account' })).toBeNull()
  })
})
