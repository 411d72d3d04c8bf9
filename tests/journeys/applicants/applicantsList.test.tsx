import { screen, waitFor, within } from '@testing-library/react'
import { expect } from 'vitest'
import { renderApp } from '#tests/support/renderApp.tsx'
import { test } from '#tests/support/sandboxTest.ts'
import { press } from '#tests/support/userActions.ts'
import { addDocuments, openNewApplicant, row, sample } from './steps.ts'

test('names what is lost before an applicant is removed', async () => {
  const { user } = await openNewApplicant()
  await user.type(screen.getByLabelText(/^Name/), 'Ananya Deshpande')
  await addDocuments(sample('id-pan.png'))
  expect(await (await row('id-pan.png')).findByText('Choose')).toBeVisible()

  await user.click(screen.getByRole('button', { name: 'Solutions' }))
  await user.click(await screen.findByRole('link', { name: /^Applicants/ }))
  const list = within(await screen.findByRole('list', { name: 'Applicants' }))
  expect(list.getByText('1 document, 1 not sent')).toBeVisible()
  expect(list.getByText('Not saved')).toBeVisible()
  await press(user, 'Remove Ananya Deshpande')
  const question = await screen.findByRole('alertdialog', { name: 'Remove this applicant?' })
  expect(question).toHaveTextContent(
    'Ananya Deshpande: 1 document that was not sent will be deleted.',
  )
  await user.click(within(question).getByRole('button', { name: 'Remove' }))
  expect(await screen.findByText('No applicants yet')).toBeVisible()
})

test('lets a new applicant start from Home', async () => {
  const { user } = await renderApp('/home', { as: 'kabir.sethi@kaveri.example' })
  await user.click(await screen.findByRole('link', { name: 'New applicant' }))
  expect(await screen.findByText(/Drop every document of one person/)).toBeVisible()
  await waitFor(() => expect(window.location.pathname).toMatch(/^\/applicants\/(?!new)/))
})
