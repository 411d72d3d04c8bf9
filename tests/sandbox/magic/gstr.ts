import type { Place } from './place.ts'

const GSTR = { group: 'GSTR' } as const
const SERVER_ERROR = [500, 'Internal Server Error'] as const
/** Details that the portal recognises by their text (kyc §8). */
export const ACCESS_DENIED = 'API Access Denied'
export const WRONG_OTP = 'Invalid OTP'

export const GSTR_PLACES = {
  gstUsername: {
    ...GSTR,
    name: 'Details',
    location: 'the value as username, with any GSTIN that fits the pattern',
    faults: ['server-error', 'no-answer', 'unauthorized', 'misfit'],
    differs: {
      'server-error': { expectedDialog: 'requestOtpError' },
      misfit: { expectedDialog: 'requestOtpError', note: 'The answer carries no taxpayer_id' },
    },
    ownFaults: {
      'access-denied': {
        answer: [400, ACCESS_DENIED],
        expectedDialog: 'gstrApiAccessDenied',
        note: `Refused: ${ACCESS_DENIED}`,
      },
      'no-such-taxpayer': {
        answer: [400, 'No such taxpayer'],
        expectedDialog: 'requestOtpError',
        note: 'Refused with another detail',
      },
      wrapped: { expectedDialog: 'the OTP, as ever', note: 'taxpayer_id comes under data' },
      'zip-error': {
        answer: SERVER_ERROR,
        at: 'zip',
        expectedDialog: 'downloadDocumentsError',
        note: 'The download is answered 500',
      },
      'zip-no-answer': {
        answer: null,
        at: 'zip',
        expectedDialog: 'uploadFailed',
        note: 'The download gets no answer',
      },
      'zip-unauthorized': {
        answer: [401, 'Not authenticated'],
        at: 'zip',
        endsSession: true,
        expectedDialog: 'notAuthenticated',
        note: 'The session ends at the download',
      },
      'zip-broken': {
        expectedDialog: 'a ZIP that can only be saved',
        note: 'What is downloaded is no ZIP that can be opened',
      },
    },
  },
  gstOtp: {
    ...GSTR,
    name: 'OTP',
    location: 'the value as OTP; the true one stands in the inbox. Any other is a wrong one.',
    faults: [],
    ownFaults: {
      '000000': {
        answer: SERVER_ERROR,
        expectedDialog: 'autheticateOtpError',
        note: 'Answered 500',
      },
      '000001': {
        answer: [400, 'Taxpayer session is over'],
        expectedDialog: 'autheticateOtpError',
        note: 'Refused with another detail',
      },
      '000002': { answer: null, expectedDialog: 'uploadFailed', note: 'The connection breaks' },
      '000003': {
        answer: [401, 'Not authenticated'],
        endsSession: true,
        expectedDialog: 'notAuthenticated',
        note: 'The session ends',
      },
    },
  },
} as const satisfies Record<string, Place>
