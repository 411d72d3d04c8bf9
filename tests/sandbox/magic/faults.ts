import type { DialogName } from '#shared/platform/store/dialogNames.ts'

/** The effect of a magic value. */
export type FaultRow = {
  /** Status and detail; `null`: the connection breaks. Default: the handler does what the note says. */
  answer?: readonly [status: number, detail: unknown] | null
  /** The later call that fails; default: the call that carries the value. */
  at?:
    | 'status'
    | 'response'
    | 'report'
    | 'pdf'
    | 'zip'
    | 'start'
    | 'fetch'
    | 'submit'
    | 'reopen'
    | 'resend'
    | 'form'
    | 'send'
  /** Which of those calls fails, counted from 1; default: all. */
  calls?: readonly [first: number, last: number]
  endsSession?: true
  /** Factor for the duration. */
  slowdown?: number
  /** The resulting dialog, or what is shown if there is none. */
  expectedDialog: DialogName | (string & {})
  note: string
}

const refused = (detail: string, expectedDialog: DialogName) => ({
  answer: [400, detail] as const,
  expectedDialog,
  note: `Upload refused: ${detail}`,
})

const SERVER_ERROR = [500, 'Internal Server Error'] as const
const NOT_AUTHENTICATED = [401, 'Not authenticated'] as const
const TEAPOT = [418, 'I am a teapot'] as const

/**
 * Faults that several places share or handlers raise themselves. The tables of places (`analyzers.ts`, `account.ts`,
 * `administration.ts`) list which of them each place has, and how they differ.
 */
export const FAULTS = {
  'low-credits': refused('Insufficient Credits', 'lowCredits'),
  'trial-ended': refused('Trial Subscription Ended', 'trialSubscriptionEnded'),
  'limit-exhausted': refused('File Limit Exhausted', 'trialLimitExhausted'),
  'bad-document': {
    answer: [400, 'Document could not be read'],
    expectedDialog: 'documentUploadError',
    note: 'Upload refused with another detail',
  },
  'empty-excel': refused('Excel is Empty', 'emptyInputExcel'),
  'extra-excel': refused('Extra Data Entered', 'extraExcelData'),
  'bad-excel': refused('Error While reading the Excel', 'Invalidinputexcel'),
  'server-error': { answer: SERVER_ERROR, expectedDialog: 'internalError', note: 'Answered 500' },
  teapot: { answer: TEAPOT, expectedDialog: 'outputFailed', note: 'Upload answered 418' },
  'odd-error': { answer: TEAPOT, expectedDialog: 'error toast', note: 'Answered 418' },
  'rate-limited': {
    answer: [429, 'Too many attempts. Please try again after 1 minute.'],
    expectedDialog: 'rateLimitExceeded',
    note: 'Answered 429',
  },
  'no-answer': { answer: null, expectedDialog: 'uploadFailed', note: 'The connection breaks' },
  unauthorized: {
    answer: NOT_AUTHENTICATED,
    endsSession: true,
    expectedDialog: 'notAuthenticated',
    note: 'The session ends',
  },
  blocked: {
    answer: [401, 'Your account is Blocked.'],
    expectedDialog: 'userBlocked',
    note: 'Answered 401: Your account is Blocked.',
  },
  elsewhere: {
    answer: [401, 'User session already exist'],
    expectedDialog: 'activeSessionError',
    note: 'Answered 401: User session already exist',
  },
  'link-sent': {
    answer: [400, 'Link already sent to your inbox. If you not received link contact admin.'],
    expectedDialog: 'linkAlreadySent',
    note: 'As when a link that still works was sent before',
  },
  failed: { expectedDialog: 'outputFailed', note: 'Processing ends with status Failed' },
  misfit: { expectedDialog: 'outputFailed', note: 'The answer does not fit the contract' },
  'poll-error': {
    answer: SERVER_ERROR,
    at: 'status',
    calls: [2, 2],
    expectedDialog: 'internalError',
    note: 'The second status call is answered 500',
  },
  'poll-unauthorized': {
    answer: NOT_AUTHENTICATED,
    at: 'status',
    calls: [2, Infinity],
    endsSession: true,
    expectedDialog: 'notAuthenticated',
    note: 'The session ends during processing',
  },
  flaky: {
    answer: null,
    at: 'status',
    calls: [2, 3],
    expectedDialog: 'a result, late',
    note: 'The second and third status calls get no answer, then it goes on',
  },
  slow: {
    slowdown: 10,
    expectedDialog: 'a result, late',
    note: 'Takes ten times as long: time to leave the page, reload or cancel',
  },
  'array-detail': {
    answer: [
      422,
      [
        { loc: ['body'], msg: 'Sandbox: the first of two details' },
        { loc: ['body'], msg: 'Sandbox: the second of two details' },
      ],
    ],
    expectedDialog: 'error toast',
    note: 'Refused with a list as detail: the toast tells its first item',
  },
} as const satisfies Record<string, FaultRow>

export type FaultName = keyof typeof FAULTS
