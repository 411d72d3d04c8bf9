import { expect, it } from 'vitest'
import { fill, firstFilled } from '#features/candidate/addressForm/filled.ts'
import { aFormCase, aPhoto } from './builders.ts'

const marked = fill(firstFilled(aFormCase()), {
  kind: 'gapsFound',
  names: ['respondentName', 'selfie', 'sign'],
})

it('a mark goes when its field or photo changes, and only its own', () => {
  const answered = fill(marked, { kind: 'answered', name: 'respondentName', text: 'A' })
  expect(answered.marked).toEqual(['selfie', 'sign'])
  const taken = fill(answered, { kind: 'taken', name: 'selfie', photo: aPhoto() })
  expect(taken.marked).toEqual(['sign'])
  expect(taken.answers.respondentName).toBe('A')
})

it('a removed photo is gone', () => {
  const taken = fill(marked, { kind: 'taken', name: 'selfie', photo: aPhoto() })
  expect(fill(taken, { kind: 'removed', name: 'selfie' }).photos).toEqual({})
})

it('begins with what was not rejected', () => {
  const filled = firstFilled(aFormCase({ answers: { prominentLandMark: 'The temple' } }))
  expect(filled.answers).toEqual({ prominentLandMark: 'The temple' })
})
