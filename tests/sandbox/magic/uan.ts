import type { Place } from './place.ts'

const UAN = { group: 'Employment history (UAN)' } as const

/** The call is answered 307 once, and the place that it names answers it. */
const MOVED = {
  reaches: 'the same, by a redirect',
  note: 'Answered 307 with another place, which answers (decisions D11)',
} as const

export const UAN_PLACES = {
  uanJob: {
    ...UAN,
    name: 'Jobs of the sub-client “Sandbox faults” (Kaveri Microfinance)',
    where: 'the job of the candidate “Fault Value”',
    faults: [],
    own: {
      'report-error': {
        answer: [500, 'Internal Server Error'],
        at: 'report',
        reaches: 'downloadReportError',
        note: 'The report is answered 500',
      },
      'report-no-answer': {
        answer: null,
        at: 'report',
        reaches: 'uploadFailed',
        note: 'The report gets no answer',
      },
      'report-unauthorized': {
        answer: [401, 'Not authenticated'],
        at: 'report',
        endsSession: true,
        reaches: 'notAuthenticated',
        note: 'The session ends at the report',
      },
      'report-moved': MOVED,
      'odd-status': { reaches: 'the badge Error', note: 'Its status is one that no table knows' },
    },
  },
  uanSearch: {
    ...UAN,
    name: 'View Jobs',
    where: 'the value searched for as Name',
    faults: ['server-error', 'no-answer', 'unauthorized', 'misfit'],
    differs: {
      'server-error': { reaches: 'filterError' },
      misfit: { reaches: 'filterError' },
    },
    own: { moved: MOVED },
  },
  uanUpload: {
    ...UAN,
    name: 'Create Job',
    where: 'a file named value.csv',
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
      moved: MOVED,
    },
  },
} as const satisfies Record<string, Place>
