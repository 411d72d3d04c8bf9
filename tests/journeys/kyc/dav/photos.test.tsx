import { fireEvent, screen, within } from '@testing-library/react'
import { expect } from 'vitest'
import { renderApp } from '#tests/support/renderApp.tsx'
import { test } from '#tests/support/sandboxTest.ts'
import { press } from '#tests/support/userActions.ts'
import { assign, caseIn, KABIR, linkTo, review } from './reviewSteps.ts'

test('missing and damaged photos are marked and can be decided', async ({ world }) => {
  const one = caseIn(world, 'PENDING_QC')
  assign(one, KABIR)
  one.userData = { ...one.userData, sign: undefined }
  const { user } = await renderApp(linkTo(one), { as: KABIR })
  await press(user, 'Resume')
  await review(one)
  const signature = within(screen.getByRole('group', { name: 'Signature' }))
  expect(signature.getByText('Not sent')).toBeVisible()
  await user.click(signature.getByRole('button', { name: 'Reject' }))
  expect(await screen.findByText('1 of 5 decided')).toBeVisible()

  const selfie = within(screen.getByRole('group', { name: 'Selfie' }))
  fireEvent.error(await selfie.findByRole('img', { name: 'Selfie' }))
  expect(await selfie.findByText('This photo is damaged')).toBeVisible()
  await user.keyboard('3')
  const fullScreen = within(await screen.findByRole('dialog', { name: 'Selfie' }))
  fireEvent.error(await fullScreen.findByAltText('Selfie')) // hidden until it is measured
  expect(await fullScreen.findByText('This photo is damaged')).toBeVisible()
  expect(fullScreen.getByText(/ IST$/)).toBeVisible()
})
