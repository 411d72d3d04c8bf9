import type { FaultRow } from './faults.ts'
import type { Place } from './place.ts'

const UAN = { group: 'Employment history (UAN)' } as const

/** Socket statuses and what the candidate's page shows (kyc §8). */
const STATUSES = {
  401: 'Invalid Link',
  402: 'Invalid Link',
  403: 'login, invalid credentials',
  404: 'otp, invalid',
  405: 'Not possible now',
  406: 'otp, expired',
  407: 'Maximum captcha attempts reached',
  500: 'Server Error',
  501: 'Invalid Link',
  502: 'Time Expired',
  503: 'Client Disconnect',
  599: 'Error occurred',
} as const

/** A magic value for each of them, made from its number. */
const statusRows = (valueOf: (status: string) => string): Record<string, FaultRow> =>
  Object.fromEntries(
    Object.entries(STATUSES).map(([status, expectedDialog]) => [
      valueOf(status),
      {
        answer: [Number(status), 'Refused'],
        expectedDialog,
        note: `The socket says ERROR with status ${status}`,
      },
    ]),
  )

/** The call is answered with a 307 once, whose target responds. */
const MOVED = {
  expectedDialog: 'the same, by a redirect',
  note: 'Answered 307 with another place, which answers (decisions D11)',
} as const

export const UAN_PLACES = {
  uanJob: {
    ...UAN,
    name: 'Jobs of the sub-client “Sandbox faults” (Kaveri Microfinance)',
    location: 'the job of the candidate “Fault Value”',
    faults: [],
    ownFaults: {
      'report-error': {
        answer: [500, 'Internal Server Error'],
        at: 'report',
        expectedDialog: 'downloadReportError',
        note: 'The report is answered 500',
      },
      'report-no-answer': {
        answer: null,
        at: 'report',
        expectedDialog: 'uploadFailed',
        note: 'The report gets no answer',
      },
      'report-unauthorized': {
        answer: [401, 'Not authenticated'],
        at: 'report',
        endsSession: true,
        expectedDialog: 'notAuthenticated',
        note: 'The session ends at the report',
      },
      'report-moved': MOVED,
      'link-expired': { expectedDialog: 'Invalid Link', note: 'Its live socket says 401 at once' },
      'link-closed': {
        expectedDialog: 'Invalid Link',
        note: 'Its live socket is closed before INIT',
      },
      'link-refused': {
        expectedDialog: 'Connection Error',
        note: 'The upgrade of its socket is refused',
      },
      'link-silent': {
        expectedDialog: 'Time Expired, after a minute',
        note: 'Its live socket says nothing',
      },
      'link-garbled': {
        expectedDialog: 'the consent',
        note: 'Its live socket says what nobody knows, and INIT 200 times',
      },
      'odd-status': {
        expectedDialog: 'the badge Error',
        note: 'Its status is one that no table knows',
      },
    },
  },
  uanPassword: {
    ...UAN,
    name: 'Login of the candidate',
    location: 'the value as the UAN password',
    faults: [],
    ownFaults: {
      ...statusRows((status) => `status-${status}`),
      'without-captcha': { expectedDialog: 'the OTP', note: 'No captcha is asked for' },
      'line-drops': {
        expectedDialog: 'the captcha, connected again',
        note: 'Taken, and the connection breaks before the answer',
      },
      'line-silent': { expectedDialog: 'Time Expired, after a minute', note: 'Gets no answer' },
    },
  },
  uanCaptcha: {
    ...UAN,
    name: 'Captcha of the candidate',
    location: 'the value as the captcha; any wrong one brings a new picture, the third ends it',
    faults: [],
    ownFaults: statusRows((status) => `no${status}`),
  },
  uanOtp: {
    ...UAN,
    name: 'OTP of the candidate',
    location: 'the value as the OTP; the right one stands in /sandbox/inbox',
    faults: [],
    ownFaults: {
      ...statusRows((status) => `000${status}`),
      '000001': {
        expectedDialog: 'Successfully Submitted',
        note: 'Right, and the connection breaks before the answer',
      },
    },
  },
  uanSearch: {
    ...UAN,
    name: 'View Jobs',
    location: 'the value searched for as Name',
    faults: ['server-error', 'no-answer', 'unauthorized', 'misfit'],
    differs: {
      'server-error': { expectedDialog: 'filterError' },
      misfit: { expectedDialog: 'filterError' },
    },
    ownFaults: { moved: MOVED },
  },
  uanUpload: {
    ...UAN,
    name: 'Create Job',
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
      moved: MOVED,
    },
  },
} as const satisfies Record<string, Place>
