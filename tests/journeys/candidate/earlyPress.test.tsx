import { render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { Provider } from 'react-redux'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect } from 'vitest'
import { AddressForm } from '#features/candidate/addressForm/AddressForm.tsx'
import { TranslationsProvider } from '#features/candidate/addressForm/translations.ts'
import { test } from '#tests/support/sandboxTest.ts'
import { createTestAppStore } from '#tests/support/stores.ts'
import { formLink, caseWithoutPhotos } from './formSteps.ts'

beforeEach(() => sessionStorage.clear())

test('keeps a press of Continue that is dispatched after the form has started', async ({
  world,
}) => {
  const store = createTestAppStore()
  const link = formLink(caseWithoutPhotos(world))
  const form = (isLanguageChosen: boolean) => (
    <Provider store={store}>
      <MemoryRouter initialEntries={[link]}>
        <TranslationsProvider>
          <Suspense>
            <AddressForm {...{ isLanguageChosen }} />
          </Suspense>
        </TranslationsProvider>
      </MemoryRouter>
    </Provider>
  )
  const { rerender } = render(form(false))
  await screen.findByRole('heading', { level: 1, name: 'Choose your language' })
  rerender(form(true))
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Application Details' }),
  ).toBeVisible()
})
