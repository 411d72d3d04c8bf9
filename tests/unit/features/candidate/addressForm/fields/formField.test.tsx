import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { FormField } from '#features/candidate/addressForm/fields/FormField.tsx'
import type { FormCase } from '#features/candidate/addressForm/model/form.ts'
import {
  TranslationsReady,
  TranslationsProvider,
} from '#features/candidate/addressForm/translations.ts'
import { aFormCase } from '../builders.ts'

async function stayFrom(change: Partial<FormCase>) {
  render(
    <TranslationsProvider>
      <TranslationsReady>
        <FormField
          name="periodOfStayFrom"
          formCase={aFormCase(change)}
          value="Mar 2023"
          isMissing={false}
          onAnswer={() => undefined}
        />
      </TranslationsReady>
    </TranslationsProvider>,
  )
  return screen.findByRole('textbox', { name: 'Stay from' })
}

it.each([
  [
    'that was accepted is read-only',
    { locked: ['periodOfStayFrom'] },
    { isReadOnly: true, isDisabled: false },
  ],
  ['of CTS is disabled', { subClientName: 'CTS' }, { isReadOnly: true, isDisabled: true }],
] satisfies [string, Partial<FormCase>, object][])('a stay %s (kyc §4)', async (_, change, is) => {
  const field = await stayFrom(change)
  expect(field).toHaveValue('Mar 2023')
  expect({
    isReadOnly: field.hasAttribute('readonly'),
    isDisabled: field.hasAttribute('disabled'),
  }).toEqual(is)
})
