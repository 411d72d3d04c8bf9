import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { FormField } from '#features/candidate/addressForm/fields/FormField.tsx'
import type { FieldName, FormCase } from '#features/candidate/addressForm/model/form.ts'
import {
  TranslationsReady,
  TranslationsProvider,
} from '#features/candidate/addressForm/translations.ts'
import { aFormCase } from '../builders.ts'

function renderField(name: FieldName, value: string, change: Partial<FormCase> = {}) {
  render(
    <TranslationsProvider>
      <TranslationsReady>
        <FormField
          name={name}
          answers={{ [name]: value }}
          formCase={aFormCase(change)}
          isMissing={false}
          onAnswer={() => undefined}
        />
      </TranslationsReady>
    </TranslationsProvider>,
  )
}

async function stayFrom(change: Partial<FormCase>) {
  renderField('periodOfStayFrom', 'Mar 2023', change)
  return screen.findByRole('textbox', { name: 'Stay from' })
}

const notInList = (value: string) => `“${value}” is not in the list. Choose one.`

it.each<[FieldName, string, string]>([
  ['relationshipWithCandidate', 'Uncle', 'Relationship with candidate'],
  ['typeOfAddress', 'current', 'Type of address'],
])('a stored answer that the list of %s does not have is shown: %s', async (name, value, label) => {
  renderField(name, value)
  const list = await screen.findByRole('combobox', { name: label })
  expect(list).toHaveDisplayValue(value)
  expect(list).toHaveAccessibleDescription(notInList(value))
})

it('a stored answer that is none of two options checks neither, and is shown', async () => {
  renderField('ownershipStatus', 'Leased')
  const group = await screen.findByRole('radiogroup', { name: 'Ownership status' })
  expect(group).toHaveAccessibleDescription(notInList('Leased'))
  expect(screen.queryByRole('radio', { checked: true })).toBeNull()
})

it('a refused character is announced', async () => {
  renderField('respondentName', '')
  const field = await screen.findByRole('textbox')
  const announcement = screen.getByRole('status')
  expect(announcement).toBeEmptyDOMElement()
  fireEvent.change(field, { target: { value: 'Ram2' } })
  expect(announcement).toHaveTextContent('English letters and spaces only.')
})

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
