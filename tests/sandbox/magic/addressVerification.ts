import type { Place } from './place.ts'

const DAV = { group: 'Address verification' } as const
const SERVER_ERROR = [500, 'Internal Server Error'] as const
/** Details that the portal recognises by their text (kyc §8). */
export const ALREADY_ASSIGNED = 'Case Was Already Assigned'
export const ALREADY_UPDATED = 'Case status is already updated'

export const DAV_PLACES = {
  davCase: {
    ...DAV,
    name: 'Cases of the sub-client “Sandbox faults” (Kaveri Microfinance)',
    location: 'the case whose REF Number is the value',
    faults: [],
    ownFaults: {
      'start-error': {
        answer: SERVER_ERROR,
        at: 'start',
        expectedDialog: 'updateStatusError',
        note: 'Start QC is answered 500',
      },
      'start-no-answer': {
        answer: null,
        at: 'start',
        expectedDialog: 'uploadFailed',
        note: 'Start QC gets no answer',
      },
      'start-unauthorized': {
        answer: [401, 'Not authenticated'],
        at: 'start',
        endsSession: true,
        expectedDialog: 'notAuthenticated',
        note: 'The session ends at Start QC',
      },
      'assigned-elsewhere': {
        answer: [400, ALREADY_ASSIGNED],
        at: 'start',
        calls: [1, 1],
        expectedDialog: 'caseAlreadyAssigned',
        note: 'A colleague was faster and holds it by now; Assign takes it over',
      },
      'fetch-error': {
        answer: SERVER_ERROR,
        at: 'fetch',
        expectedDialog: 'QcDataError',
        note: 'The case of the review is answered 500',
      },
      'fetch-misfit': {
        at: 'fetch',
        expectedDialog: 'QcDataError',
        note: 'The case of the review does not fit the contract',
      },
      'no-place': {
        expectedDialog: 'submittedLocationNotFoundError',
        note: 'Its address is found on no map',
      },
      'map-down': {
        expectedDialog: 'a map that says so, with Try again',
        note: 'The maps service gets its address and does not answer',
      },
      'submit-error': {
        answer: SERVER_ERROR,
        at: 'submit',
        expectedDialog: 'errorSubmittingQc',
        note: 'The verdict is answered 500',
      },
      'not-success': {
        at: 'submit',
        expectedDialog: 'errorSubmittingQc',
        note: 'The verdict is answered 200 with another status than SUCCESS',
      },
      'taken-over': {
        answer: [400, ALREADY_ASSIGNED],
        at: 'submit',
        calls: [1, 1],
        expectedDialog: 'caseAlreadyAssigned',
        note: 'A colleague took the case over while it was judged; Assign takes it back',
      },
      'decided-elsewhere': {
        answer: [400, ALREADY_UPDATED],
        at: 'submit',
        calls: [1, 1],
        expectedDialog: 'caseStatusAlreadyUpdated',
        note: 'A colleague decided the case while it was judged',
      },
      'reopen-error': {
        answer: SERVER_ERROR,
        at: 'reopen',
        expectedDialog: 'reopenError',
        note: 'Reopening is answered 500',
      },
      'report-error': {
        answer: SERVER_ERROR,
        at: 'report',
        expectedDialog: 'downloadReportError',
        note: 'The report is answered 500',
      },
      'resend-error': {
        answer: SERVER_ERROR,
        at: 'resend',
        expectedDialog: 'resendNotificationError',
        note: 'Resend is answered 500',
      },
      heavy: { expectedDialog: 'a review, later', note: 'Five photos of 1.5 MB each' },
      'form-error': {
        answer: SERVER_ERROR,
        at: 'form',
        expectedDialog: 'Server Error',
        note: 'The candidate’s form is answered 500',
      },
      'form-no-answer': {
        answer: null,
        at: 'form',
        expectedDialog: 'Server Error',
        note: 'The candidate’s form gets no answer',
      },
      'form-misfit': {
        at: 'form',
        expectedDialog: 'Server Error',
        note: 'The candidate’s form does not fit the contract',
      },
      'send-error': {
        answer: SERVER_ERROR,
        at: 'send',
        calls: [1, 1],
        expectedDialog: 'errorDuringFormSubmission',
        note: 'The first submission is answered 500',
      },
      'send-lost': {
        answer: null,
        at: 'send',
        expectedDialog: 'Completed, after a second look',
        note: 'The submission is taken, and its answer is lost',
      },
      'send-unclear': {
        answer: null,
        at: 'send',
        calls: [1, 1],
        expectedDialog: 'errorDuringFormFetch',
        note: 'The first submission gets no answer, and who asks about it then is answered 500 once',
      },
      'send-closed': {
        answer: [400, ALREADY_UPDATED],
        at: 'send',
        expectedDialog: 'Completed',
        note: 'An operator closed the case meanwhile',
      },
    },
  },
  davAddress: {
    ...DAV,
    name: 'Address of a review',
    location: 'the value as the new address, before Plot',
    faults: [],
    ownFaults: {
      'map-down': {
        answer: null,
        expectedDialog: 'a line at the map',
        note: 'The connection breaks',
      },
      'map-busy': {
        answer: [429, 'Too many requests'],
        expectedDialog: 'a line at the map',
        note: 'Answered 429',
      },
      'map-misfit': {
        expectedDialog: 'a line at the map',
        note: 'An answer that is no list of places',
      },
      'map-silent': { expectedDialog: 'a line at the map', note: 'No answer for a minute' },
      'no such place': { expectedDialog: 'enteredLocationNotFoundError', note: 'Found on no map' },
    },
  },
  davUpload: {
    ...DAV,
    name: 'Create Case',
    location: 'a file named value.csv',
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
  davSearch: {
    ...DAV,
    name: 'View Checks',
    location: 'the value searched for as Candidate Name',
    faults: ['server-error', 'no-answer', 'unauthorized', 'misfit'],
    differs: {
      'server-error': { expectedDialog: 'filterError' },
      misfit: { expectedDialog: 'filterError' },
    },
  },
  davMis: {
    ...DAV,
    name: 'MIS report',
    location: 'a range that begins on this day of a month',
    faults: [],
    ownFaults: {
      '13': { answer: SERVER_ERROR, expectedDialog: 'downloadMisError', note: 'Answered 500' },
      '14': { answer: null, expectedDialog: 'uploadFailed', note: 'The connection breaks' },
    },
  },
} as const satisfies Record<string, Place>
