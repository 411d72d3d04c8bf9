import type { Place } from './place.ts'

const CHECKS = { group: 'Company checks' } as const

export const COMPANY_PLACES = {
  companyReport: {
    ...CHECKS,
    name: 'Reports of company checks',
    where: 'the check whose Work Order Id is the value (search for it, or upload one)',
    faults: [],
    own: {
      'report-error': {
        answer: [500, 'Internal Server Error'],
        reaches: 'downloadReportError',
        note: 'The report is answered 500',
      },
      'report-no-answer': {
        answer: null,
        reaches: 'uploadFailed',
        note: 'The report gets no answer',
      },
      'report-unauthorized': {
        answer: [401, 'Not authenticated'],
        endsSession: true,
        reaches: 'notAuthenticated',
        note: 'The session ends at the report',
      },
    },
  },
  companySearch: {
    ...CHECKS,
    name: 'View Checks',
    where: 'the value searched for as Candidate Name',
    faults: ['server-error', 'no-answer', 'unauthorized', 'misfit'],
    differs: {
      'server-error': { reaches: 'filterError' },
      misfit: { reaches: 'filterError' },
    },
  },
  companyUpload: {
    ...CHECKS,
    name: 'Create Case',
    where: 'a workbook named value.xlsx',
    faults: ['bad-document', 'server-error', 'no-answer', 'unauthorized'],
    differs: {
      'bad-document': { reaches: 'fileUploadError' },
      'server-error': { reaches: 'fileUploadError' },
    },
    own: {
      'list-error': {
        reaches: 'fetchRecordsError',
        note: 'Taken, and the list after it is answered 500 once',
      },
    },
  },
} as const satisfies Record<string, Place>
