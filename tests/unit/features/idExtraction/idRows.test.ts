import { parse } from 'valibot'
import { describe, expect, it } from 'vitest'
import { IdDocumentsSchema, type IdDocument } from '#features/idExtraction/contract.ts'
import { ID_KIND, serviceOfDocType } from '#features/idExtraction/idKinds.ts'
import { occurrenceOf, toIdTable } from '#features/idExtraction/idRows.ts'
import { ID_SERVICES } from '#shared/platform/session/services/services.ts'

function aDocument(sent: Record<string, unknown>): IdDocument {
  const [document] = parse(IdDocumentsSchema, [sent])
  if (document === undefined) throw new Error('no document')
  return document
}
const rowsFor = (fields: Record<string, unknown>) =>
  toIdTable(aDocument(fields), 'aadhar', 0).rows.map(({ label, text }) => [label, text])

it.each([
  ['aadhar', 'Aadhaar Card Extracter', 'Aadhaar Number'],
  ['pancard', 'Pan Card Extracter', 'Pan Number'],
  ['drivingLicence', 'Driving License Extracter', 'DL Number'],
  ['voterId', 'Voter Id Extracter', 'VoterId Number'],
  ['RC', 'RC Extracter', 'RC Number'],
] as const)('%s: title and label of doc_id', (service, title, label) => {
  expect(ID_KIND[service].title).toBe(title)
  const { rows } = toIdTable(aDocument({ doc_type: '', doc_id: 'A 1' }), service, 0)
  expect(rows).toMatchObject([{ label, text: 'A 1' }])
})

it.each([
  ['AADHAAR', 'aadhar'],
  ['Aadhar Card', 'aadhar'],
  ['UIDAI', 'aadhar'],
  ['PAN', 'pancard'],
  ['pan_card', 'pancard'],
  ['DL', 'drivingLicence'],
  ['Driving License', 'drivingLicence'],
  ['driving_licence', 'drivingLicence'],
  ['VOTERID', 'voterId'],
  ['Voter ID', 'voterId'],
  ['EPIC', 'voterId'],
  ['RC', 'RC'],
  ['Registration Certificate', 'RC'],
  ['Passport', null],
  ['', null],
])('doc_type %s is %s', (docType, service) => {
  expect(serviceOfDocType(docType)).toBe(service)
})

describe('table of a document', () => {
  it('puts the number first and keeps the order of the others', () => {
    expect(
      rowsFor({
        doc_type: 'AADHAAR',
        name: 'Ananya',
        dob: '12/06/1991',
        address: ['Flat 7,', ' Camp, ', '', 'Pune 411001'],
        doc_id: '234567890124',
        father_name: 'Vikram',
      }),
    ).toEqual([
      ['Aadhaar Number', '2345 6789 0124'],
      ['Name', 'Ananya'],
      ['Date of birth', '12/06/1991'],
      ['Address', 'Flat 7, Camp, Pune 411001'],
      ['Father name', 'Vikram'],
    ])
  })

  it.each([
    ['a text as address', { address: '1 Street, Pune' }, [['Address', '1 Street, Pune']]],
    ['a number', { year: 1991 }, [['Year', '1991']]],
    [
      'booleans',
      { is_valid: true, hasPhoto: false },
      [
        ['Is valid', 'Yes'],
        ['Has photo', 'No'],
      ],
    ],
    ['nothing', { gender: null }, [['Gender', '']]],
    ['a list', { cov: ['LMV', 'MCWG'] }, [['Cov', 'LMV, MCWG']]],
    [
      'an object',
      { validity: { non_transport: '2034', transport: null } },
      [
        ['Validity, Non transport', '2034'],
        ['Validity, Transport', ''],
      ],
    ],
    [
      'a list of objects',
      { classes: [{ code: 'LMV' }, 'MCWG'] },
      [
        ['Classes 1, Code', 'LMV'],
        ['Classes 2', 'MCWG'],
      ],
    ],
    ['an unreadable value', { dob: 'Insufficient Info' }, [['Date of birth', 'Insufficient Info']]],
  ])('shows %s', (_, sent, rows) => {
    expect(rowsFor({ doc_type: 'AADHAAR', ...sent })).toEqual(rows)
  })

  it('shows Insufficient Info as a number, without grouping, masking or hint', () => {
    const sheet = toIdTable(
      aDocument({ doc_type: 'AADHAAR', doc_id: 'Insufficient Info' }),
      'aadhar',
      0,
    )
    expect(sheet).toMatchObject({ secret: null, rows: [{ text: 'Insufficient Info', hint: null }] })
  })

  it('copies an Aadhaar number without spaces and masks its digits', () => {
    const sheet = toIdTable(
      aDocument({ doc_type: 'AADHAAR', doc_id: '2345 6789 0124' }),
      'aadhar',
      1,
    )
    expect(sheet).toMatchObject({
      title: 'AADHAAR',
      mismatchedService: null,
      secret: '234567890124',
      rows: [{ path: '1:0', text: '2345 6789 0124', copyText: '234567890124' }],
    })
  })

  it('names the number after the detected document and reports that it is another one', () => {
    const sheet = toIdTable(aDocument({ doc_type: 'PAN', doc_id: 'ABCPD1234K' }), 'aadhar', 0)
    expect(sheet).toMatchObject({
      mismatchedService:
        'This page is for an Aadhaar card, but this document was read as a PAN card.',
      secret: null,
      rows: [{ label: 'Pan Number', hint: { isValid: true } }],
    })
  })

  it.each(ID_SERVICES)('is named after the page if the document has no type: %s', (service) => {
    const { title } = toIdTable(aDocument({ doc_id: 'A 1' }), service, 0)
    expect(`${title} Number`).toBe(ID_KIND[service].numberLabel)
  })
})

it('distinguishes the second of two equal values', () => {
  const first = toIdTable(aDocument({ doc_id: 'A', name: 'Ananya', spouse: 'Ananya' }), 'RC', 0)
  const second = toIdTable(aDocument({ doc_id: 'B', name: 'Ananya' }), 'RC', 1)
  const rows = [...first.rows, ...second.rows]
  expect(rows.map(({ path }) => occurrenceOf(rows, path))).toEqual([1, 1, 2, 1, 3])
})
