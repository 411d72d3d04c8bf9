import { describe, expect, it } from 'vitest'
import {
  form26asOutput,
  form26asUpload,
  toForm26asUploadBody,
} from '#features/financial/form26as/endpoints.ts'
import { env } from '#shared/platform/config/env.ts'
import { lowerCamelForm, read, statementsOf, usualForm } from './builders.ts'

const DETAILS = usualForm().Section192[0]?.Details

const EXPECTED = {
  kind: 'result',
  statements: [
    {
      transactionId: 'tx-9',
      filePath: 'a/b.pdf',
      assessee: 'ANANYA DESHPANDE',
      financialYear: '2025-26',
      assessmentYear: '2026-27',
      pan: 'XXXPD1234X',
      panStatus: 'Active',
      deductors: [
        {
          section: '192',
          name: 'SAHYADRI PRECISION',
          tan: 'PNEX01234B',
          totalCredit: { original: '2,10,250.50', rupees: 210_250.5 },
          totalTax: { original: '21,000.00', rupees: 21_000 },
          details: DETAILS,
          entries: [
            {
              date: '30-04-2025',
              credit: { original: '105125.25', rupees: 105_125.25 },
              tax: { original: '10500.00', rupees: 10_500 },
            },
            {
              date: '31-05-2025',
              credit: { original: '105125.25', rupees: 105_125.25 },
              tax: { original: '10500.00', rupees: 10_500 },
            },
          ],
        },
        { section: '194A', name: 'KONKAN BANK', entries: { length: 1 } },
      ],
    },
  ],
}

describe('output', () => {
  const { Section192, Section194A, ...head } = usualForm()

  it.each([
    ['the first spelling', [usualForm()]],
    ['lower camel case', [lowerCamelForm()]],
    ['under data', { data: [usualForm()] }],
    ['sections together', [{ ...head, sections: { Section192, Section194A } }]],
    [
      'other spellings of the keys',
      [{ ...head, section_192: Section192, 'Section 194a': Section194A }],
    ],
  ])('parses a result: %s', (_name, body) => {
    expect(read(body)).toMatchObject(EXPECTED)
  })

  it.each([
    ['In Progress', { status: 'In Progress', message: 'Reading' }, { kind: 'running' }],
    ['Pending', { status: 'Pending' }, { kind: 'running' }],
    [
      'In Progress with figures',
      { status: 'In Progress', Percentage: 40, Time_left: 12 },
      { kind: 'running', percentage: 40, secondsLeft: 12 },
    ],
    ['Failed', { status: 'Failed', message: 'A scan' }, { kind: 'failed' }],
  ])('parses the status %s', (_name, body, expected) => {
    expect(read(body)).toEqual(expected)
  })

  it.each([
    ['form26ASTransactionID', { transactionId: null }],
    ['filePath', { filePath: null }],
    ['nameOfAssessee', { assessee: '' }],
    ['financialYear', { financialYear: '' }],
    ['assessmentYear', { assessmentYear: '' }],
    ['PAN_number', { pan: '' }],
    ['PAN_status', { panStatus: '' }],
    ['Section192', { deductors: [{ section: '194A' }] }],
  ])('without %s', (key, expected) => {
    const { [key]: _missing, ...rest } = usualForm() as Record<string, unknown>
    expect(statementsOf([rest])[0]).toMatchObject(expected)
  })

  const NO_FIGURE = { original: null, rupees: null }
  it.each([
    ['NameOfDeductor', { name: '' }],
    ['TANNumber', { tan: '' }],
    ['TotalCredit', { totalCredit: NO_FIGURE }],
    ['TotalTax', { totalTax: NO_FIGURE }],
    ['Details', { details: [], entries: [] }],
  ])('an entry without %s', (key, expected) => {
    const { [key]: _missing, ...rest } = Section192[0] as Record<string, unknown>
    expect(statementsOf([{ ...head, Section192: [rest] }])[0]?.deductors[0]).toMatchObject(expected)
  })

  it.each([
    [
      'columns in another order',
      [
        ['Tax', 'Transaction Date', 'Amount Paid/Credited'],
        ['5', 'd', '50'],
      ],
    ],
    [
      'a header with other texts',
      [
        ['a', 'b', 'c'],
        ['d', '50', '5'],
      ],
    ],
    [
      'numbers',
      [
        ['date', 'credit', 'tax'],
        ['d', 50, 5],
      ],
    ],
    ['rows without values', [['date', 'credit', 'tax'], [], ['', null, ' '], ['d', '50', '5']]],
  ])('Details with %s', (_name, Details) => {
    const [statement] = statementsOf([{ ...head, Section192: [{ Details }] }])
    expect(statement?.deductors[0]?.entries).toMatchObject([
      { date: 'd', credit: { rupees: 50 }, tax: { rupees: 5 } },
    ])
  })

  it('distinguishes an unreadable figure from a missing one', () => {
    const Details = [
      ['date', 'credit', 'tax'],
      ['30-04-2025', 'N.A.'],
    ]
    const [statement] = statementsOf([{ ...head, Section192: [{ Details }] }])
    expect(statement?.deductors[0]?.entries).toEqual([
      {
        date: '30-04-2025',
        credit: { original: 'N.A.', rupees: null },
        tax: { original: null, rupees: null },
      },
    ])
  })

  it.each([
    ['a text', 'done'],
    ['nothing', null],
    ['an empty list', []],
    ['an unknown status', { status: 'Paused', message: 'x' }],
    ['form26as that is not a list', { form26as: 'not a list' }],
    ['a record without assessee, PAN and section', [{ financialYear: '2025-26' }]],
    ['a section that is not a list', [{ ...head, Section192: 'x' }]],
    ['Details that are not a table', [{ ...head, Section192: [{ Details: ['x'] }] }]],
    ['a cell that is a list', [{ ...head, Section192: [{ Details: [[[]]] }] }]],
    ['a total that is a record', [{ ...head, Section192: [{ TotalTax: {} }] }]],
    ['a name that is a list', [{ ...head, nameOfAssessee: [] }]],
  ])('rejects %s', (_name, body) => {
    expect(read(body)).toBeNull()
  })
})

it('sends a list of files under form26as', () => {
  expect(toForm26asUploadBody(['AAAA'])).toEqual({ form26as: ['AAAA'] })
})

it('takes its paths from the environment', () => {
  const { path: uploadPath } = form26asUpload
  const { path: outputPath } = form26asOutput
  expect(typeof uploadPath === 'function' && uploadPath([])).toBe(env().VITE_FORM26_UPLOAD_PATH)
  expect(typeof outputPath === 'function' && outputPath('tx')).toBe(env().VITE_FORM26_OUTPUT_PATH)
})
