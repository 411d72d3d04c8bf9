import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { TaxpayerIdSchema } from '#features/kyc/gstr/contract.ts'
import { authenticateOtp, downloadDocuments, requestOtp } from '#features/kyc/gstr/endpoints.ts'
import { failureContext } from '#features/kyc/gstr/failureContext.ts'
import type { ApiError } from '#shared/platform/api/apiError.ts'
import { classifyError, type ErrorRules } from '#shared/platform/api/errorRules.ts'

const http = (status: number, detail = ''): ApiError => ({ kind: 'http', status, detail })
const TAXPAYER = { gstin: '27AAKCD4821M1ZB', username: 'dakshin.pune' }

it('requests have the specified form', () => {
  expect(requestOtp.request?.(TAXPAYER)).toEqual({ body: TAXPAYER })
  expect(authenticateOtp.request?.({ ...TAXPAYER, taxpayerId: 7, otp: '123456' })).toEqual({
    body: { ...TAXPAYER, otp: '123456', taxpayer_id: 7 },
  })
  expect(downloadDocuments.request?.({ gstin: TAXPAYER.gstin, taxpayerId: 'T1' })).toEqual({
    body: { gstin: TAXPAYER.gstin, taxpayer_id: 'T1' },
  })
})

describe('errors', () => {
  const network: ApiError = { kind: 'network' }
  it.each<[string, ErrorRules<string>, ApiError, string]>([
    ['request', requestOtp.errors, http(401), 'notAuthenticated'],
    ['request', requestOtp.errors, http(400, 'API Access Denied'), 'gstrApiAccessDenied'],
    ['request', requestOtp.errors, http(403, 'API Access Denied'), 'gstrApiAccessDenied'],
    ['request', requestOtp.errors, http(400, 'No such taxpayer'), 'requestOtpError'],
    ['request', requestOtp.errors, { kind: 'contract', issue: 'x' }, 'requestOtpError'],
    ['request', requestOtp.errors, network, 'uploadFailed'],
    ['verify', authenticateOtp.errors, http(401), 'notAuthenticated'],
    ['verify', authenticateOtp.errors, http(400, 'Invalid OTP'), 'wrongOtp'],
    ['verify', authenticateOtp.errors, http(400, 'the otp is wrong'), 'wrongOtp'],
    ['verify', authenticateOtp.errors, http(500, 'OTP service down'), 'autheticateOtpError'],
    ['verify', authenticateOtp.errors, http(400, 'Session over'), 'autheticateOtpError'],
    ['verify', authenticateOtp.errors, network, 'uploadFailed'],
    ['download', downloadDocuments.errors, http(401), 'notAuthenticated'],
    ['download', downloadDocuments.errors, http(500), 'downloadDocumentsError'],
    ['download', downloadDocuments.errors, network, 'uploadFailed'],
  ])('%s: %#', (_, rules, error, name) => {
    expect(classifyError(rules, error)).toBe(name)
  })

  it('a server error does not count as a wrong OTP', () => {
    expect(
      failureContext('authenticateOtp', 'autheticateOtpError', http(500)).override?.title,
    ).toBe('OTP not checked')
    expect(
      failureContext('authenticateOtp', 'autheticateOtpError', http(400, 'Session over')),
    ).toMatchObject({
      override: { title: 'OTP not accepted', line: expect.not.stringContaining('wrong otp') },
      lists: [{ items: ['Session over'] }],
    })
  })

  it('a request that may have arrived is not called unsent', () => {
    expect(failureContext('requestOtp', 'uploadFailed', network)).toEqual({
      footnote: expect.stringMatching(/^The taxpayer may already have received an OTP\./),
    })
    expect(failureContext('requestOtp', 'requestOtpError', http(504))).toMatchObject({
      override: { line: 'The taxpayer may already have received an OTP.' },
    })
    expect(failureContext('requestOtp', 'requestOtpError', http(400)).override).toBeUndefined()
  })
})

describe('taxpayer_id', () => {
  it.each([
    [{ taxpayer_id: 'T1' }, 'T1'],
    [{ taxpayer_id: 12, status: 'SUCCESS' }, 12],
    [{ data: { taxpayer_id: 'T1' } }, 'T1'],
  ])('is read from %j', (answer, id) => {
    expect(v.parse(TaxpayerIdSchema, answer)).toBe(id)
  })

  it.each([{}, { taxpayer_id: '' }, { taxpayer_id: null }, { data: 'T1' }, null])(
    'is missing in %j',
    (answer) => {
      expect(v.safeParse(TaxpayerIdSchema, answer).success).toBe(false)
    },
  )
})
