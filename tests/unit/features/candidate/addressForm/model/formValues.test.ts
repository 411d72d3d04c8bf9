import { expect, it } from 'vitest'
import {
  formValuesReducer,
  initialFormValues,
} from '#features/candidate/addressForm/model/formValues.ts'
import { aFormCase, aPhoto } from '../builders.ts'

const marked = formValuesReducer(initialFormValues(aFormCase()), {
  kind: 'missingFieldsFound',
  names: ['respondentName', 'selfie', 'sign'],
})

it('a mark goes when its field or photo changes, and only its own', () => {
  const answered = formValuesReducer(marked, {
    kind: 'answered',
    name: 'respondentName',
    text: 'A',
  })
  expect(answered.missing).toEqual(['selfie', 'sign'])
  const taken = formValuesReducer(answered, { kind: 'taken', name: 'selfie', photo: aPhoto() })
  expect(taken.missing).toEqual(['sign'])
  expect(taken.answers.respondentName).toBe('A')
})

it('a removed photo is gone', () => {
  const taken = formValuesReducer(marked, { kind: 'taken', name: 'selfie', photo: aPhoto() })
  expect(formValuesReducer(taken, { kind: 'removed', name: 'selfie' }).photos).toEqual({})
})

it('begins with what was not rejected', () => {
  const filled = initialFormValues(aFormCase({ answers: { prominentLandMark: 'The temple' } }))
  expect(filled.answers).toEqual({ prominentLandMark: 'The temple' })
})
