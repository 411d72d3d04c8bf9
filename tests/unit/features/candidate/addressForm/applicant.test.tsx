import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ApplicantCard } from '#features/candidate/addressForm/screens/ApplicationDetails.tsx'
import {
  TranslationsReady,
  TranslationsProvider,
} from '#features/candidate/addressForm/translations.ts'
import { aFormCase } from './builders.ts'

it('a case that names nobody says on whose behalf it asks, and shows no empty name', async () => {
  const source = { name: '', address: '', stayFrom: '', stayTo: '' }
  render(
    <TranslationsProvider>
      <TranslationsReady>
        <ApplicantCard formCase={{ ...aFormCase(), source }} />
      </TranslationsReady>
    </TranslationsProvider>,
  )
  const line = await screen.findByText(/^on behalf of /)
  expect(line.parentElement?.children).toHaveLength(1)
})
