import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import {
  CasePageSchema,
  CaseSchema,
  SubClientsSchema,
  SuccessSchema,
} from '#features/kyc/dav/contract.ts'

const WIRE = {
  caseId: 'case-1',
  batchId: 'B1',
  overallStatus: 'PENDING_QC',
  createdAt: '2026-11-18T04:30:00.000Z',
  modifiedAt: '2026-11-20T05:12:00.000Z',
  assignee: '',
  overrideCoordinates: false,
  qcComments: '',
  sourceData: {
    name: 'Rohit Kulkarni',
    internalReferenceNumber: 'PIN-HL-48213',
    phoneNumber: '9822041763',
    email: 'rohit.k@mail.example',
    address: 'Flat 12, Shanti Heights, Pune 411052',
    periodOfStayFrom: 'Mar 2023',
    periodOfStayTo: 'Present',
  },
  userForm: { link: 'https://portal.example/dav/form?referenceId=R1' },
  notification: { email: true, voicecall: false, sms: true },
  notifLogs: [
    { stage: 'initiated', initiatedAt: '2026-11-18T04:30:00.000Z' },
    { stage: 'resent', initiatedAt: '2026-11-20T05:12:00.000Z' },
  ],
  alternateNumber: '',
  userData: {
    respondentName: 'Rohit Kulkarni',
    stayingAtGivenAddress: 'true',
    selfie: { data: 'AAAA' },
  },
  userLocation: { latitude: 18.4921, longitude: '73.8203' },
  validationStatusDetails: { selfie: true, sign: null, unheard: true },
}
const read = (body: unknown) => v.parse(CaseSchema, body)

describe('case', () => {
  it('is parsed with the newest notification first and without photos', () => {
    const one = read(WIRE)
    expect(one).toMatchObject({
      caseId: 'case-1',
      status: 'PENDING_QC',
      source: { name: 'Rohit Kulkarni', reference: 'PIN-HL-48213', stayFrom: 'Mar 2023' },
      link: 'https://portal.example/dav/form?referenceId=R1',
      sent: { email: true, call: false, sms: true },
      location: { latitude: 18.4921, longitude: 73.8203 },
      accepted: { selfie: true },
    })
    expect(one.log.map(({ stage }) => stage)).toEqual(['resent', 'initiated'])
    expect(one.answers).toMatchObject({ stayingAtGivenAddress: 'true', prominentLandMark: '' })
    expect(JSON.stringify(one)).not.toContain('AAAA')
  })

  it.each([
    ['no answers yet', { userData: undefined }, { answers: null }],
    ['empty answers', { userData: {} }, { answers: null }],
    [
      'a boolean that is not a text',
      { userData: { stayingAtGivenAddress: true } },
      { answers: { stayingAtGivenAddress: 'true' } },
    ],
    ['an unknown status', { overallStatus: 'ON_HOLD' }, { status: 'UNKNOWN' }],
    ['a link with a script', { userForm: { link: 'javascript:alert(1)' } }, { link: '' }],
    ['no link', { userForm: undefined }, { link: '' }],
    ['no log', { notifLogs: null }, { log: [] }],
    ['an unknown stage', { notifLogs: [{ stage: 'pondered', initiatedAt: 'x' }] }, { log: [] }],
    ['an invalid location', { userLocation: { latitude: 100, longitude: 0 } }, { location: null }],
    ['a location without longitude', { userLocation: { latitude: 18 } }, { location: null }],
    ['no flags', { notification: undefined }, { sent: { email: false, call: false, sms: false } }],
    [
      'flags that are not booleans',
      { notification: { email: 'true', voicecall: 1, sms: 'no' } },
      { sent: { email: true, call: true, sms: false } },
    ],
    ['no source', { sourceData: null }, { source: { name: '', address: '' } }],
    [
      'times without a time zone',
      {
        createdAt: '2026-11-18T04:30:00',
        modifiedAt: '2026-11-20 05:12:00.123456',
        notifLogs: [{ stage: 'resent', initiatedAt: '2026-11-20T05:12:00' }],
      },
      {
        createdAt: '2026-11-18T04:30:00Z',
        modifiedAt: '2026-11-20T05:12:00.123456Z',
        log: [{ initiatedAt: '2026-11-20T05:12:00Z' }],
      },
    ],
    [
      'a phone as a number',
      { sourceData: { phoneNumber: 9822041763 } },
      { source: { phone: '9822041763', name: '' } },
    ],
  ])('%s', (_, parts, expected) => {
    expect(read({ ...WIRE, ...parts })).toMatchObject(expected)
  })

  it.each([
    ['no id', { caseId: undefined }],
    ['an invalid source', { sourceData: 'Rohit' }],
    ['a link that is a number', { userForm: 7 }],
  ])('is rejected with %s', (_, parts) => {
    expect(v.is(CaseSchema, { ...WIRE, ...parts })).toBe(false)
  })
})

it('a page has its rows and the total', () => {
  expect(v.parse(CasePageSchema, { data: [WIRE], total_count: 186 })).toMatchObject({ total: 186 })
  expect(v.parse(CasePageSchema, { data: [WIRE], total_count: '186' })).toMatchObject({
    total: 186,
  })
  expect(v.parse(CasePageSchema, { data: null, total_count: 0 })).toEqual({ rows: [], total: 0 })
})

it.each([
  ['no count', { data: [WIRE] }],
  ['an invalid count', { data: [WIRE], total_count: 'many' }],
  ['an invalid row', { data: [WIRE], total_count: 0.5 }],
  ['no list', { total_count: 0 }],
  ['a text instead of a list', { data: 'none', total_count: 0 }],
])('rejects a page with %s', (_, page) => {
  expect(v.is(CasePageSchema, page)).toBe(false)
})

describe('sub-clients (decisions D26, D34)', () => {
  const ENTRY = { subClientId: 'sub-1', clientId: 'client-1', batchTag: 'Kaveri Hosur' }
  it.each([
    ['bare', { status: 200, body: [ENTRY] }, [ENTRY]],
    ['under data', { status: 200, body: { data: [ENTRY] } }, [ENTRY]],
    ['none', { status: 200, body: { data: null } }, []],
    ['from an empty response', { status: 204, body: undefined }, []],
  ])('are parsed %s', (_, sent, list) => {
    expect(v.parse(SubClientsSchema, sent)).toEqual(list)
  })
  it('omit an entry without an id', () => {
    const body = [{ batchTag: 'Hosur' }, ENTRY]
    expect(v.parse(SubClientsSchema, { status: 200, body })).toEqual([ENTRY])
  })
  it('are rejected if no entry has an id', () => {
    expect(v.is(SubClientsSchema, { status: 200, body: [{ batchTag: 'Kaveri Hosur' }] })).toBe(
      false,
    )
  })
})

it('a status change counts only if the response says SUCCESS (decisions D36)', () => {
  expect(v.is(SuccessSchema, { status: 'SUCCESS', message: 'Case updated' })).toBe(true)
  expect(v.is(SuccessSchema, { status: 'FAILED' })).toBe(false)
  expect(v.is(SuccessSchema, {})).toBe(false)
})
