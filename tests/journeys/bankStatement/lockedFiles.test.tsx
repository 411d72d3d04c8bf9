import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect } from 'vitest'
import { fakePdf } from '#tests/support/fakePdf.ts'
import { test } from '#tests/support/sandboxTest.ts'
import { press } from '#tests/support/userActions.ts'
import {
  button,
  captureUpload,
  chooseBank,
  intakeState,
  openIntake,
  pick,
  ready,
} from './intakeSteps.tsx'

describe('locked files', () => {
  test('a single locked file has its own prompt', async () => {
    const { user, store } = await openIntake()
    await pick(fakePdf('April.pdf', { password: 'open sesame' }))
    expect(await screen.findByText('This file is password protected')).toBeVisible()
    expect(intakeState(store)).toBe('singlePasswordProtected')
    expect(button('Unlock')).toBeDisabled()
    await user.type(screen.getByLabelText('Password for April.pdf'), 'nope{Enter}')
    const wrong = await screen.findByRole('alertdialog', { name: 'Wrong password' })
    expect(wrong).toHaveTextContent('The password does not open this file.')
    await user.click(within(wrong).getByRole('button', { name: 'OK' }))
    expect(await screen.findByText('Sorry, wrong password. Please try again.')).toBeVisible()
    await user.clear(screen.getByLabelText('Password for April.pdf'))
    await user.type(screen.getByLabelText('Password for April.pdf'), 'open sesame{Enter}')
    await ready(1)
    expect(intakeState(store)).toBe('bankstatementSuccessfulUpload')
    expect(JSON.stringify(store.getState())).not.toContain('open sesame')
    expect(window.sessionStorage.getItem('lekha-bank-intake')).not.toContain('open sesame')
  })

  test('a password that opened a file is tried on later files', async () => {
    const { user } = await openIntake()
    await pick(fakePdf('April.pdf', { password: 'one' }))
    await user.type(await screen.findByLabelText('Password for April.pdf'), 'one{Enter}')
    await ready(1)
    await pick(fakePdf('May.pdf', { password: 'one' }), fakePdf('June.pdf', { password: 'two' }))
    await ready(2)
    expect(screen.getByLabelText('Password for June.pdf')).toBeVisible()
    expect(screen.queryByText('Sorry, wrong password. Please try again.')).toBeNull()
  })

  test('removing the locked file returns to the upload', async () => {
    const { user, store } = await openIntake()
    await pick(fakePdf('April.pdf', { password: 'x' }))
    await user.click(await screen.findByRole('button', { name: 'Remove April.pdf' }))
    expect(await screen.findByText('Drop bank statements here')).toBeVisible()
    expect(intakeState(store)).toBe('Not Uploaded')
  })

  test('several files are unlocked one by one, and CONTINUE is enabled after the last', async () => {
    const sent = captureUpload()
    const { user, store } = await openIntake()
    await pick(
      fakePdf('April.pdf', { password: 'one' }),
      fakePdf('May.pdf', { password: 'two' }),
      fakePdf('June.pdf'),
    )
    await ready(1)
    expect(intakeState(store)).toBe('passwordProtected')
    expect(button('CONTINUE')).toBeDisabled()
    expect(screen.getByText('Still to do: unlock 2')).toBeVisible()
    await user.type(screen.getByLabelText('Password for April.pdf'), 'one{Enter}')
    await ready(2)
    expect(button('CONTINUE')).toBeDisabled()
    await user.type(screen.getByLabelText('Password for May.pdf'), 'two{Enter}')
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
    const { user, store } = await openIntake()
    await pick(
      fakePdf('April.pdf', { password: 'one' }),
      fakePdf('May.pdf', { password: 'two' }),
      fakePdf('June.pdf', { password: 'two' }),
    )
    await user.click(await screen.findByRole('switch', { name: 'Single password for all files' }))
    expect(intakeState(store)).toBe('commonPasswordUnlock')
    await user.type(screen.getByLabelText('Single password'), `${password}{Enter}`)
    expect(await screen.findByText(title)).toBeVisible()
    await press(user, 'OK')
    expect(intakeState(store)).toBe(state)
    expect(button('CONTINUE')).toBeDisabled()
  })

  test('the single password unlocks all files', async () => {
    const { user, store } = await openIntake()
    await pick(fakePdf('April.pdf', { password: 'one' }), fakePdf('May.pdf', { password: 'one' }))
    await user.click(await screen.findByRole('switch', { name: 'Single password for all files' }))
    await user.type(screen.getByLabelText('Single password'), 'one{Enter}')
    expect(await screen.findByText('All files unlocked')).toBeVisible()
    await press(user, 'OK')
    expect(screen.getByRole('switch')).toBeDisabled()
    await press(user, 'CONTINUE')
    expect(intakeState(store)).toBe('bankstatementSuccessfulUpload')
  })
})
