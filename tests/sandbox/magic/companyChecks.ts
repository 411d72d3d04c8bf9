import type { Place } from './place.ts'

const CHECKS = { group: 'Company checks' } as const

export const COMPANY_PLACES = {
  companyReport: {
    ...CHECKS,
    name: 'Reports of company checks',
    location: 'the check whose Work Order Id is the value (search for it, or upload one)',
    faults: [],
    ownFaults: {
      'report-error': {
        answer: [500, 'Internal Server Error'],
        expectedDialog: 'downloadReportError',
        note: 'The report is answered 500',
      },
      'report-no-answer': {
        answer: null,
        expectedDialog: 'uploadFailed',
        note: 'The report gets no answer',
      },
      'report-unauthorized': {
        answer: [401, 'Not authenticated'],
        endsSession: true,
        expectedDialog: 'notAuthenticated',
        note: 'The session ends at the report',
      },
    },
  },
  companySearch: {
    ...CHECKS,
    name: 'View Checks',
    location: 'the value searched for as Candidate Name',
    faults: ['server-error', 'no-answer', 'unauthorized', 'misfit'],
    differs: {
      'server-error': { expectedDialog: 'filterError' },
      misfit: { expectedDialog: 'filterError' },
    },
  },
  companyUpload: {
    ...CHECKS,
    name: 'Create Case',
    location: 'a workbook named value.xlsx',
    faults: ['bad-document', 'server-error', 'no-answer', 'unauthorized'],
    differs: {
      'bad-document': { expectedDialog: 'fileUploadError' },
      'server-error': { expectedDialog: 'fileUploadError' },
    },
    ownFaults: {
      'list-error': {
        expectedDialog: 'fetchRecordsError',
        note: 'Taken, and the list after it is answered 500 once',
      },
    },
  },
} as const satisfies Record<string, Place>
