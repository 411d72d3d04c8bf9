import { FAULTS } from './faults.ts'
import type { Place } from './place.ts'

const IN_PDF =
  'a PDF whose title is, or whose text has the line, “Sandbox: value”. Ready files stand among the samples.'
const inName = (prefix: string, extension: string, extensions: string) =>
  `a file named value.pdf or ${prefix}value.${extension} (${extensions}), or a PDF whose title is “Sandbox: value”`

/** Faults of all analyzers: rejected uploads, then failed processing. */
const ANALYZER = {
  group: 'Analyzers',
  faults: [
    'low-credits',
    'trial-ended',
    'limit-exhausted',
    'bad-document',
    'empty-excel',
    'extra-excel',
    'bad-excel',
    'server-error',
    'teapot',
    'no-answer',
    'unauthorized',
    'failed',
    'poll-error',
    'poll-unauthorized',
    'misfit',
    'flaky',
    'slow',
  ],
  differs: {
    'server-error': { note: 'Upload answered 500' },
    'no-answer': { note: 'The connection breaks during the upload' },
    unauthorized: { note: 'The session ends during the upload' },
  },
} as const satisfies Partial<Place>

const STATUS_MISFIT = { note: 'The status does not fit the contract' }

/** The magic values of each analyzer are in the uploaded file. */
export const ANALYZER_PLACES = {
  payslip: {
    ...ANALYZER,
    name: 'Payslip',
    location: IN_PDF,
    filePrefix: '',
    ownFaults: {
      'gross-salary': {
        expectedDialog: 'a result',
        note: 'The second form of the answer: gross_salary, total_deductions, net_pay',
      },
    },
  },
  form26as: {
    ...ANALYZER,
    name: 'Form 26AS',
    location: IN_PDF,
    filePrefix: 'form26as-',
    ownFaults: {
      'lower-camel': {
        expectedDialog: 'a result',
        note: 'The second spelling of the answer: nameOfDeductor, totalCredit, totalTax, details',
      },
    },
  },
  financialStatement: {
    ...ANALYZER,
    name: 'Financial statement',
    location: inName('statement-', 'pdf', 'any extension'),
    filePrefix: 'statement-',
    differs: {
      ...ANALYZER.differs,
      failed: { expectedDialog: 'imageQualityError' },
      misfit: STATUS_MISFIT,
    },
    ownFaults: {
      'lost-output': {
        answer: FAULTS['server-error'].answer,
        at: 'response',
        expectedDialog: 'internalError',
        note: 'The workbook is answered 500',
      },
    },
  },
  passbook: {
    ...ANALYZER,
    name: 'Passbook',
    location:
      'a picture named value.jpg or passbook-value.jpg. As the front page it acts when that is sent, among the transaction pages 40 seconds later.',
    filePrefix: 'passbook-',
    differs: { ...ANALYZER.differs, misfit: STATUS_MISFIT },
    ownFaults: {
      'report-error': {
        answer: FAULTS['server-error'].answer,
        at: 'report',
        calls: [1, 1],
        expectedDialog: 'a result, at the second try',
        note: 'The first report call is answered 500: said on the page, no dialog',
      },
      'report-lost': {
        answer: null,
        at: 'report',
        expectedDialog: 'a result without its report',
        note: 'No report call is answered: said on the page, no dialog',
      },
    },
  },
  bankStatement: {
    ...ANALYZER,
    name: 'Bank statement',
    location: inName('bank-', 'pdf', 'any extension'),
    filePrefix: 'bank-',
    differs: {
      ...ANALYZER.differs,
      'empty-excel': {
        note: 'Upload refused: Excel is Empty; bank-related-empty.xlsx does the same',
      },
      'extra-excel': {
        note: 'Upload refused: Extra Data Entered; bank-related-extra.xlsx does the same',
      },
      misfit: STATUS_MISFIT,
    },
    ownFaults: {
      'no-headers': {
        expectedDialog: 'headersError',
        note: 'Failed: Required table headers not present; bank-no-headers.pdf does it without magic',
      },
      partial: {
        expectedDialog: 'partialOutput',
        note: 'This file fails; the others of the upload are analysed',
      },
      'zip-error': {
        answer: FAULTS['server-error'].answer,
        at: 'zip',
        expectedDialog: 'internalError',
        note: 'The zip call is answered 500',
      },
      'zip-unauthorized': {
        answer: FAULTS.unauthorized.answer,
        at: 'zip',
        endsSession: true,
        expectedDialog: 'notAuthenticated',
        note: 'The zip call is answered 401',
      },
      'zip-broken': {
        expectedDialog: 'a result',
        note: 'The zip cannot be read: it can only be downloaded',
      },
      'pdf-missing': {
        answer: [404, 'The report is not ready'],
        at: 'pdf',
        calls: [1, 1],
        expectedDialog: 'a result',
        note: 'The first PDF call is answered 404; Try again gets the report',
      },
    },
  },
  idExtraction: {
    ...ANALYZER,
    name: 'ID extraction',
    location: inName('id-', 'jpg', 'any accepted extension'),
    filePrefix: 'id-',
    ownFaults: {
      'odd-status': {
        expectedDialog: 'outputFailed',
        note: 'Processing ends with a message and a status nobody knows',
      },
      'page-keys': { expectedDialog: 'a result', note: 'The answer is an object with page_0' },
      insufficient: { expectedDialog: 'a result', note: "The number is 'Insufficient Info'" },
    },
  },
} as const satisfies Record<string, Place>
