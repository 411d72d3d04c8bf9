import { safeParse } from 'valibot'
import { describe, expect, it } from 'vitest'
import { PayslipOutputSchema } from '#features/financial/payslip/contract.ts'
import { toPayslipUploadBody } from '#features/financial/payslip/endpoints.ts'
import { grossSalaryForm, overallForm } from './builders.ts'

const read = (body: unknown) => {
  const parsed = safeParse(PayslipOutputSchema, body)
  return parsed.success ? parsed.output : null
}

const EXPECTED = {
  kind: 'result',
  payslips: [
    {
      employer: 'Sahyadri Precision Components Pvt Ltd',
      details: [
        { key: 'EMPLOYEE_CODE', text: 'SPC-2047' },
        { key: 'DAYS_PAID', text: '30' },
      ],
      earnings: [
        { label: 'Basic', category: 'Fixed', figure: { original: 96_000, rupees: 96_000 } },
        { label: 'HRA', category: null, figure: { original: '38,400.00', rupees: 38_400 } },
      ],
      deductions: [
        {
          label: 'Provident fund',
          category: 'Statutory',
          figure: { original: '₹ 11,520', rupees: 11_520 },
        },
      ],
      gross: { original: 134_400, rupees: 134_400 },
      totalDeductions: { original: '11,520.00', rupees: 11_520 },
      net: { original: 122_880, rupees: 122_880 },
    },
  ],
}

describe('output', () => {
  it.each([
    ['totals under OverallDetails', [overallForm()]],
    ['gross_salary, total_deductions, net_pay', [grossSalaryForm()]],
    ['under data', { data: [overallForm()] }],
    [
      'totals of the second format under OverallDetails',
      [
        {
          ...overallForm(),
          OverallDetails: {
            gross_salary: 134_400,
            total_deductions: '11,520.00',
            net_pay: 122_880,
          },
        },
      ],
    ],
    [
      'entry fields in lower case',
      [
        {
          ...overallForm(),
          earnings: [
            { label: 'Basic', value: 96_000, category: 'Fixed' },
            { label: 'HRA', value: '38,400.00', category: '' },
          ],
        },
      ],
    ],
  ])('parses a result, %s', (_name, body) => {
    expect(read(body)).toEqual(EXPECTED)
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
    ['earnings', { earnings: [] }],
    ['deductions', { deductions: [] }],
    [
      'OverallDetails',
      { gross: { original: null, rupees: null }, net: { original: null, rupees: null } },
    ],
  ])('without %s', (key, expected) => {
    const { [key]: _missing, ...rest } = overallForm() as Record<string, unknown>
    expect(read([rest])).toMatchObject({ payslips: [expected] })
  })

  it.each([
    ['an item without Details', [{ ...overallForm(), Details: undefined }]],
    ['a text', 'done'],
    ['nothing', null],
    ['an empty list', []],
    ['an unknown status', { status: 'Paused', message: 'x' }],
    ['payslips that are not a list', { payslips: 'not a list' }],
    ['Details that are not a record', [{ ...overallForm(), Details: 'x' }]],
    ['earnings that are not a list', [{ ...overallForm(), earnings: 'x' }]],
    ['an entry without a label', [{ ...overallForm(), deductions: [{ Value: 1 }] }]],
    [
      'a value that is neither text nor number',
      [{ ...overallForm(), earnings: [{ Label: 'A', Value: {} }] }],
    ],
  ])('rejects %s', (_name, body) => {
    expect(read(body)).toBeNull()
  })

  it('shows an unreadable amount as missing, not as zero', () => {
    const answer = read([{ ...overallForm(), earnings: [{ Label: 'Basic', Value: 'N.A.' }] }])
    expect(answer).toMatchObject({
      payslips: [{ earnings: [{ figure: { original: 'N.A.', rupees: null } }] }],
    })
  })
})

it.each(['EMPLOYER_NAME', 'employer_name', 'EmployerName'])(
  'finds the employer under %s',
  (key) => {
    const answer = read([{ ...overallForm(), Details: { [key]: 'Sahyadri' } }])
    expect(answer).toMatchObject({ payslips: [{ employer: 'Sahyadri', details: [] }] })
  },
)

it('shows a detail that has parts in one line', () => {
  const Address = { Line1: '4 Fort Road', Line2: null, pin: 400001, phones: ['1', ' 2 '] }
  const answer = read([{ ...overallForm(), Details: { Address } }])
  expect(answer).toMatchObject({
    payslips: [{ details: [{ text: '4 Fort Road, 400001, 1, 2' }] }],
  })
})

it('sends a list of files under payslips', () => {
  expect(toPayslipUploadBody(['AAAA'])).toEqual({ payslips: ['AAAA'] })
})
