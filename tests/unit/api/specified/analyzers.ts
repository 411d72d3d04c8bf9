import type { Specified } from './specified.ts'

/** Responses as analyzers §3, §4 and §7 allow them, written from the specification alone. All persons are invented. */
const LINE = { Label: 'Basic', Value: 40_000 }
const TOTALS = { GrossSalary: 40_000, TotalDeductions: 1_800, NetPay: 38_200 }
const PAYSLIP = {
  Details: { EMPLOYER_NAME: 'Tapti Polymers', EMPLOYEE_NAME: 'Ila Sen', DAYS: 30 },
  earnings: [LINE],
  deductions: [{ Label: 'PF', Value: '1,800.00', Category: 'Statutory' }],
  OverallDetails: TOTALS,
}
const { OverallDetails: _, ...PAYSLIP_PARTS } = PAYSLIP

const STATEMENT = {
  form26ASTransactionID: 'f-1',
  filePath: '/tmp/f.pdf',
  nameOfAssessee: 'Ila Sen',
  financialYear: '2024-25',
  assessmentYear: '2025-26',
  PAN_number: 'AAAPS0000A',
  PAN_status: 'Active',
}
const TABLE = [
  ['date', 'credit', 'tax'],
  ['30-Apr-2024', '40000.00', '1000.00'],
]
const DEDUCTOR = {
  NameOfDeductor: 'Tapti Polymers',
  TANNumber: 'PNEA00000A',
  TotalCredit: '4,80,000.00',
  TotalTax: '12,000.00',
  Details: TABLE,
}
const LOWER_DEDUCTOR = {
  nameOfDeductor: 'Tapti Polymers',
  TANNumber: 'PNEA00000A',
  totalCredit: '4,80,000.00',
  totalTax: '0.00',
  details: [['date', 'credit', 'tax']],
}

const IN_PROGRESS = { status: 'In Progress', message: 'Reading' }
const TRANSACTION = { clientRequestTransactionId: 'T-1' }
const OTHER_TRANSACTION = { clientRequestTransactionID: 7001 }

const BANK = {
  status: 'In Progress',
  Percentage: 40,
  Time_left: 300,
  message: null,
  start_time: '2026-11-20T10:00:00',
  end_time: null,
  Failed_Files: null,
  accounts_failed: null,
}
const BANK_DONE = {
  ...BANK,
  status: 'Success',
  Percentage: 100,
  Time_left: 0,
  message: 'Done',
  end_time: '2026-11-20 10:08:00.123456',
  Failed_Files: { account_1: [], account_2: ['march.pdf'] },
  accounts_failed: 0,
}
const FINANCIAL = {
  status: 'In Progress',
  percentage: 30,
  time_left: 90,
  start_time: '2026-11-20 10:00:00',
  end_time: null,
}

const document = (fields: object) => ({ doc_type: 'Aadhaar', doc_id: '000000000001', ...fields })

