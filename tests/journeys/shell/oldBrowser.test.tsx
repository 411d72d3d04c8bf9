import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { FIELD_NAMES } from '#features/candidate/addressForm/model/form.ts'
import { SANDBOX_PASSWORD } from '#tests/sandbox/accounts.ts'
import { renderApp } from '#tests/support/renderApp.tsx'
import { test } from '#tests/support/sandboxTest.ts'
import { press } from '#tests/support/userActions.ts'
import { enterEmail, enterPassword } from '../auth/steps.ts'
import {
  formLink,
  storeDraftAtForm,
  mockLocation,
  caseWithoutPhotos,
} from '../candidate/formSteps.ts'

const own = Object.getOwnPropertyDescriptor(AbortSignal, 'any') ?? {}
const heading = async (name: string) => screen.findByRole('heading', { name, level: 1 })

// Browsers before Chrome 116, Safari 17.4 and Firefox 124.
beforeEach(() => void Reflect.deleteProperty(AbortSignal, 'any'))
afterEach(() => {
  Object.defineProperty(AbortSignal, 'any', own)
  vi.unstubAllGlobals()
})

test('signs in without AbortSignal.any', async () => {
  const { user } = await renderApp('/')
  await enterEmail(user, 'kabir.sethi@kaveri.example')
  await enterPassword(user, SANDBOX_PASSWORD)
  expect(await heading('Bank statement')).toBeVisible()
})

test('submits the address form without AbortSignal.any', async ({ world }) => {
  mockLocation()
  const one = caseWithoutPhotos(world)
  const accepted = FIELD_NAMES.filter((name) => name !== 'prominentLandMark')
  one.validationStatusDetails = {
    ...one.validationStatusDetails,
    ...Object.fromEntries(accepted.map((name) => [name, true])),
  }
  await storeDraftAtForm(one)
  const { user } = await renderApp(formLink(one))
  await heading('About this address')
  await user.type(screen.getByRole('textbox', { name: 'Prominent landmark' }), 'Temple')
  await press(user, 'Check answers')
  await heading('Check before you send')
  await press(user, 'Submit')
  await heading('Thank you for submitting the form.')
  expect(one.userData).toMatchObject({ prominentLandMark: 'Temple' })
})
