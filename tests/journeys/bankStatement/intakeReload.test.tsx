import { screen, waitFor } from '@testing-library/react'
import { http } from 'msw'
import { describe, expect } from 'vitest'
import { sandboxServer } from '#tests/sandbox/testServer.ts'
import { fakePdf } from '#tests/support/fakePdf.ts'
import { test } from '#tests/support/sandboxTest.ts'
import { press } from '#tests/support/userActions.ts'
import {
  addSecondAccount,
  button,
  captureUpload,
  openIntake,
  openPreview,
  pick,
  ready,
  relatedParties,
  reloadPage,
} from './intakeSteps.tsx'

describe('after a reload', () => {
  test('restores the preview with its choices', async () => {
    const { user, store } = await openIntake()
    await openPreview(user)
    await addSecondAccount(user)
    await user.click(screen.getByRole('checkbox', { name: 'Email the Output files' }))
    await reloadPage(store)
    expect(await screen.findByRole('button', { name: /UCO Bank - Current Account/ })).toBeVisible()
    expect(screen.getByRole('checkbox', { name: 'Email the Output files' })).toBeChecked()
    await waitFor(() => expect(button('PROCEED')).toBeEnabled())
  })

  test('asks for the passwords again and explains why', async () => {
    const { user, store } = await openIntake()
    await pick(fakePdf('April.pdf', { password: 'one' }))
    await user.type(await screen.findByLabelText('Password for April.pdf'), 'one{Enter}')
    await ready(1)
    await reloadPage(store)
    expect(await screen.findByText(/Passwords are not stored, so enter them again/)).toBeVisible()
    await user.type(screen.getByLabelText('Password for April.pdf'), 'one{Enter}')
    await ready(1)
    expect(screen.queryByText(/Passwords are not stored/)).toBeNull()
  })
})

describe('after a reload during the upload', () => {
  test('restores the preview with all choices, ready to be sent again', async () => {
    let uploads = 0
    sandboxServer.use(
      http.post('*/bankstatement/upload', async () => {
        uploads += 1
        return new Promise<never>(() => undefined) // no response before the page is closed
      }),
    )
    const { user, store } = await openIntake()
    await openPreview(user)
    await addSecondAccount(user)
    await user.click(screen.getByRole('checkbox', { name: 'Email the Output files' }))
    await press(user, 'Add Owner and Related Parties Details')
    await screen.findByText('Drop the related parties workbook here')
    await pick(await relatedParties())
    await screen.findByText('Size and name are fine')
    await screen.findByText('parties.xlsx')
    await press(user, 'Done')
    await press(user, 'PROCEED')
    await waitFor(() => expect(uploads).toBe(1))

    await reloadPage(store)
    expect(
      await screen.findByText(
        'Sending was interrupted. Your files may have arrived and may already have been charged. Select PROCEED to send them again.',
      ),
    ).toBeVisible()
    expect(button(/HDFC Bank - Savings Account/)).toBeVisible()
    expect(button(/UCO Bank - Current Account/)).toBeVisible()
    expect(screen.getByRole('checkbox', { name: 'Email the Output files' })).toBeChecked()
    expect(screen.getByText(/parties\.xlsx/)).toBeVisible()
    await waitFor(() => expect(button('PROCEED')).toBeEnabled())
    const sent = captureUpload()
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
