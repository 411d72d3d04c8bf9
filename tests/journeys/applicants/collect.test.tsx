import { screen, waitFor, within } from '@testing-library/react'
import { expect } from 'vitest'
import { LOCKED_PASSWORD } from '#tests/sandbox/samples.ts'
import { renderApp } from '#tests/support/renderApp.tsx'
import { test } from '#tests/support/sandboxTest.ts'
import { reloadTab } from '#tests/support/stores.ts'
import { press } from '#tests/support/userActions.ts'
import { addDocuments, expectSent, openNewApplicant, row, sample } from './steps.ts'

const select = async (name: string) =>
  (await row(name)).getByRole('combobox', { name: `Service of ${name}` })

test('shows what goes to which service, sends it, and keeps what waits for the user', async () => {
  const { user, world } = await openNewApplicant()
  await addDocuments(
    sample('payslip.pdf'),
    sample('form26as.pdf'),
    sample('bank-hdfc-savings.pdf'),
    sample('bank-hdfc-savings-next.pdf'),
    sample('bank-sbi-current.pdf'),
    sample('id-pan.png'),
    sample('id-aadhaar.jpg'),
  )
  await waitFor(async () => expect(await select('payslip.pdf')).toHaveDisplayValue('Payslip'))
  await waitFor(async () => expect(await select('form26as.pdf')).toHaveDisplayValue('Form 26AS'))
  expect(
    await (await row('bank-hdfc-savings.pdf')).findByText('1 Apr to 30 Jun 2026'),
  ).toBeVisible()
  expect(await select('bank-hdfc-savings-next.pdf')).toHaveDisplayValue('Bank statement, account 1')
  expect(await select('bank-sbi-current.pdf')).toHaveDisplayValue('Bank statement, account 2')
  expect((await row('id-pan.png')).getByText('Choose')).toBeVisible()
  await user.selectOptions(await select('id-pan.png'), 'PAN')
  expect(await screen.findByText('3 to Bank statement (1 job)')).toBeVisible()
  expect(screen.getByText('1 document waits for you')).toBeVisible()
  expect(world.jobs.size).toBe(0)

  await press(user, 'Send 6 documents')
  const question = await screen.findByRole('alertdialog', { name: 'Send these documents?' })
  expect(question).toHaveTextContent(/Bank statement3 documents 1 job/)
  await user.click(within(question).getByRole('button', { name: 'Send all' }))
  await expectSent('payslip.pdf', 'New result')
  await expectSent('id-pan.png', 'New result')
  await expectSent(/^bank-hdfc-savings\.pdf and 2 more/, 'New result')
  await waitFor(() => expect(world.jobs.size).toBe(4))
  expect((await row('id-aadhaar.jpg')).getByText('Choose')).toBeVisible()
})

test('keeps documents and choices after a reload in the middle', async () => {
  const { user, store } = await openNewApplicant()
  await addDocuments(sample('id-pan.png'), sample('payslip-locked.pdf'))
  await user.selectOptions(await select('id-pan.png'), 'PAN')
  expect(await (await row('payslip-locked.pdf')).findByText('Locked')).toBeVisible()
  await user.type(screen.getByLabelText(/^Name/), 'Ananya Deshpande')

  await renderApp(window.location.pathname, { store: reloadTab(store) })
  expect(await (await row('id-pan.png')).findByText('Ready')).toBeVisible()
  expect(await select('id-pan.png')).toHaveDisplayValue('PAN')
  expect(screen.getByLabelText(/^Name/)).toHaveValue('Ananya Deshpande')
  await user.click(screen.getByRole('switch', { name: 'Single password for all files' }))
  await user.type(screen.getByLabelText('Single password'), `${LOCKED_PASSWORD}{Enter}`)
  await press(user, 'OK')
  await waitFor(async () =>
    expect(await select('payslip-locked.pdf')).toHaveDisplayValue('Payslip'),
  )
})

test('closes services that the account may not use', async () => {
  await openNewApplicant('isha.gupta@deccan.example')
  await addDocuments(sample('payslip.pdf'), sample('form26as.pdf'))
  expect(await (await row('payslip.pdf')).findByText('Ready')).toBeVisible()
  const closed = await row('form26as.pdf')
  expect(await closed.findByText('Form 26AS is not assigned to your account')).toBeVisible()
  expect(closed.getByRole('option', { name: 'PAN (not assigned to your account)' })).toBeDisabled()
  expect(await screen.findByRole('button', { name: 'Send 1 document' })).toBeEnabled()
})

test('says why a service refuses a document, and the user chooses another', async () => {
  const { user } = await openNewApplicant()
  await addDocuments(sample('id-pan.png'))
  await user.selectOptions(await select('id-pan.png'), 'Payslip')
  expect(
    await (await row('id-pan.png')).findByText(/^Payslip: It is a \.png file; choose a PDF/),
  ).toBeVisible()
  expect(screen.getByRole('button', { name: 'Send documents' })).toBeDisabled()
  await user.selectOptions(await select('id-pan.png'), 'PAN')
  expect(await (await row('id-pan.png')).findByText('Ready')).toBeVisible()
})

test('a job that fails does not stop the others, and its document can be corrected', async () => {
  const { user, world } = await openNewApplicant()
  await addDocuments(sample('failed.pdf'), sample('id-pan.png'))
  await user.selectOptions(await select('failed.pdf'), 'Payslip')
  await user.selectOptions(await select('id-pan.png'), 'PAN')
  await press(user, 'Send 2 documents')
  await press(user, 'Send all')
  await expectSent('id-pan.png', 'New result')
  await expectSent('failed.pdf', /^Failed/)
  await press(user, 'Restore failed.pdf')
  expect(await (await row('failed.pdf')).findByText('Ready')).toBeVisible()
  await press(user, 'Remove failed.pdf')
  await press(user, 'Add documents')
  await addDocuments(sample('payslip.pdf'))
  await press(user, 'Send 1 document')
  await press(user, 'Send all')
  await expectSent('payslip.pdf', 'New result')
  expect(world.jobs.size).toBe(3)
})

test('stops where the credits end, and sends the rest when the user says so', async () => {
  const { user } = await openNewApplicant()
  await addDocuments(sample('low-credits.pdf'), sample('payslip.pdf'), sample('form26as.pdf'))
  await user.selectOptions(await select('low-credits.pdf'), 'Payslip')
  await press(user, 'Send 3 documents')
  await press(user, 'Send all')
  await press(user, 'OK')
  await waitFor(() =>
    expect(screen.getByText(/^Stopped: .+ \d files? (?:was|were) not sent\.$/)).toBeVisible(),
  )
  await press(user, 'Restore to the list')
  expect(await (await row('low-credits.pdf')).findByText('Ready')).toBeVisible()
})

test('adds finished jobs to an applicant and takes them out again', async () => {
  const { user, store } = await openNewApplicant()
  await addDocuments(sample('payslip.pdf'))
  await press(user, 'Send 1 document')
  await press(user, 'Send all')
  await expectSent('payslip.pdf', 'New result')
  await press(user, 'Remove payslip.pdf')
  await press(user, 'Add finished jobs (1)')
  await user.click(screen.getByRole('checkbox', { name: /^payslip\.pdf/ }))
  await press(user, 'Add 1 job')
  await expectSent('payslip.pdf', 'New result')
  expect(Object.keys(store.getState().jobs?.jobs ?? {})).toHaveLength(1)
})
