import { readFileSync } from 'node:fs'
import { screen, waitFor } from '@testing-library/react'
import { expect } from 'vitest'
import { renderApp } from '#tests/support/renderApp.tsx'
import { test } from '#tests/support/sandboxTest.ts'
import { press } from '#tests/support/userActions.ts'
import { enterEmail, enterPassword } from '../auth/steps.ts'
import { pick } from '../bankStatement/intakeSteps.tsx'

const KABIR = 'kabir.sethi@kaveri.example'

const h1 = async (name: string) => screen.findByRole('heading', { name, level: 1 })

test('is on the email at sign-in, and on the heading of each page after it', async () => {
  const { user } = await renderApp('/')
  await waitFor(() => expect(screen.getByLabelText('Work email')).toHaveFocus())
  await enterEmail(user, KABIR)
  await enterPassword(user)
  const landing = await screen.findByRole('heading', { level: 1, name: /bank statement/i })
  await waitFor(() => expect(landing).toHaveFocus())
  await user.click(screen.getByRole('link', { name: /Lekha/ }))
  const home = await h1('Home')
  await waitFor(() => expect(home).toHaveFocus())
})

test('stays where the user put it while a page loads', async () => {
  const { user } = await renderApp('/home', { as: KABIR })
  await h1('Home')
  expect(document.body).toHaveFocus()
  await user.click(screen.getByRole('link', { name: 'All services' }))
  await user.tab()
  const { activeElement } = document
  await screen.findByRole('heading', { level: 1, name: /services/i })
  expect(document.activeElement).toBe(activeElement)
})

test('goes to the first row of a list by key or skip link', async () => {
  const { user } = await renderApp('/admin/service', { as: 'vidya.iyer@lekha.example' })
  await screen.findByRole('row', { name: /^financialStatement/ })
  const [, first] = screen.getAllByRole('row')
  await user.keyboard('g')
  expect(first).toHaveFocus()

  await user.tab({ shift: true })
  screen.getByRole('link', { name: 'Skip to main content' }).focus()
  await user.tab()
  expect(screen.getByRole('button', { name: 'Skip to the first row' })).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(first).toHaveFocus()
})

test('goes to the first figure of a result by key or skip link', async () => {
  const { user } = await renderApp('/payslip', { as: KABIR })
  await screen.findByText('Drop a payslip here')
  await pick(
    new File([readFileSync('tests/sandbox/samples/payslip.pdf')], 'payslip.pdf', {
      type: 'application/pdf',
    }),
  )
  await press(user, 'Proceed')
  const [first] = await screen.findAllByTitle('Find it on the page')
  await user.keyboard('g')
  expect(first).toHaveFocus()
  screen.getByRole('link', { name: 'Skip to main content' }).focus()
  await user.tab()
  await user.keyboard('{Enter}')
  expect(first).toHaveFocus()
})
