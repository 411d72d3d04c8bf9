import { describe, expect, it } from 'vitest'
import {
  FORM_PHOTO_NAMES,
  type Answers,
  type FieldDependency,
  type FieldName,
} from '#features/candidate/addressForm/model/form.ts'
import {
  requiredFields,
  requiredPhotos,
  initialAnswers,
  isReadOnly,
  valuesToSubmit,
} from '#features/candidate/addressForm/model/formValues.ts'
import { formProgress, missingFields } from '#features/candidate/addressForm/model/missingFields.ts'
import { aFormCase, aPhoto, ANSWERED, photosOf } from '../builders.ts'

const depends = (key: FieldName, dependsOn: FieldName, ...values: string[]): FieldDependency => ({
  key,
  dependsOn,
  values,
})
const CHAIN = aFormCase({
  dependencies: [
    depends('ownershipStatus', 'stayingAtGivenAddress', 'false'),
    depends('currentVerifiedAddress', 'ownershipStatus', 'Rented', 'Owned'),
    depends('prominentLandMark', 'currentVerifiedAddress', 'Hill'),
  ],
})

describe('what is asked for', () => {
  it.each<[string, Answers, FieldName[]]>([
    ['nothing below a field that holds nothing', {}, []],
    ['the first level', { stayingAtGivenAddress: 'false' }, ['ownershipStatus']],
    [
      'every level whose values fit',
      {
        stayingAtGivenAddress: 'false',
        ownershipStatus: 'Owned',
        currentVerifiedAddress: 'Hill',
      },
      ['ownershipStatus', 'currentVerifiedAddress', 'prominentLandMark'],
    ],
    [
      'nothing whose own ground is hidden, though it holds the value',
      { stayingAtGivenAddress: 'true', ownershipStatus: 'Owned', currentVerifiedAddress: 'Hill' },
      [],
    ],
  ])('%s', (_, answers, shown) => {
    const chain: FieldName[] = ['ownershipStatus', 'currentVerifiedAddress', 'prominentLandMark']
    const asked = requiredFields(CHAIN, answers)
    expect(chain.filter((name) => asked.includes(name))).toEqual(shown)
  })

  it('is never a field that depends on itself', () => {
    const circle = aFormCase({
      dependencies: [
        depends('ownershipStatus', 'prominentLandMark', 'x'),
        depends('prominentLandMark', 'ownershipStatus', 'x'),
      ],
    })
    const asked = requiredFields(circle, { ownershipStatus: 'x', prominentLandMark: 'x' })
    expect(asked).not.toContain('ownershipStatus')
    expect(asked).not.toContain('prominentLandMark')
  })

  it.each([
    ['relationshipWithCandidate', 'relationshipWithCandidateOther'],
    ['typeOfAddress', 'typeOfAddressOther'],
  ] as const)('is the text of %s with Other alone', (name, text) => {
    expect(requiredFields(aFormCase(), { [name]: 'Other' })).toContain(text)
    expect(requiredFields(aFormCase(), { [name]: 'Self' })).not.toContain(text)
  })

  it('is of CTS neither of the proofs, and its stay stands and is not to be changed', () => {
    const cts = aFormCase({ subClientName: ' cts ' })
    expect(requiredPhotos(cts, {})).toEqual(['housePhoto', 'selfie', 'sign'])
    expect(initialAnswers(cts)).toMatchObject({
      periodOfStayFrom: 'Mar 2023',
      periodOfStayTo: 'Present',
    })
    expect(isReadOnly(cts, 'periodOfStayFrom')).toBe(true)
    expect(valuesToSubmit(cts, { answers: initialAnswers(cts), photos: {} }).answers).toEqual(
      initialAnswers(cts),
    )
  })

  it('can be filled in by a CTS candidate whose case has no stay', () => {
    const source = { name: 'A', address: 'B', stayFrom: '', stayTo: '' }
    expect(isReadOnly(aFormCase({ subClientName: 'CTS', source }), 'periodOfStayTo')).toBe(false)
  })
})

describe('what is missing', () => {
  it('is everything at first, in the order of the screen', () => {
    expect(missingFields(aFormCase(), { answers: {}, photos: {} })).toEqual([
      'respondentName',
      'relationshipWithCandidate',
      'ownershipStatus',
      'typeOfAddress',
      'periodOfStayFrom',
      'periodOfStayTo',
      'stayingAtGivenAddress',
      'prominentLandMark',
      ...FORM_PHOTO_NAMES,
    ])
  })

  it('is nothing of what was accepted, which counts as done and is not sent', () => {
    const again = aFormCase({ locked: ['respondentName', 'selfie', 'relationshipWithCandidate'] })
    const given = {
      answers: { ...ANSWERED, respondentName: '', relationshipWithCandidate: 'Other' },
      photos: photosOf('housePhoto', 'idProof', 'addressProof', 'sign'),
    }
    expect(missingFields(again, given)).toEqual([])
    expect(formProgress(again, given)).toEqual({ done: 14, total: 14 })
    const { answers, photos } = valuesToSubmit(again, given)
    expect(Object.keys(answers)).not.toContain('respondentName')
    expect(Object.keys(answers)).not.toContain('relationshipWithCandidate')
    expect(Object.keys(photos)).toEqual(['housePhoto', 'idProof', 'addressProof', 'sign'])
  })

  it('is a stored answer that its list does not have', () => {
    const answers = {
      ...ANSWERED,
      relationshipWithCandidate: 'Uncle',
      typeOfAddress: 'current',
      stayingAtGivenAddress: 'yes',
    }
    const given = { answers, photos: photosOf(...FORM_PHOTO_NAMES) }
    expect(missingFields(aFormCase(), given)).toEqual([
      'relationshipWithCandidate',
      'typeOfAddress',
      'stayingAtGivenAddress',
    ])
    expect(missingFields(aFormCase({ locked: ['relationshipWithCandidate'] }), given)).toHaveLength(
      2,
    )
  })

  it('is a field of blanks alone, and an Other without its text', () => {
    const answers = { ...ANSWERED, respondentName: '  ', typeOfAddress: 'Other' }
    expect(missingFields(aFormCase(), { answers, photos: photosOf(...FORM_PHOTO_NAMES) })).toEqual([
      'respondentName',
      'typeOfAddressOther',
    ])
  })
})

it('sends trimmed texts, and nothing of a field that is hidden again', () => {
  const answers = {
    ...ANSWERED,
    prominentLandMark: ' Near the temple ',
    currentVerifiedAddress: 'Left over',
    relationshipWithCandidateOther: 'Left over',
  }
  expect(valuesToSubmit(aFormCase(), { answers, photos: { selfie: aPhoto() } }).answers).toEqual(
    ANSWERED,
  )
})
