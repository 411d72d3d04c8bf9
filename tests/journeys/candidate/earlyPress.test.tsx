import { render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { beforeEach, expect } from 'vitest'
import { AddressForm } from '#features/candidate/addressForm/AddressForm.tsx'
import { TranslationsProvider } from '#features/candidate/addressForm/translations.ts'
import { PageServicesContext } from '#shared/kits/candidate/pageServices.ts'
import { test } from '#tests/support/sandboxTest.ts'
import { aPageServices } from '#tests/unit/features/candidate/addressForm/builders.ts'
import { formLink, caseWithoutPhotos } from './formSteps.ts'

beforeEach(() => sessionStorage.clear())

test('keeps a press of Continue that is dispatched after the form has started', async ({
  world,
}) => {
  const link = new URL(formLink(caseWithoutPhotos(world)), window.location.origin)
  const services = aPageServices({ search: link.search })
  const form = (isLanguageChosen: boolean) => (
    <PageServicesContext value={services}>
      <TranslationsProvider>
        <Suspense>
          <AddressForm {...{ isLanguageChosen }} />
        </Suspense>
      </TranslationsProvider>
    </PageServicesContext>
  )
  const { rerender } = render(form(false))
  await screen.findByRole('heading', { level: 1, name: 'Choose your language' })
  rerender(form(true))
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Application Details' }),
  ).toBeVisible()
})