export const ANALYZERS: readonly Specified[] = [
  ['payslipUpload', 'one spelling', TRANSACTION],
  ['payslipUpload', 'the other, as a number', OTHER_TRANSACTION],
  [
    'payslipUpload',
    'a whole processing response',
    { ...TRANSACTION, status: 'Queued', message: 'Received', data: null },
  ],
  ['payslipUpload', 'under data', { data: TRANSACTION }],
  ['payslipOutput', 'in progress', IN_PROGRESS],
  ['payslipOutput', 'failed, with its id', { ...TRANSACTION, status: 'Failed', message: 'Scan' }],
  ['payslipOutput', 'a result', [PAYSLIP]],
  [
    'payslipOutput',
    'the other form, as text',
    [
      {
        ...PAYSLIP_PARTS,
        gross_salary: '40,000.00',
        total_deductions: '1,800.00',
        net_pay: '38,200',
      },
    ],
  ],
  [
    'payslipOutput',
    'empty lists, nulls and extra fields',
    [
      {
        Details: { EMPLOYER_NAME: null, ALLOWANCES: ['a'], BANK: { name: 'HDFC' } },
        earnings: [],
        deductions: null,
        OverallDetails: { ...TOTALS, NetPay: null, Currency: 'INR' },
        confidence: 0.9,
      },
    ],
  ],
  [
    'payslipOutput',
    'null for a category',
    [{ ...PAYSLIP, earnings: [{ ...LINE, Category: null, page: 1 }] }],
  ],
  ['payslipOutput', 'under data', { data: [PAYSLIP, PAYSLIP] }],
  ['form26asUpload', 'an id', TRANSACTION],
  ['form26asOutput', 'in progress', { ...IN_PROGRESS, percentage: '10' }],
  ['form26asOutput', 'a result', [{ ...STATEMENT, Section192: [DEDUCTOR] }]],
  [
    'form26asOutput',
    'fields in lower camel case',
    [{ ...STATEMENT, Section192: [LOWER_DEDUCTOR, DEDUCTOR] }],
  ],
  [
    'form26asOutput',
    'the other spelling of the id, no deductors and another section',
    [
      {
        ...STATEMENT,
        form26ASTransactionID: undefined,
        form26ASTransactionId: 12,
        Section192: [],
        Section194A: [DEDUCTOR],
        pages: 4,
      },
    ],
  ],
  ['idExtractionUpload', 'an id', TRANSACTION],
  ['idExtractionOutput', 'in progress', IN_PROGRESS],
  ['idExtractionOutput', 'another status', { message: 'Blurred', status: 'Failed' }],
  [
    'idExtractionOutput',
    'a document',
    [document({ address: ['2 Hill Road', 'Pune'], dob: '01/02/1990', sex: 'F', photo: null })],
  ],
  [
    'idExtractionOutput',
    'what could not be read',
    [document({ doc_id: 'Insufficient Info', address: [], dob: null })],
  ],
  ['idExtractionOutput', 'a number as the id', [document({ doc_id: 12 })]],
  ['idExtractionOutput', 'pages', { page_0: document({}), page_1: document({ dob: null }) }],
  ['idExtractionOutput', 'pages in a list', [{ page_0: document({}), page_1: document({}) }]],
  ['bankStatementUpload', 'an id', OTHER_TRANSACTION],
  ['bankStatementStatus', 'in progress', BANK],
  [
    'bankStatementStatus',
    'in the queue, numbers as text',
    { ...BANK, status: 'Pending', Percentage: '5', Time_left: '480', Failed_Files: {} },
  ],
  ['bankStatementStatus', 'a partial success', BANK_DONE],
  [
    'bankStatementStatus',
    'a success without a time left',
    { ...BANK_DONE, Time_left: null, Failed_Files: {}, accounts_failed: [] },
  ],
  [
    'bankStatementStatus',
    'failed',
    { ...BANK_DONE, status: 'Failed', message: 'Required table headers not present' },
  ],
  ['bankStatementStatus', 'failed, status alone', { status: 'Failed', message: null }],
  ['passbookFrontpage', 'an id', { ...OTHER_TRANSACTION, status: 'ok' }],
  ['passbookTransactionpage', 'anything', 'received'],
  ['passbookStatus', 'in progress', { status: 'In Progress' }],
  ['passbookStatus', 'a success with more', { status: 'Success', Percentage: 100, message: null }],
  ['passbookStatus', 'any status', { status: 'Queued' }],
  ['financialStatementUpload', 'an id without a stated name', { transaction_id: 'F-1' }],
  [
    'financialStatementStatus',
    'in the queue',
    { data: { ...FINANCIAL, status: 'Transaction in Progress' } },
  ],
  ['financialStatementStatus', 'in progress', { data: FINANCIAL, message: 'ok' }],
  [
    'financialStatementStatus',
    'a partial success',
    {
      data: {
        ...FINANCIAL,
        status: 'Partial Success',
        percentage: '100',
        time_left: null,
        end_time: '2026-11-20 10:02:00',
      },
    },
  ],
  [
    'financialStatementStatus',
    'failed',
    { data: { ...FINANCIAL, status: 'Failed', percentage: null, time_left: null } },
  ],
]
