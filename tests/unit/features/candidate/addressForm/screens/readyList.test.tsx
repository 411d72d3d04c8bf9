import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { FormCase } from '#features/candidate/addressForm/model/form.ts'
import { FORM_PHOTO_NAMES } from '#features/candidate/addressForm/model/form.ts'
import { ApplicationDetails } from '#features/candidate/addressForm/screens/ApplicationDetails.tsx'
import {
  TranslationsReady,
  TranslationsProvider,
} from '#features/candidate/addressForm/translations.ts'
import { aFormCase } from '../builders.ts'

const BOTH = 'An ID proof and an address proof, on paper'
const PEN = 'A pen and white paper'
const CAMERA = 'Your phone’s camera and location'

it.each<[string, Partial<FormCase>, string[]]>([
  ['a new case', {}, [BOTH, PEN, CAMERA]],
  ['a CTS case', { subClientName: 'CTS' }, [PEN, CAMERA]],
  ['an accepted ID proof', { locked: ['idProof'] }, ['An address proof, on paper', PEN, CAMERA]],
  ['an accepted signature', { locked: ['addressProof', 'sign'] }, ['An ID proof, on paper', CAMERA]],
  ['accepted photos', { locked: FORM_PHOTO_NAMES }, ['Your phone’s location']],
])('%s asks only for what it needs', async (_, change, expected) => {
  render(
    <TranslationsProvider>
      <TranslationsReady>
        <ApplicationDetails
          formCase={aFormCase(change)}
          deniedPermission={null}
          onContinue={() => undefined}
        />
      </TranslationsReady>
    </TranslationsProvider>,
  )
  const rows = await screen.findAllByRole('listitem')
  const [place, ...others] = rows.map(({ textContent }) => textContent.trim())
  expect(place).toBe(
    'Be at this address now Not at home? Open this link later, it stays valid.',
  )
  expect(others).toEqual([...expected, 'About 10 minutes, in one go.'])
})
