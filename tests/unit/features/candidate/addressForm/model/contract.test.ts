import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { FormCaseSchema } from '#features/candidate/addressForm/model/contract.ts'

const WIRE = {
  status: 'OPEN',
  referenceId: 'REF1',
  linkClickedAt: '2026-11-20T05:00:00.000Z',
  sourceData: {
    name: 'Rohit Kulkarni',
    address: 'Flat 12, Pune',
    periodOfStayFrom: 'Mar 2023',
    periodOfStayTo: 'Present',
  },
  userData: {
    respondentName: 'Rohit',
    stayingAtGivenAddress: false,
    prominentLandMark: 'Temple',
    selfie: { data: 'AAAA' },
  },
  dependentFieldData: [
    {
      key: 'currentVerifiedAddress',
      dependsOn: 'stayingAtGivenAddress',
      dependsCondition: [false],
    },
    { key: 'prominentLandMark', dependsOn: 'ownershipStatus', dependsCondition: 'Owned' },
    { key: 'shoeSize', dependsOn: 'ownershipStatus', dependsCondition: ['Owned'] },
  ],
  subclientName: 'Pinnacle West',
  clientId: 'PIN',
  validationStatusDetails: {
    respondentName: true,
    prominentLandMark: false,
    selfie: true,
    x: true,
  },
}
const read = (change: object = {}) => v.parse(FormCaseSchema, { data: [{ ...WIRE, ...change }] })

describe('the case of a form', () => {
  it('comes to one form: what was accepted is locked, what was rejected starts empty', () => {
    expect(read()).toEqual({
      isOpen: true,
      referenceId: 'REF1',
      linkClickedAt: '2026-11-20T05:00:00.000Z',
      source: {
        name: 'Rohit Kulkarni',
        address: 'Flat 12, Pune',
        stayFrom: 'Mar 2023',
        stayTo: 'Present',
      },
      answers: { respondentName: 'Rohit', stayingAtGivenAddress: 'false' },
      dependencies: [
        { key: 'currentVerifiedAddress', dependsOn: 'stayingAtGivenAddress', values: ['false'] },
        { key: 'prominentLandMark', dependsOn: 'ownershipStatus', values: ['Owned'] },
      ],
      subClientName: 'Pinnacle West',
      clientId: 'PIN',
      locked: ['respondentName', 'selfie'],
    })
  })

  it.each([
    ['any other status is closed', { status: 'SUBMITTED' }, { isOpen: false }],
    [
      'no data yet',
      { userData: null, validationStatusDetails: undefined },
      { answers: {}, locked: [] },
    ],
    ['no dependent fields', { dependentFieldData: null }, { dependencies: [] }],
    ['a number as reference', { referenceId: 17 }, { referenceId: '17' }],
    [
      'no source',
      { sourceData: null },
      { source: { name: '', address: '', stayFrom: '', stayTo: '' } },
    ],
  ])('%s', (_, change, told) => expect(read(change)).toMatchObject(told))

  it('without a field is a form of which nothing is known yet', () => {
    expect(v.parse(FormCaseSchema, { data: [{ status: 'OPEN' }] })).toMatchObject({
      isOpen: true,
      referenceId: '',
      answers: {},
      dependencies: [],
      locked: [],
      source: { name: '', address: '', stayFrom: '', stayTo: '' },
    })
  })

  it.each([
    ['no case', { data: [] }],
    ['null', { data: null }],
    ['no body, as of a 204', ''],
  ])('%s is none', (_, wire) => expect(v.parse(FormCaseSchema, wire)).toBeNull())

  it.each([
    ['no status', { data: [{ ...WIRE, status: 7 }] }],
    ['an empty case', { data: [{}] }],
    ['no data', {}],
    ['a refusal', { detail: 'Not now' }],
  ])('%s does not fit', (_, wire) => expect(v.is(FormCaseSchema, wire)).toBe(false))
})
