import { screen } from '@testing-library/react'
import { expect } from 'vitest'
import type { AccountEmail } from '#tests/sandbox/accounts.ts'
import { LOCKED_PASSWORD } from '#tests/sandbox/samples.ts'
import { renderApp } from '#tests/support/renderApp.tsx'
import { test } from '#tests/support/sandboxTest.ts'
import { press } from '#tests/support/userActions.ts'
import { pick } from '../bankStatement/intakeSteps.tsx'
import { sampleFile } from '../payslip/steps.tsx'

const KABIR = 'kabir.sethi@kaveri.example'

async function drop(path: string, title: string, name: string, as: AccountEmail = KABIR) {
  const app = await renderApp(path, { as })
  await screen.findByText(title)
  await pick(sampleFile(name))
  return app
}

test('detects a Form 26AS among payslips and moves it to its service before anything is sent', async ({
  world,
}) => {
  const { user } = await drop('/payslip', 'Drop a payslip here', 'form26as.pdf')
  expect(await screen.findByText(/looks like a Form 26AS, not a payslip/)).toBeVisible()
  await press(user, 'Move to Form 26AS')
  expect(await screen.findByRole('heading', { level: 1, name: 'Form 26AS' })).toBeVisible()
  expect(await screen.findByRole('button', { name: 'Proceed' })).toBeVisible()
  expect(screen.getByRole('listitem', { name: 'form26as.pdf' })).toBeVisible()
  expect(screen.queryByText(/looks like/)).not.toBeInTheDocument()
  expect(world.jobs.size).toBe(0)
})

test('moves a bank statement to Bank Statement', async () => {
  const { user } = await drop('/payslip', 'Drop a payslip here', 'bank-hdfc-savings.pdf')
  await press(user, 'Move to Bank statement')
  expect(await screen.findByText('1 ready')).toBeVisible()
  expect(await screen.findByRole('button', { name: 'Continue' })).toBeEnabled()
})

test('each wrong file among bank statements has its own warning, and an unlocked file stays if the other service cannot unlock it', async () => {
  const { user } = await drop('/bankstatement', 'Drop bank statements here', 'form26as-locked.pdf')
  await user.type(await screen.findByLabelText(/^Password/), LOCKED_PASSWORD)
  await press(user, /Unlock/)
  expect(await screen.findByText(/Form 26AS does not accept locked files/)).toBeVisible()
  await pick(sampleFile('payslip.pdf'))
  expect(await screen.findByText(/looks like a payslip, not a bank statement/)).toBeVisible()
  await press(user, 'Move to Payslip')
  expect(await screen.findByRole('heading', { level: 1, name: 'Payslip' })).toBeVisible()
  expect(await screen.findByRole('button', { name: 'Proceed' })).toBeVisible()
})

test('warns about a scan where text is needed and offers no service that the account lacks', async () => {
  const { user } = await drop(
    '/payslip',
    'Drop a payslip here',
    'payslip-scanned.pdf',
    'isha.gupta@deccan.example',
  )
  expect(await screen.findByText(/has no readable text/)).toBeVisible()
  await press(user, 'Remove payslip-scanned.pdf')
  await screen.findByText('Drop a payslip here')
  await pick(sampleFile('form26as.pdf'))
  expect(await screen.findByText(/you will still be charged/)).toBeVisible()
  expect(screen.queryByRole('button', { name: /^Take it/ })).not.toBeInTheDocument()
})
